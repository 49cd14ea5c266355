-- Live streams look at their rights again also when a session gets another token, which is how a new password takes
-- the old one from whoever has seen it, and when the second factor of an account changes.
create trigger tell_access_change_of_token after update of token_hash on session
    for each statement execute function tell_access_change();
create trigger tell_access_change after insert or delete or update of confirmed_at on totp
    for each statement execute function tell_access_change();

-- An entry of the audit may be of all people, a right has a kind, and a booking that no person uses is a no-show.
alter table audit rename column of_everybody to of_all_people;
alter index audit_of_everybody rename to audit_of_all_people;
alter view audit_entry rename column of_everybody to of_all_people;

create or replace function find_looks(at_person bigint, looks text[], search text, before bigint, most bigint)
returns table (audit_id bigint, at timestamptz)
language sql stable as $$
    select found.audit_id, found.at
    from unnest(looks) look, lateral (
        (
            select audit_id, at from audit_target
            where subject_id = (select subject_id from subject where person_id = at_person)
                and action = look and not is_own
                and (before is null or (at, audit_id) < (audit_time(before), before))
            order by at desc, audit_id desc limit most
        ) union all (
            select audit_id, at from audit
            where of_all_people and action = look
                and at >= (select created_at from person where person_id = at_person)
                and actor is distinct from (select subject_id from subject where person_id = at_person)
                and (before is null or (at, audit_id) < (audit_time(before), before))
            order by at desc, audit_id desc limit most
        )
    ) found
    where strpos(look, lower(search)) > 0
$$;

alter table unlock rename column right_word to right_kind;
alter table unlock rename constraint unlock_right_word_check to unlock_right_kind_check;

create or replace function guard_unlock() returns trigger language plpgsql as $$
begin
    if old.ended_at is not null
        or row(old.lock_id, old.asked_at, old.way, old.is_granted, old.right_kind, old.right_id, old.sight,
            old.sight_source, old.sight_ms, old.reasons, old.override_reason, old.hold)
        is distinct from row(new.lock_id, new.asked_at, new.way, new.is_granted, new.right_kind, new.right_id,
            new.sight, new.sight_source, new.sight_ms, new.reasons, new.override_reason, new.hold)
        or (old.state = 'responded' and new.state in ('asked', 'challenged'))
    then
        raise exception 'an attempt that is over is never changed';
    end if;
    return new;
end
$$;

-- Bookings that ended are not changed otherwise.
alter table booking disable trigger user;
update booking set reason = 'no_show' where reason = 'nobody_came';
alter table booking enable trigger user;

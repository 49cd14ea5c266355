-- What somebody asks is committed without telling anybody, and told of right afterwards by the server that kept it
-- (`CommandNews`). PostgreSQL commits one by one what notifies, each only once the one before is on the disk: 200 orders
-- a second waited for each other. What is told of by nobody is found by the server that speaks to the devices.
drop trigger tell_command on command;
create trigger tell_command after insert on command for each row
    when (new.source <> 'person') execute function tell_command();

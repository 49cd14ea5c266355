-- What comes late of one stretch of somebody's past is looked through together: it grows while more may be on its way.
grant update (from_at, until_at) on record_due to rollcall_app;

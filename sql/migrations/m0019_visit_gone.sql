-- A visit that never was goes in the same commit in which somebody's whereabouts name another.
alter table whereabouts alter constraint whereabouts_visit_id_fkey deferrable initially deferred;

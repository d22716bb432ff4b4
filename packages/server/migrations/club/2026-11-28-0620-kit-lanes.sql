alter table "outbox" add column "lane" varchar(20) not null default 'work'
--;
alter table "outbox" add column "urgency" integer not null default 1
--;
alter table "outbox" add column "lease" varchar(36)
--;
alter table "outbox" add column "contacted_at" timestamptz
--;
alter table "outbox" add column "doubt_at" timestamptz
--;
-- Letters that wait during the upgrade keep to the lane of letters.
update "outbox" set "lane" = 'mail' where "kind" = 'mail'
--;
drop index "outbox_pendiente"
--;
alter table "outbox" drop column "locked_until"
--;
-- The turn of a waiting job: one look for each lane and urgency.
create index "outbox_turno" on "outbox" ("lane", "urgency", "run_at", "id") where "done_at" is null and "failed_at" is null and "doubt_at" is null
--;
-- The reason of a failed letter stands with its job.
alter table "correo" drop column "error"

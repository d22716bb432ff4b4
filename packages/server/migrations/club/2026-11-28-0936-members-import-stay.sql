alter table "importacion" add column "quedan" integer not null default 0

alter table "importacion_cambio" add column "antes" jsonb not null default '{}'

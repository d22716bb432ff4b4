alter table "socio_union" add column "otros" jsonb not null default '{}'

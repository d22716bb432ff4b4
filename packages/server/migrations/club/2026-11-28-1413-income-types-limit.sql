alter table "tipo_ingreso" add column "hasta_3000" boolean not null default true

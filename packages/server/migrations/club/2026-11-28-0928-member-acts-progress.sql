alter table "socio_acto" add column "fecha_fin" timestamptz
--;
alter table "socio_acto" add column "deshechos" integer not null default 0
--;
alter table "socio_acto" add column "sin_acceso" jsonb
--;
update "socio_acto" set "fecha_fin" = "fecha", "deshechos" = case when "deshecho" is null then 0 else "hechos" end

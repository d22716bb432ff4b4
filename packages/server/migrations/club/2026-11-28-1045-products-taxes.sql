alter table "tipo_ingreso" add column "id_mst_tasa" bigint
--;
alter table "tipo_ingreso" add constraint "tipo_ingreso_id_mst_tasa_fk" foreign key ("id_mst_tasa") references "tasa" ("id_mst_tasa")
--;
create index "tipo_ingreso_id_mst_tasa_idx" on "tipo_ingreso" ("id_mst_tasa")
--;
alter table "factura" add column "impuesto" varchar(40) not null default 'iva'
--;
alter table "factura" add column "exencion" varchar(40)
--;
alter table "tasa" add column "impuesto" varchar(40) not null default 'iva'
--;
alter table "tasa" add column "exencion" varchar(40)
--;
alter table "tasa" add constraint "tasa_exencion_sin_porcentaje" check ("exencion" is null or "prc_iva" = 0)
--;
alter table "factura" add constraint "factura_exencion_sin_porcentaje" check ("exencion" is null or "prc_iva" = 0)

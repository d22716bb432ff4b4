alter table "factura"
  add column "id_reg_factura_origen" bigint,
  add column "cobrado_por" jsonb
--;
alter table "factura" add constraint "factura_id_reg_factura_origen_fk" foreign key ("id_reg_factura_origen") references "factura" ("id_reg_factura")
--;
create index "factura_id_reg_factura_origen_idx" on "factura" ("id_reg_factura_origen")

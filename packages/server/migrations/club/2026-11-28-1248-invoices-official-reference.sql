alter table "factura" alter column "id_reg_facturaoficial" type bigint
--;
alter table "factura" add constraint "factura_id_reg_facturaoficial_fk" foreign key ("id_reg_facturaoficial") references "facturaoficial" ("id_reg_facturaoficial")
--;
create index "factura_id_reg_facturaoficial_idx" on "factura" ("id_reg_facturaoficial")
--;
alter table "tpv_carro" add column "id_reg_facturaoficial" bigint
--;
alter table "tpv_carro" add constraint "tpv_carro_id_reg_facturaoficial_fk" foreign key ("id_reg_facturaoficial") references "facturaoficial" ("id_reg_facturaoficial")
--;
create index "tpv_carro_id_reg_facturaoficial_idx" on "tpv_carro" ("id_reg_facturaoficial")

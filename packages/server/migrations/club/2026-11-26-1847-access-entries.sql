alter table "acceso" add column "id_reg_abonos" bigint
--;
alter table "acceso" add constraint "acceso_id_reg_abonos_fk" foreign key ("id_reg_abonos") references "abono" ("id_reg_abonos")
--;
create index "acceso_id_reg_abonos_idx" on "acceso" ("id_reg_abonos")
--;
alter table "tipo_abono" add column "cuenta_entradas" boolean not null default false

update "tipo_abono" set "asignar_id_mst_cuotas" = null
--;
alter table "tipo_abono" alter column "asignar_id_mst_cuotas" type bigint
--;
alter table "tipo_abono" add constraint "tipo_abono_asignar_id_mst_cuotas_fk" foreign key ("asignar_id_mst_cuotas") references "cuotas" ("id_mst_cuotas")
--;
create index "tipo_abono_asignar_id_mst_cuotas_idx" on "tipo_abono" ("asignar_id_mst_cuotas")

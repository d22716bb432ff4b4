drop index "cuota_periodo_id_reg_cuota_proceso_idx"
--;
create index "cuota_periodo_id_reg_cuota_proceso_idx" on "cuota_periodo" ("id_reg_cuota_proceso", "id_reg_socios_cuotas")

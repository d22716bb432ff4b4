alter table idempotencia add constraint idempotencia_clave unique (clave, id_mst_socios)
--;
create index idempotencia_fecha on idempotencia (fecha)
--;
create index outbox_pendiente on outbox (run_at) where done_at is null and failed_at is null
--;
create index auditoria_fecha on auditoria (fecha)

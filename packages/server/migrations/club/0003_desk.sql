-- Minutes since 2000-01-01 00:00 of the club's wall clock: a booking past midnight is one stretch.
alter table reserva_ocupa add column ocupa int4range generated always as (
  int4range((fecha - date '2000-01-01') * 1440 + hora_ini, (fecha - date '2000-01-01') * 1440 + hora_ini + duracion)
) stored
--;
-- The last defence against a double booking; handlers lock the courts first, so that nobody waits for a deadlock.
alter table reserva_ocupa add constraint reserva_pista_libre exclude using gist (id_mst_recurso with =, ocupa with &&)
--;
alter table reserva_ocupa add constraint reserva_ocupa_una_vez unique (id_reg_reserva, id_mst_recurso)
--;
create index reserva_recurso_fecha on reserva (id_mst_recurso, fecha)
--;
create index reserva_fecha on reserva (fecha)
--;
alter table reserva add constraint reserva_nivel_orden check (nivel <= nivel_max)
--;
alter table reserva_socio add constraint reserva_socio_orden unique (id_reg_reserva, orden)
--;
-- The guest (3) may fill several places, a member one.
create unique index reserva_socio_una_vez on reserva_socio (id_reg_reserva, id_mst_socios) where id_mst_socios <> 3
--;
create index reserva_hist_fecha on reserva_hist (fecha) where fecha_baja is not null and fecha_restaurada is null
--;
create index reserva_hist_reserva on reserva_hist (id_reg_reserva)
--;
-- A line is never paid beyond its total, and a refund line never given back beyond it.
alter table factura add constraint factura_pagado_tope check (pagado between least(0, precio * cantidad) and greatest(0, precio * cantidad))
--;
-- The payment date says that nothing is left to pay, and nothing else does (R-115).
alter table factura add constraint factura_pagada_entera check (case when fecha_pago is null then pagado <> precio * cantidad or precio * cantidad = 0 else pagado = precio * cantidad end)
--;
create index factura_pendiente_socio on factura (id_mst_socios) where fecha_pago is null
--;
create index factura_fecha on factura (fecha_creacion)
--;
alter table cobro add constraint cobro_importe check (importe <> 0)
--;
create index cobro_caja_orden on cobro (id_mst_caja, id_reg_cobro) where id_mst_caja is not null
--;
create index cobro_fecha on cobro (fecha)
--;
create index caja_movimiento_orden on caja_movimiento (id_mst_caja, id_reg_caja)
--;
create index caja_cierre on caja_movimiento (id_mst_caja, id_reg_caja) where tipo = 'cierre'
--;
alter table caja_movimiento add constraint caja_movimiento_importe check (amount >= 0)
--;
-- A close tells what it expected and up to which payment it counted; other movements have neither.
alter table caja_movimiento add constraint caja_movimiento_cierre check ((tipo = 'cierre') = (esperado is not null and id_reg_cobro is not null))
--;
alter table caja add constraint caja_nombre unique (desc_caja)

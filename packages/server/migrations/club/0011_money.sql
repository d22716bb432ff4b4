alter table "socio"
  alter column "preciohora" type bigint
--;
alter table "tiporecurso_tiposocio"
  alter column "precio" type bigint
--;
alter table "recurso_tiposocio"
  alter column "precio" type bigint
--;
alter table "empresa_c60"
  alter column "importe" type bigint
--;
alter table "tarifa_precio"
  alter column "precio" type bigint,
  alter column "precio_faltan_pocas_horas" type bigint
--;
alter table "tarifa_precio_tramo"
  alter column "precio" type bigint
--;
alter table "tipoabono_tiposocio_precio"
  alter column "precio" type bigint
--;
alter table "tipo_reserva"
  alter column "preciohora" type bigint
--;
alter table "factura"
  alter column "precio" type bigint,
  alter column "precio_calculado" type bigint,
  alter column "pagado" type bigint,
  alter column "pagado_bono" type bigint
--;
alter table "cobro"
  alter column "importe" type bigint
--;
alter table "caja"
  alter column "fondo" type bigint
--;
alter table "caja_movimiento"
  alter column "amount" type bigint,
  alter column "esperado" type bigint

update socio set codigo_tarjeta_acceso = left(codigo_tarjeta_acceso, 29 - length(id_mst_socios::text)) || '#' || id_mst_socios
  where activo and not reservado and codigo_tarjeta_acceso in (
    select codigo_tarjeta_acceso from socio where activo and not reservado group by codigo_tarjeta_acceso having count(*) > 1)
--;
create unique index "socio_tarjeta_una" on "socio" ("codigo_tarjeta_acceso") where activo and not reservado

-- Text as people search it: small letters without accents. Immutable, so that columns and indexes may be made of it.
create function plano(texto text) returns text language sql immutable strict parallel safe
  return lower(ext.unaccent('ext.unaccent'::regdictionary, texto))
--;
-- What a member is found by; every word follows a space, so a search for the beginning of a word can use the index.
alter table socio add column busca text generated always as (
  plano(
    ' ' || nombre || ' ' || apellidos || ' ' || coalesce(numsocio::text, '') || ' ' || coalesce(telefono, '') || ' ' || coalesce(telefono2, '') || ' '
      || coalesce(nif, '') || ' ' || coalesce(codigo_tarjeta_acceso, '') || ' ' || coalesce(email, '')
  )
) stored
--;
alter table socio add column orden_alfabetico text collate "C" generated always as (plano(apellidos || ' ' || nombre)) stored
--;
create index socio_busca on socio using gin (busca gin_trgm_ops)
--;
create index socio_orden on socio (activo desc, orden_alfabetico, id_mst_socios)
--;
create index socio_orden_todos on socio (orden_alfabetico, id_mst_socios)
--;
alter table socio add constraint socio_numero_unico unique (numsocio)
--;
-- Not unique: families come in lists with one address. A second one by hand is refused by the handler, which takes turns.
create index socio_email on socio (lower(email)) where email is not null
--;
create index socio_nif on socio (nif) where nif is not null
--;
create index socio_codigo_acceso on socio (codigo_tarjeta_acceso) where codigo_tarjeta_acceso is not null
--;
alter table socio add constraint socio_codigo_acceso_largo check (length(codigo_tarjeta_acceso) between 6 and 30)
--;
alter table socio add constraint socio_titular_otro check (id_mst_socios_titular <> id_mst_socios)
--;
alter table importacion_lectura add constraint importacion_lectura_token unique (token)
--;
alter table recurso add constraint recurso_capacidad check (capacidad_min <= capacidad_max)
--;
alter table recurso add constraint recurso_padre_otro check (id_mst_recurso_padre <> id_mst_recurso)
--;
create index recurso_orden on recurso (id_mst_tiporecurso, orden, id_mst_recurso)
--;
alter table minutos_reserva add constraint minutos_reserva_una_vez unique (id_mst_recurso, tipo_minutosreserva)
--;
-- Type 1 once per calendar (R-063).
create unique index horario_tipo1_unico on horario (id_mst_calendario) where tipo_horario = 1
--;
alter table horario add constraint horario_fechas check (fecha_ini <= fecha_fin)
--;
alter table festivo add constraint festivo_una_forma check (num_nonnulls(mes, dia_mes) = case when dia is null then 2 else 0 end)
--;
create unique index festivo_dia_unico on festivo (dia) where dia is not null
--;
create unique index festivo_cada_ano_unico on festivo (mes, dia_mes) where mes is not null
--;
alter table tarifa add constraint tarifa_fechas check (fecha_ini <= fecha_fin)
--;
-- Each member type once per price list (R-338).
alter table tarifa_precio add constraint tarifa_precio_tipo_unico unique (id_mst_tarifas, id_mst_tiposocio)
--;
alter table tarifa_dia add constraint tarifa_dia_una_vez unique (id_mst_tarifas, mes, dia_mes)
--;
alter table tarifa_precio_tramo add constraint tarifa_precio_tramo_orden check (min_horas <= max_horas)
--;
alter table tipo_ingreso_tiporecurso add constraint tipo_ingreso_tiporecurso_una_vez unique (id_mst_tipoingreso, id_mst_tiporecurso)

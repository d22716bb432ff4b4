create function sin_palabras(doc jsonb, personas bigint[], campos text[], fijos text[]) returns jsonb language plpgsql immutable set search_path from current as $$
declare
  de_otro boolean;
begin
  if jsonb_typeof(doc) = 'array' then
    return (select coalesce(jsonb_agg(sin_palabras(valor, personas, campos, fijos) order by n), '[]')
      from jsonb_array_elements(doc) with ordinality as e (valor, n));
  end if;
  if jsonb_typeof(doc) <> 'object' then return doc; end if;
  de_otro := personas is not null and jsonb_typeof(doc -> 'id_mst_socios') = 'number' and not (doc ->> 'id_mst_socios')::bigint = any (personas);
  return (select coalesce(jsonb_object_agg(nombre, case
      when not de_otro and nombre = any (campos) and valor <> 'null'
        then case when nombre = any (fijos) then '"--"'::jsonb else 'null'::jsonb end
      else sin_palabras(valor, personas, campos, fijos)
    end), '{}') from jsonb_each(doc) as e (nombre, valor));
end $$
--;
create function nombra_a(doc jsonb, personas bigint[]) returns boolean language sql immutable set search_path from current as $$
  select exists (select from unnest(personas) as persona where jsonb_path_exists(
    doc, '$.** ? (@.id_mst_socios == $id || @.id_socio == $id || @.socios[*] == $id)', jsonb_build_object('id', persona)))
$$
--;
create function suprimir_palabras(personas bigint[], campos text[], fijos text[]) returns void language sql security definer set search_path from current as $$
  update auditoria
    set cambios = jsonb_path_query_array(cambios, '$[*] ? (!(@.table == "socio" && (@.before.id_mst_socios == $ids[*] || @.after.id_mst_socios == $ids[*])))', jsonb_build_object('ids', to_jsonb(personas)))
    where cambios is not null and nombra_a(cambios, personas);
  update auditoria
    set cambios = sin_palabras(cambios, personas, campos, fijos)
    where cambios is not null and (nombra_a(cambios, personas) or nombra_a(datos, personas)
      or (accion like '% /api/socio/%' and datos ->> 'id' = any (personas::text[])));
  update auditoria
    set datos = jsonb_build_object('id', datos -> 'id')
    where accion like '% /api/socio/%' and datos ->> 'id' = any (personas::text[]);
  update libro_asiento
    set texto = null
    where texto is not null and (
      id_reg_factura in (select id_reg_factura from factura where id_mst_socios = any (personas))
      or debe in (select id_reg_cuenta from libro_cuenta where id_mst_socios = any (personas))
      or haber in (select id_reg_cuenta from libro_cuenta where id_mst_socios = any (personas)));
$$
--;
do $$ begin
  revoke execute on function suprimir_palabras(bigint[], text[], text[]) from public;
  if exists (select from pg_roles where rolname = 'tribuna_desk') then
    grant execute on function suprimir_palabras(bigint[], text[], text[]) to tribuna_desk;
  end if;
end $$
--;
drop function suprimir_de_auditoria(bigint)
--;
update auditoria
  set datos = sin_palabras(datos, null, array[
    'nombre', 'apellidos', 'email', 'telefono', 'telefono2', 'nif', 'direccion', 'codigo_postal', 'poblacion', 'provincia', 'full_iban',
    'licencia_federacion', 'codigo_tarjeta_acceso', 'aviso_admin', 'observaciones', 'desc_nota', 'descripcion', 'enlace', 'prueba', 'info',
    'comentarios', 'comentarios_usuario', 'concepto', 'motivo', 'texto', 'asunto', 'codigo'
  ], '{}')
  where datos <> '{}'

create function suprimir_de_auditoria(socio bigint) returns void language sql security definer set search_path from current as $$
  update auditoria
    set cambios = jsonb_path_query_array(cambios, '$[*] ? (!(@.table == "socio" && @.*.id_mst_socios == $id))', jsonb_build_object('id', socio))
    where cambios is not null
      and jsonb_path_query_array(cambios, '$[*] ? (@.table == "socio").*.id_mst_socios') @> to_jsonb(array[socio]);
  update auditoria
    set datos = jsonb_build_object('id', datos -> 'id')
    where accion like '% /api/socio/%' and datos ->> 'id' = socio::text;
  update auditoria
    set datos = '{}'
    where accion = 'POST /api/socio' and cambios = '[]';
$$
--;
do $$ begin
  revoke execute on function suprimir_de_auditoria(bigint) from public;
  if exists (select from pg_roles where rolname = 'tribuna_desk') then
    grant execute on function suprimir_de_auditoria(bigint) to tribuna_desk;
  end if;
end $$

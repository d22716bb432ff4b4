create index auditoria_socios on auditoria using gin (jsonb_path_query_array(cambios, '$[*] ? (@.table == "socio").*.id_mst_socios') jsonb_path_ops)
  where cambios is not null

update factura f set id_mst_proveedor = null where not exists (select from proveedor p where p.id_mst_proveedor = f.id_mst_proveedor)
--;
alter table "factura" alter column "id_mst_proveedor" type bigint
--;
alter table "factura" add constraint "factura_id_mst_proveedor_fk" foreign key ("id_mst_proveedor") references "proveedor" ("id_mst_proveedor")
--;
create index "factura_id_mst_proveedor_idx" on "factura" ("id_mst_proveedor")
--;
-- which entries tell of a line, for its history
create index auditoria_facturas on auditoria using gin (jsonb_path_query_array(cambios, '$[*] ? (@.table == "factura").*.id_reg_factura') jsonb_path_ops)
  where cambios is not null

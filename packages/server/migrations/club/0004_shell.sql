alter table cuenta add constraint cuenta_una_por_socio unique (id_mst_socios)
--;
alter table sesion add constraint sesion_token_unico unique (token_hash)
--;
create index sesion_socio on sesion (id_mst_socios)
--;
alter table token_unico add constraint token_unico_hash unique (hash)
--;
create index token_unico_socio on token_unico (id_mst_socios, purpose)
--;
alter table intento_acceso add constraint intento_acceso_clave unique (clave)
--;
alter table socios_menus add constraint socios_menus_una_vez unique (id_mst_socios, menu)
--;
alter table socio_parametro add constraint socio_parametro_una_vez unique (id_mst_socios, cod)
--;
alter table accesodirecto_socio add constraint accesodirecto_socio_una_vez unique (id_mst_socios, id_menu)
--;
alter table gridlayout add constraint gridlayout_una_vez unique (id_layout, id_mst_socios)
--;
alter table gridlayout add constraint gridlayout_tamano check (length(options::text) <= 100000)
--;
alter table param add constraint param_una_vez unique (cod_param)
--;
alter table correo add constraint correo_una_vez unique (id_outbox)
--;
create index correo_reciente on correo (id_reg_correo desc)
--;
alter table aviso add constraint aviso_dias check (hasta is null or hasta >= desde)
--;
create index intento_acceso_viejo on intento_acceso (first_at)

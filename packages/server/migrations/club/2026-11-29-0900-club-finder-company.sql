alter table "empresa" add column "latitud" double precision
--;
alter table "empresa" add column "longitud" double precision
--;
alter table "empresa" add column "en_buscador" boolean not null default false
--;
alter table "empresa" add constraint "empresa_buscador_con_lugar" check (not "en_buscador" or ("latitud" is not null and "longitud" is not null))

-- The order of the list of members: whoever has no number stands last.
create index socio_orden_lista on socio ((numsocio is null), orden_alfabetico, id_mst_socios) where not reservado

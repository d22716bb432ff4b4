-- Who is called so, in the order of the first name and what follows: a search reads a page of them, however many there are.
create index socio_nombre on socio (activo desc, (busca collate "C"), id_mst_socios)

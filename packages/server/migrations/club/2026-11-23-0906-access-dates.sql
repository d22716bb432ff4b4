create index acceso_fecha on acceso (fecha)

create index "actividad_inscrito_fecha_idx" on "actividad_inscrito" ("fecha")
--;
create index "campeonato_inscrito_fecha_idx" on "campeonato_inscrito" ("fecha")

-- The type that members book under is held to the hour limits of configurations that name no type; until now no type was.
update tipo_reserva set restriccion_reservas = true where id_mst_tiporeserva = 1

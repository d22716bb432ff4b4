import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { court } from '../courts/court.ts'

const minutes = field.integer()
const limits = {
  step_inicio: minutes,
  step_tiempo: minutes,
  min_tiempo: minutes,
  max_tiempo: minutes,
  default_tiempo: minutes,
  cambiar_inicio: field.flag(),
  cambiar_duracion: field.flag(),
}
/** Court with all limits of its bookings. */
export const courtFacts = {
  ...pick(court.fields, 'id_mst_recurso', 'desc_recurso', 'id_mst_tiporecurso', 'id_mst_recurso_padre', 'id_mst_calendario'),
  ...pick(court.fields, 'capacidad_max', 'capacidad_min', 'orden', 'reservar_pista', 'tiempo_reserva_posterior'),
  deporte_activo: field.flag(),
  calendario_activo: field.flag(),
  ...limits,
}

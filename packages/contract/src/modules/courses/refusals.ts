import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calls of courses. */
export const coursesRefusals = refusals({
  'msg.avisoCursoSinCuota': 409,
  'curso.lista_con_precio': 422,
  'curso.limite_bajo': 422,
  'curso.cuota_con_alumnos': 409,
  'curso.activo': 409,
  'curso.con_alumnos': 409,
  'curso.ya_activo': 409,
  'curso.ya_inactivo': 409,
  'curso.grupo_en_uso': 409,
})

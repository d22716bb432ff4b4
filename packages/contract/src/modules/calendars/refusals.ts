import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calendar calls. */
export const calendarsRefusals = refusals({
  'calendario.con_pistas': 409,
  'calendario.tipo1_repetido': 409,
  'calendario.sin_fechas': 422,
  'calendario.fechas_solapadas': 422,
  'calendario.fechas_al_reves': 422,
  'calendario.demasiados_dias': 422,
  'calendario.sin_dias': 422,
  'calendario.tramos_solapados': 422,
  'calendario.dia_entero': 422,
  'calendario.horas_iguales': 422,
  'calendario.fin_antes': 422,
})

import { refusals } from '../../kit/refusals.ts'

export const reportsRefusals = refusals({ 'informe.rango_fechas': 422, 'informe.demasiadas_filas': 409 })

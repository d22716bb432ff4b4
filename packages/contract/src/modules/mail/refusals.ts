import { refusals } from '../../kit/refusals.ts'

export const mailRefusals = refusals({ 'correo.tarea_terminada': 409 })

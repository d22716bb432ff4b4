import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calls of fee types. */
export const feeTypesRefusals = refusals({ 'msg.noPermitirEliminarReservado': 409, 'msg.tipoCuotaConCuotas': 409 })

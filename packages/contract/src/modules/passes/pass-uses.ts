import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass, passDesk, passRow } from './pass.ts'

const ofPass = { id: field.ref('abono') }
const changes = [pass, ledgerAccount, ledgerTransfer]

/** Movements of a pass, newest first: its uses, and all other changes of its balance. */
export const passUses = action({
  endpoint: 'GET /api/socio/abonosconsumo/id_reg_abonos/{id}',
  permission: passDesk,
  input: ofPass,
  output: list(
    object({
      id_reg_asiento: field.integer(),
      motivo: ledgerTransfer.fields.motivo,
      /** Day of play, or of the movement. */
      dia: field.day(),
      fecha: field.instant(),
      /** Hours or bookings; below zero taken from the pass. */
      cantidad: field.number(),
      /** Hours or bookings left afterwards; null for an unlimited pass. */
      quedan: optional(field.number()),
      /** True if it was reversed later, or is a reversal. */
      anulado: field.flag(),
      id_reg_reserva: optional(field.integer()),
      desc_recurso: optional(field.text(80)),
      hora_ini: optional(field.minute()),
      desc_socio: optional(field.text(220)),
      desc_socio_creacion: optional(field.text(220)),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
/** Records a use of a pass on a day: one booking, or one hour of a pass that counts hours. */
export const addPassDay = action({
  endpoint: 'GET /api/socio/afegir_dia_bono/{id}/{date}',
  permission: passDesk,
  input: { ...ofPass, date: field.day() },
  output: passRow,
  changes,
})
/** Reverses a use recorded for a day; that of a booking is reversed there. */
export const removePassDay = action({
  endpoint: 'GET /api/socio/delete_abonos_fecha/{id}',
  permission: passDesk,
  input: { id: field.ref('libro_asiento') },
  output: passRow,
  changes,
})
/** Pass with its QR as a data URL. */
export const passWithQr = object({ cod_reg_abonos: pass.fields.cod_reg_abonos, qr: field.text(20_000), abono: passRow })
/** QR of a pass, for screen and print; it encodes `cod_reg_abonos`. */
export const passQr = action({
  endpoint: 'GET /api/socio/abonosqr/{id}',
  permission: passDesk,
  input: ofPass,
  output: passWithQr,
})
/** Moves an amount of a pass, in its hours or bookings, to another one of the same unit, of the same member or of another one. */
export const movePassBalance = action({
  endpoint: 'POST /api/socio/abono/traspasoSaldoAbono',
  permission: passDesk,
  input: { id_reg_abonos: field.ref('abono'), id_reg_abonos_destino: field.ref('abono'), saldo: field.number({ min: 0, max: 9999 }) },
  output: passRow,
  changes,
  answer: 'statusOk',
})

import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { object } from '../../kit/shapes.ts'
import { paymentTypes } from '../income-types/payment-type.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'

const id = field.ref('socio')
const credits = field.money({ min: 1 })
/** Line of the credits; 0 for none. */
const f = field.integer({ min: 0 })
const texto = optional(field.text(200))
const moved = [ledgerAccount, ledgerTransfer] as const
const paid = [...moved, invoice]
/** The credits of a member after the act, in cents. */
const left = object({ creditos: field.money({ min: 0 }) })
/** Status 0 is the error of the wallet's calls; each is a GET that writes. The guest has no wallet. */
const walletCall = { permission: 'members', output: left, answer: 'statusOneIsSuccess' } as const

/** Gives a member credits, valid for n days or without end (0). */
export const addCredits = action({
  ...walletCall,
  endpoint: 'GET /api/socio/{id}/monederoVirtual/anadirCreditos/{n}/factura/{f}',
  gives: true,
  input: { id, n: credits, f, dias_caducidad: defaulted(field.integer({ min: 0, max: 36_500 }), 0), texto },
  changes: moved,
})
/** Removes credits, first to expire first; refuses more than the balance. */
export const removeCredits = action({
  ...walletCall,
  endpoint: 'GET /api/socio/{id}/monederoVirtual/restarCreditos/{n}/factura/{f}',
  input: { id, n: credits, f, texto },
  changes: moved,
})
/**
 * Sells a row of the price list: its line is paid in full now, and its credits are added to the wallet. `f` names an existing line of the
 * same sum; 0 creates one. An inactive member is asked about.
 */
export const buyCredits = action({
  ...walletCall,
  endpoint: 'GET /api/socio/{id}/monederoVirtual/comprar/{pack}/factura/{f}',
  input: {
    id,
    pack: field.ref('monedero_virtual_precios'),
    f,
    id_mst_tipopago: defaulted(field.ref('tipo_pago'), paymentTypes.cash),
    id_mst_caja: optional(field.ref('caja')),
    confirmar_inactivos: defaulted(field.flag(), false),
  },
  changes: paid,
})
/** Refunds credits as money, the amount in hundredths; refuses more than the balance, and more than its paid part. */
export const refundCredits = action({
  ...walletCall,
  endpoint: 'GET /api/socio/{id}/monedero_virtual/devolver_creditos/{cents}/tipo_pago/{id_tipopago}',
  gives: true,
  input: {
    id,
    cents: field.integer({ min: 1, max: 1_000_000_000 }),
    id_tipopago: field.ref('tipo_pago'),
    id_mst_caja: optional(field.ref('caja')),
  },
  changes: paid,
})
/** Transfers credits of one member to another; each keeps its end. */
export const transferCredits = action({
  endpoint: 'POST /api/socio/monedero/traspasoMonedero',
  permission: 'members',
  input: { id_mst_socios_origen: id, id_mst_socios_destino: id, creditos: credits },
  output: left,
  changes: moved,
  answer: 'statusOk',
})

export const walletRefusals = refusals({
  'monedero.solo_lo_pagado': 409,
  'msg.CREDITOS_SUPERADOS': 409,
  'monedero.invitado': 409,
  'monedero.sin_socio': 409,
  'monedero.mismo_socio': 422,
  'monedero.linea_ajena': 409,
  'monedero.otro_importe': 409,
  'monedero.linea_de_recarga': 409,
  'monedero.recarga_con_saldo': 409,
})

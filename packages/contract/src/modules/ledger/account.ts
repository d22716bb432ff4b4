import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

export const internal = { only: [], permission: 'invoices' } as const

/** What is counted: cents, uses or minutes of a pass, pieces of stock. */
export const units = { cents: 1, uses: 2, minutes: 3, pieces: 4 } as const
export const unit = () => field.choice(units.cents, units.uses, units.minutes, units.pieces)

/** An amount of one unit; nothing in the ledger has a sign. */
export const amount = () => field.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

/** The accounts that every club has. Registers, and whatever else is limited, have accounts of their own from `firstOwn` on. */
export const accounts = {
  sales: 1,
  purchases: 2,
  cardTerminal: 3,
  gateway: 4,
  bank: 5,
  remittance: 6,
  difference: 9,
  outside: 10,
  opening: 11,
  transit: 12,
  cashMachine: 13,
  cashWithoutRegister: 14,
  piecesOut: 40,
  sold: 41,
} as const
/** The accounts that credits, uses and minutes come from, are used up in, and end in when they expire: one of each per unit (`units`). */
export const issued = { [units.cents]: 7, [units.uses]: 24, [units.minutes]: 34 } as const
export const usedUp = { [units.uses]: 25, [units.minutes]: 35 } as const
export const expired = { [units.cents]: 8, [units.uses]: 26, [units.minutes]: 36 } as const
/** The accounts that uses and minutes of before the ledger come from. */
export const openingOf = { [units.cents]: accounts.opening, [units.uses]: 27, [units.minutes]: 37 } as const
export const firstOwn = 1000

/**
 * What an account holds. A balance is kept, and never below zero, of what `libro_cuenta_limite` names: a register's cash, the pieces of a
 * product, an addition to a wallet (`credito`), a pass (`abono`), and what was received for a member and pays nothing yet (`a_cuenta`). The uses
 * of a pass without end (`libre`) are only counted.
 */
const accountKinds = [
  'ventas',
  'compras',
  'datafono',
  'pasarela',
  'banco',
  'remesa',
  'diferencia',
  'fuera',
  'apertura',
  'camino',
  'maquina',
  'efectivo',
  'caja',
  'vendido',
  'producto',
  'emitido',
  'consumido',
  'caducado',
  'credito',
  'abono',
  'libre',
  'a_cuenta',
] as const

/**
 * A holder of value. `saldo` is kept only where something is limited or closed, in the account's own direction (`signo` 1: what it received
 * less what it gave); all others are the sums of their transfers, so that nobody waits for them.
 */
export const ledgerAccount = resource('ledger-account', {
  ...internal,
  table: 'libro_cuenta',
  path: 'libro_cuenta',
  label: 'clase',
  shown: { text: 'core.used.movements', route: '/caja/{id_mst_caja}', name: ['clase'] },
  fields: {
    id_reg_cuenta: field.id(),
    clase: field.choice(...accountKinds),
    unidad: unit(),
    signo: field.choice(1, -1),
    saldo: optional(field.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })),
    /** The payment type that money came by which is in this account; null where nobody pays with it. */
    id_mst_tipopago: optional(field.integer()),
    id_mst_caja: optional(field.ref('caja')),
    /** The product whose pieces it counts. */
    id_mst_producto: optional(field.ref('producto')),
    /** Whose wallet addition or pass it is, or for whom the money is kept. */
    id_mst_socios: optional(field.ref('socio')),
    /** The pass that it holds, and of a pass of so many bookings a week the first day of the week. */
    id_reg_abonos: optional(field.ref('abono')),
    desde: optional(field.day()),
    /** Until when it can be spent; null means without end. */
    vence: optional(field.instant()),
  },
})

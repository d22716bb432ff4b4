import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

export const internal = { only: [], permission: 'invoices' } as const

/** Units of accounts: cents, uses or minutes of a pass, pieces of stock. */
export const units = { cents: 1, uses: 2, minutes: 3, pieces: 4 } as const
export const unit = () => field.choice(units.cents, units.uses, units.minutes, units.pieces)

/** An amount of one unit; nothing in the ledger has a sign. */
export const amount = () => field.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

/** Accounts that every club has. Registers, and all other limited accounts, have their own ids from `firstOwnAccount` on. */
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
  bankCharges: 15,
  piecesOut: 40,
  sold: 41,
} as const
/** Accounts in which credits, uses and minutes are issued, used up, and expired: one of each per unit (`units`). */
export const issuedAccounts = { [units.cents]: 7, [units.uses]: 24, [units.minutes]: 34 } as const
export const consumedAccounts = { [units.uses]: 25, [units.minutes]: 35 } as const
export const expiredAccounts = { [units.cents]: 8, [units.uses]: 26, [units.minutes]: 36 } as const
/** Opening accounts of uses and minutes from before the ledger. */
export const openingAccounts = { [units.cents]: accounts.opening, [units.uses]: 27, [units.minutes]: 37 } as const
export const firstOwnAccount = 1000

/**
 * Kinds of accounts. A balance is stored, and never below zero, for those named by `libro_cuenta_limite`: a register's cash, the pieces of
 * a product, an addition to a wallet (`credito`), a pass (`abono`), and money received for a member but not assigned yet (`a_cuenta`). The
 * uses of an unlimited pass (`libre`) are only counted.
 */
const accountKinds = [
  'ventas',
  'compras',
  'datafono',
  'pasarela',
  'banco',
  'remesa',
  'comision',
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
 * Account of the ledger. `saldo` is stored only for limited or closed accounts, in the account's own direction (`signo` 1: received minus
 * given); all others are the sums of their transfers, so that no command waits for another.
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
    /** Payment type of the money in this account; null if it has none. */
    id_mst_tipopago: optional(field.integer()),
    id_mst_caja: optional(field.ref('caja')),
    /** Product of the counted pieces. */
    id_mst_producto: optional(field.ref('producto')),
    /** Member of the wallet addition or pass, or of the unassigned money. */
    id_mst_socios: optional(field.ref('socio')),
    /** Pass of the account, and for a pass with a number of bookings per week the first day of the week. */
    id_reg_abonos: optional(field.ref('abono')),
    desde: optional(field.day()),
    /** End of validity; null means without end. */
    vence: optional(field.instant()),
    /** Part of an addition to a wallet that was given without payment: it is never paid out as money. Of a top-up its line decides. */
    regalo: defaulted(amount(), 0),
  },
})

import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { importLimits } from '../members/import/fields.ts'
import { type BalanceFinding, balanceFields } from './read-balances.ts'

const mapping = list(defaulted(field.choice(...balanceFields, ''), ''), importLimits.columns)
/** Request for a list: the stored file of the import of members, the fields of its columns (guessed if unsent), the excluded lines. */
export const balancesInput = {
  token: field.text(64),
  mapping: optional(mapping),
  excluir: defaulted(list(field.integer(), importLimits.rows), []),
}

/** States of a row: ready to import, faulty, imported before, or excluded. */
export const balanceStates = ['ready', 'error', 'known', 'excluded'] as const

const row = object({
  line: field.integer(),
  state: field.choice(...balanceStates),
  id_mst_socios: optional(field.integer()),
  socio: optional(field.text(220)),
  saldo: optional(field.money()),
  saldo_vence: optional(field.day()),
  abono: optional(field.text(254)),
  usos: optional(field.number()),
  abono_vence: optional(field.day()),
  findings: field.json<readonly BalanceFinding[]>(),
})
const summary = object({
  filas: field.integer(),
  listas: field.integer(),
  errores: field.integer(),
  conocidas: field.integer(),
  monederos: field.integer(),
  importe: field.money(),
  abonos: field.integer(),
  /** Fingerprint of the rows to import, for their import. */
  huella: field.text(64),
})

/**
 * Dry run of a list of balances: the balance and member of each row, or its fault. Nothing is written; faulty rows come first, at most
 * 1,000 are shown.
 */
export const dryRunBalances = action({
  endpoint: 'POST /api/socio/importar_saldos/ensayo',
  permission: 'members',
  input: balancesInput,
  output: object({ mapping, resumen: summary, filas: list(row) }),
})

import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { importLimits } from '../members/import/fields.ts'
import { type BalanceFinding, balanceFields } from './read-balances.ts'

const mapping = list(defaulted(field.choice(...balanceFields, ''), ''), importLimits.columns)
/** A list as it is asked for: the kept file of the import of members, what its columns mean (guessed where nothing is sent), the lines that stay out. */
export const balancesOf = {
  token: field.text(64),
  mapping: optional(mapping),
  excluir: defaulted(list(field.integer(), importLimits.rows), []),
}

/** What would become of a row: it goes in, is wrong, was brought before, or was taken out. */
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
})

/** Dry run of a list of balances: what each row would bring to whom, or why not. Nothing is written; wrong rows come first, at most 1,000 are shown. */
export const rehearseBalances = action({
  endpoint: 'POST /api/socio/importar_saldos/ensayo',
  permission: 'members',
  input: balancesOf,
  output: object({ mapping, resumen: summary, filas: list(row) }),
})

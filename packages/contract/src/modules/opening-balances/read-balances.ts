import type { Day } from '../../values/day.ts'
import { readEuros } from '../../values/money.ts'
import { columnHeaders } from '../members/import/column-headers.ts'
import { normalisedHeader } from '../members/import/guess-columns.ts'
import { type DateOrder, dateOrderOf } from '../members/import/import-day.ts'
import { type Cell, readDayCell, readEmailCell, readNifCell, readNumberCell } from '../members/import/read-cell.ts'
import type { Table } from '../members/import/read-table.ts'
import type { openingBalancesTexts } from './texts.ts'

/** Fields of a list of balances: the member, the wallet balance with its end, the pass, its remainder and its last day. */
export const balanceFields = ['numsocio', 'nif', 'email', 'saldo', 'saldo_vence', 'desc_tipoabonos', 'usos', 'abono_vence'] as const
export type BalanceField = (typeof balanceFields)[number]
/** Field of each column, in order; '' leaves it out. */
export type BalanceMapping = readonly (BalanceField | '')[]

/** Maximum number of rows in a list: they are imported in one transaction. */
export const balanceRowsMax = 5000

/** Headers of columns in the seven languages, in plain letters; those of the member are shared with the list of members. */
const headers: Readonly<Record<BalanceField, string>> = {
  numsocio: columnHeaders.numsocio,
  nif: columnHeaders.nif,
  email: columnHeaders.email,
  saldo:
    'saldo|saldo monedero|monedero|credito|creditos|importe|saldo actual|moneder|saldo moneder|credit|credits|diru zorroa|saldoa|carteira|saldo carteira|wallet|wallet balance|balance|portafoglio|saldo portafoglio|portefeuille|solde|solde portefeuille',
  saldo_vence:
    'saldo vence|vence saldo|caducidad saldo|caducidad monedero|caducitat saldo|caducitat moneder|saldoaren iraungitzea|validade saldo|balance expiry|wallet expiry|scadenza saldo|expiration solde',
  desc_tipoabonos:
    'desc tipoabonos|abono|bono|tipo abono|tipo de abono|tipo bono|pase|abonament|tipus abonament|val|bonua|bonu mota|passe|tipo de passe|pass|pass type|abbonamento|tipo abbonamento|abonnement|type abonnement',
  usos: 'usos|usos restantes|usos que quedan|restantes|saldo abono|saldo bono|quedan|horas|reservas|usos restants|hores|erabilerak|geratzen direnak|utilizacoes|uses|uses left|remaining|hours left|utilizzi|utilizzi rimasti|utilisations|utilisations restantes',
  abono_vence:
    'abono vence|vence abono|vence|vencimiento|caducidad|caducidad abono|caduca|fecha caducidad|caducitat|caducitat abonament|venciment|iraungitzea|validade|validade passe|expiry|expires|expiry date|pass expiry|scadenza|scadenza abbonamento|expiration|expiration abonnement',
}
const fieldOf = new Map(balanceFields.flatMap((name) => headers[name].split('|').map((word) => [word, name] as const)))

/** Guesses the fields of columns by their headers; each field once. */
export function guessBalances(header: readonly string[]): (BalanceField | '')[] {
  const taken = new Set<BalanceField>()
  return header.map((title) => {
    const found = fieldOf.get(normalisedHeader(title).replaceAll('.', ' ').replaceAll(/\s+/g, ' ').trim())
    if (found === undefined || taken.has(found)) return ''
    taken.add(found)
    return found
  })
}

type OwnKey = keyof typeof openingBalancesTexts & `balances.wrong.${string}`
/** Fault of a row; `key` is a text key, of this import or of that of members. */
export interface BalanceFinding {
  readonly field: BalanceField
  readonly key: OwnKey | NonNullable<Cell['key']>
  readonly params: Readonly<Record<string, string | number>>
}

/** Row as read; empty or faulty values are null. Cents, hours or bookings, last days. */
export interface BalanceRow {
  readonly line: number
  readonly numsocio: string | null
  readonly nif: string | null
  readonly email: string | null
  readonly saldo: number | null
  readonly saldo_vence: Day | null
  readonly desc_tipoabonos: string | null
  readonly usos: number | null
  readonly abono_vence: Day | null
  readonly findings: readonly BalanceFinding[]
}

type Read<T> = { value: T | null; key?: BalanceFinding['key']; params?: BalanceFinding['params'] }

const readAmount = (raw: string): Read<number> => {
  const cents = readEuros(raw)
  if (cents === null) return { value: null, key: 'balances.wrong.amount' }
  return cents < 0 ? { value: null, key: 'balances.wrong.negative' } : { value: cents }
}
/** Hours or bookings: '4', '4,5', '4.50'; at most 9,999. */
const readUses = (raw: string): Read<number> => {
  const number = /^\d{1,4}(?:[.,]\d{1,2})?$/.test(raw) ? Number(raw.replace(',', '.')) : null
  return number === null ? { value: null, key: 'balances.wrong.uses' } : { value: number }
}
const wholeText = (raw: string): Read<string> => ({ value: raw })
/** Values that a spreadsheet changed and this import restores are no fault here. */
const unlessWrong = ({ value, key, params }: Cell): Read<string> =>
  value === null && key ? { value, key, ...(params && { params }) } : { value }

/** Reads the rows of a list. */
export function readBalances(table: Table, mapping: BalanceMapping, today: Day): BalanceRow[] {
  const columnOf = (name: BalanceField) => mapping.indexOf(name)
  const orders = new Map<BalanceField, DateOrder>(
    (['saldo_vence', 'abono_vence'] as const).map((name) => [name, dateOrderOf(table.rows.map((row) => row[columnOf(name)] ?? ''))]),
  )
  const dayIn = (name: BalanceField) => (raw: string) =>
    unlessWrong(readDayCell(raw, { today, country: 'ES', order: orders.get(name)!, mIsWoman: false }))
  return table.rows.map((row, at) => {
    const findings: BalanceFinding[] = []
    const cell = <T>(field: BalanceField, read: (raw: string) => Read<T>): T | null => {
      const raw = (row[columnOf(field)] ?? '').trim()
      if (raw === '') return null
      const { value, key, params = {} } = raw.length > 254 ? { value: null, key: 'balances.wrong.long' as const } : read(raw)
      if (key) findings.push({ field, key, params })
      return value
    }
    return {
      line: table.lines[at]!,
      numsocio: cell('numsocio', (raw) => unlessWrong(readNumberCell(raw))),
      nif: cell('nif', (raw) => unlessWrong(readNifCell(raw))),
      email: cell('email', (raw) => unlessWrong(readEmailCell(raw))),
      saldo: cell('saldo', readAmount),
      saldo_vence: cell('saldo_vence', dayIn('saldo_vence')),
      desc_tipoabonos: cell('desc_tipoabonos', wholeText),
      usos: cell('usos', readUses),
      abono_vence: cell('abono_vence', dayIn('abono_vence')),
      findings,
    }
  })
}

import type { OutputOf } from '@app/contract/kit/action'
import type { balanceStates, dryRunBalances } from '@app/contract/opening-balances/balance-check'
import {
  type BalanceFinding,
  type BalanceRow,
  balanceRowsMax,
  guessBalances,
  readBalances,
} from '@app/contract/opening-balances/read-balances'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import { toLedger } from '@app/contract/passes/pass-terms'
import type { Day } from '@app/contract/values/day'
import { plain } from '@app/contract/values/text'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call, UserFor } from '../../kit/http/serve.ts'
import { uploadOf } from '../members/public.ts'

type State = (typeof balanceStates)[number]
type Mapping = OutputOf<typeof dryRunBalances>['mapping']
type Wrong = Pick<BalanceFinding, 'field' | 'key'> & { params?: BalanceFinding['params'] }

/** Balances of a row: credits of a wallet in cents, or hours or bookings of a pass type (0 if they are not counted). */
export interface Wallet {
  readonly clave: string
  readonly importe: number
  readonly vence: Day | null
}
export interface Pass {
  readonly clave: string
  readonly id_mst_tipoabonos: number
  readonly saldo: number
  readonly vence: Day | null
}
/** A row with its member and the part not yet imported. */
export interface ResolvedRow {
  readonly row: BalanceRow
  readonly state: State
  readonly member: Member | null
  readonly wallet: Wallet | null
  readonly pass: Pass | null
  readonly findings: readonly BalanceFinding[]
}

const membersOf = (tx: Tx) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', 's.numsocio', 's.nif', 's.email', 's.reservado', fullName('s').as('nombre_completo')])
    .orderBy('s.id_mst_socios')
    .execute()
type Member = Awaited<ReturnType<typeof membersOf>>[number]
const passTypesOf = (tx: Tx) =>
  tx
    .selectFrom('tipo_abono')
    .select(['id_mst_tipoabonos', 'desc_tipoabonos', 'unidad', 'num_reservas', 'frec_dias', 'tipo_caducidad'])
    .execute()
type PassType = Awaited<ReturnType<typeof passTypesOf>>[number]

const grouped = <T>(rows: readonly T[], by: (row: T) => string | null) =>
  Map.groupBy(
    rows.filter((row) => by(row) !== null),
    (row) => by(row)!,
  )

/** The one member among those found for a row. */
function oneMember(row: BalanceRow, found: readonly Member[] | null): Member | Wrong {
  if (found === null) return { field: 'numsocio', key: 'balances.wrong.nobody_named' }
  if (found.length > 1) {
    const value = row.numsocio ?? row.nif ?? row.email ?? ''
    return { field: row.nif === null ? 'email' : 'nif', key: 'balances.wrong.several', params: { value } }
  }
  return found[0]!.reservado ? { field: 'numsocio', key: 'balances.wrong.reserved' } : found[0]!
}

/** The member of a row: by number, tax id and e-mail, which have to be of one person; an e-mail alone may be a family's. */
function finder(members: readonly Member[]) {
  const by = {
    numsocio: grouped(members, ({ numsocio }) => (numsocio === null ? null : String(numsocio))),
    nif: grouped(members, ({ nif }) => nif),
    email: grouped(members, ({ email }) => email?.toLowerCase() ?? null),
  }
  return (row: BalanceRow): Member | Wrong => {
    let found: readonly Member[] | null = null
    for (const field of ['numsocio', 'nif', 'email'] as const) {
      const value = row[field]
      if (value === null) continue
      const own = by[field].get(field === 'email' ? value.toLowerCase() : value) ?? []
      if (own.length === 0 && (found === null || field !== 'email')) return { field, key: 'balances.wrong.unknown', params: { value } }
      const both: readonly Member[] = found === null || own.length === 0 ? (found ?? own) : own.filter((one) => found!.includes(one))
      if (both.length === 0) return { field, key: 'balances.wrong.two_people' }
      found = both
    }
    return oneMember(row, found)
  }
}

/** Complaint about the remainder of a pass, which must be as its type counts it, in whole bookings or minutes; null if valid. */
function wrongUses(type: PassType, { usos }: BalanceRow): Wrong | null {
  if (passMode(type) !== passModes.standard) return usos ? { field: 'usos', key: 'balances.wrong.uncounted' } : null
  if (usos === null) return { field: 'usos', key: 'balances.wrong.no_uses' }
  if (usos === 0) return { field: 'usos', key: 'balances.wrong.uses_used_up' }
  return type.unidad === 1 && !Number.isInteger(usos) ? { field: 'usos', key: 'balances.wrong.half_uses' } : null
}

/** The pass of a row, named by its type; null without one. */
function passOf(row: BalanceRow, types: ReadonlyMap<string, readonly PassType[]>, today: Day): Omit<Pass, 'clave'> | Wrong | null {
  const { desc_tipoabonos: value, abono_vence: vence } = row
  if (value === null) return null
  const [type, other] = types.get(plain(value)) ?? []
  if (!type) return { field: 'desc_tipoabonos', key: 'balances.wrong.no_pass_type', params: { value } }
  if (other) return { field: 'desc_tipoabonos', key: 'balances.wrong.two_pass_types', params: { value } }
  if (vence !== null && vence < today) return { field: 'abono_vence', key: 'balances.wrong.ended' }
  if (vence === null && type.tipo_caducidad === 1) return { field: 'abono_vence', key: 'balances.wrong.no_end' }
  const saldo = row.usos ?? 0
  return wrongUses(type, row) ?? { id_mst_tipoabonos: type.id_mst_tipoabonos, saldo: toLedger(type, saldo) === 0 ? 0 : saldo, vence }
}
const isWrong = (found: object | null): found is Wrong => found !== null && 'key' in found

/** Earlier imports, by member and key. */
async function broughtBefore(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectFrom('saldo_importado_fila').select(['id_mst_socios', 'clave']).execute()
  return new Set(rows.map((row) => `${row.id_mst_socios} ${row.clave}`))
}

/**
 * Checks the rows in their order. A wallet is imported once per member and last day: a repetition is ignored, another
 * amount is wrong. Identical passes are distinguished by their order in the list.
 */
function judge(excluded: ReadonlySet<number>, brought: ReadonlySet<string>) {
  const wallets = new Map<string, { importe: number; line: number }>()
  const alike = new Map<string, number>()
  const isNew = (id: number, clave: string) => !brought.has(`${id} ${clave}`)
  const walletOf = (row: BalanceRow, id: number): Wallet | BalanceFinding | null => {
    if (!row.saldo) return null
    const clave = `monedero ${row.saldo_vence ?? ''}`.trim()
    const before = wallets.get(`${id} ${clave}`)
    if (before && before.importe === row.saldo) return null
    if (before) return { field: 'saldo', key: 'balances.wrong.two_balances', params: { line: before.line } }
    if (!excluded.has(row.line)) wallets.set(`${id} ${clave}`, { importe: row.saldo, line: row.line })
    return isNew(id, clave) ? { clave, importe: row.saldo, vence: row.saldo_vence } : null
  }
  const withKey = (pass: Omit<Pass, 'clave'>, id: number): Pass | null => {
    const same = `abono ${pass.id_mst_tipoabonos} ${pass.vence ?? ''}`.trim()
    const nth = (alike.get(`${id} ${same}`) ?? 0) + 1
    alike.set(`${id} ${same}`, nth)
    const clave = `${same} n${nth}`
    return isNew(id, clave) ? { ...pass, clave } : null
  }
  return (row: BalanceRow, member: Member, offered: { pass: Omit<Pass, 'clave'> | null }): ResolvedRow => {
    const { id_mst_socios: id } = member
    const wallet = walletOf(row, id)
    const pass = offered.pass && withKey(offered.pass, id)
    if (wallet && 'key' in wallet) return { row, state: 'error', member, wallet: null, pass: null, findings: [wallet] }
    const state = excluded.has(row.line) ? 'excluded' : wallet || pass ? 'ready' : 'known'
    return { row, state, member, wallet, pass, findings: [] }
  }
}

type BalanceCall = Pick<Call<unknown, UserFor<typeof dryRunBalances>>, 'tx' | 'user' | 'now' | 'today'>
interface ResolveRequest {
  readonly token: string
  readonly mapping: Mapping | null
  readonly excluir: readonly number[]
}

/** Every row of a stored list checked against the current club. Refuses a mapping of other columns and lists that are too long. */
export async function resolveBalances(call: BalanceCall, { token, mapping: sent, excluir }: ResolveRequest) {
  const { tx, today } = call
  const upload = await uploadOf(call, token)
  const { header, rows } = upload.tabla
  const mapping = sent ?? guessBalances(header)
  if (mapping.length !== header.length) refuse('importacion.columnas_distintas')
  if (rows.length > balanceRowsMax) refuse('saldos.demasiadas_filas', {}, { max: balanceRowsMax })
  const find = finder(await membersOf(tx))
  const types = Map.groupBy(await passTypesOf(tx), ({ desc_tipoabonos }) => plain(desc_tipoabonos))
  const decide = judge(new Set(excluir), await broughtBefore(tx))
  const resolved = readBalances(upload.tabla, mapping, today).map((row): ResolvedRow => {
    const who = find(row)
    const pass = passOf(row, types, today)
    const ended: Wrong | null =
      row.saldo && row.saldo_vence !== null && row.saldo_vence < today ? { field: 'saldo_vence', key: 'balances.wrong.ended' } : null
    const isEmpty = !row.saldo && row.desc_tipoabonos === null && row.findings.length === 0
    const nothing: Wrong | null = isEmpty ? { field: 'saldo', key: 'balances.wrong.nothing' } : null
    // an unreadable number matches no member, and is reported already
    const isUnread = row.findings.some(({ field }) => field === 'numsocio' || field === 'nif' || field === 'email')
    const said = [isWrong(who) && !isUnread ? who : null, isWrong(pass) ? pass : null, ended, nothing].filter((one) => one !== null)
    const findings = [...row.findings, ...said.map((one) => ({ ...one, params: one.params ?? {} }))]
    if (findings.length === 0 && !isWrong(who) && !isWrong(pass)) return decide(row, who, { pass })
    return { row, state: 'error', member: isWrong(who) ? null : who, wallet: null, pass: null, findings }
  })
  return { upload, mapping, resolved }
}

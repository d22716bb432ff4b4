import type { InputOf } from '@app/contract/kit/action'
import { may } from '@app/contract/kit/permissions'
import { type actReasons } from '@app/contract/member-acts/member-act'
import type { previewAct } from '@app/contract/member-acts/run-act'
import { sellPassToMany } from '@app/contract/passes/sell-pass'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { payableByCard, takesCards } from '../cards/public.ts'
import { holdersOf } from '../fees/public.ts'
import { pendingOf } from '../invoices/public.ts'
import { readersOf } from '../letters/public.ts'
import { chosenMembers } from '../members/public.ts'
import { passPrices } from '../passes/public.ts'
import { digestOf } from '../runs/public.ts'

export type Act = InputOf<typeof previewAct>
export type Reason = (typeof actReasons)[number]
/** An act with its context: of its call, or of a slice of its run. */
export type ActCall = WorkCall & { readonly input: Act }

/** One of the chosen members, with the columns that the acts check. */
const people = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('socio as s')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .select(['s.id_mst_socios as id', 's.id_mst_tiposocio', 's.notificar', 's.activo', 's.acceso_web', 's.fecha_baja', 's.reservado'])
    .select([
      sql<boolean>`coalesce(c.is_staff or c.is_admin, false)`.as('isStaff'),
      sql<boolean>`c.id_mst_socios is not null`.as('hasAccount'),
    ])
    .select(sql<string>`concat_ws(', ', nullif(s.apellidos, ''), s.nombre)`.as('nombre'))
    .where('s.id_mst_socios', 'in', ids)
    .orderBy('s.orden_alfabetico' as never)
    .orderBy('s.id_mst_socios')
    .execute()
export type Person = Awaited<ReturnType<typeof people>>[number]

/** Reason to skip a member; null to include. */
type Rule = (person: Person) => Reason | null
export interface Plan {
  readonly goes: readonly Person[]
  readonly skipped: ReadonlyMap<Reason, readonly Person[]>
  readonly warned: ReadonlyMap<Reason, readonly Person[]>
  readonly importe: number
  /** Fingerprint of the included members and their sums. */
  readonly huella: string
}

const needed = <T>(value: T | null, name: string): T => value ?? refuse('msg.invalid_input', { [name]: 'invalid.required' })

/** The given members with a label. */
async function withLabel(tx: Tx, id_mst_etiqueta: number, ids: readonly number[]) {
  const label = await tx.selectFrom('etiqueta').select('id_mst_etiqueta').where('id_mst_etiqueta', '=', id_mst_etiqueta).executeTakeFirst()
  if (!label) refuse('msg.invalid_input', { id_mst_etiqueta: 'msg.not_found' })
  const rows = await tx
    .selectFrom('socios_etiqueta')
    .select('id_mst_socios')
    .where('id_mst_etiqueta', '=', id_mst_etiqueta)
    .where('id_mst_socios', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.id_mst_socios))
}

/** The given members with a usable pass of a type. */
async function withPass(tx: Tx, id_mst_tipoabonos: number, { ids, now }: { ids: readonly number[]; now: Date }) {
  const rows = await tx
    .selectFrom('abono')
    .select('id_mst_socios')
    .where('id_mst_tipoabonos', '=', id_mst_tipoabonos)
    .where('id_mst_socios', 'in', ids)
    .where('activo', '=', true)
    .where('fecha_baja', 'is', null)
    .where((eb) => eb.or([eb('vence', 'is', null), eb('vence', '>', now)]))
    .execute()
  return new Set(rows.map((row) => row.id_mst_socios))
}

/** The given members with bookings after a day. */
async function playingAfter(tx: Tx, day: string, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('reserva_socio as rs')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'rs.id_reg_reserva')
    .select('rs.id_mst_socios')
    .distinct()
    .where('rs.id_mst_socios', 'in', ids)
    .where('r.fecha', '>', day)
    .execute()
  return new Set(rows.map((row) => row.id_mst_socios))
}

async function passRules({ tx, input, user, now }: ActCall, ids: readonly number[]) {
  const type = needed(input.id_mst_tipoabonos, 'id_mst_tipoabonos')
  if (!may(user, sellPassToMany.permission)) refuse('msg.not_allowed')
  const known = await tx.selectFrom('tipo_abono').select('id_mst_tipoabonos').where('id_mst_tipoabonos', '=', type).executeTakeFirst()
  if (!known) refuse('msg.invalid_input', { id_mst_tipoabonos: 'msg.not_found' })
  const [prices, having] = await together(passPrices(tx, ids, type), withPass(tx, type, { ids, now }))
  const rule: Rule = ({ id, activo }) => {
    if (!activo) return 'left'
    const price = prices.get(id)
    if (!price) return 'no_price'
    if (!price.isOnSale) return 'not_on_sale'
    return having.has(id) && !input.incluir_con_abono ? 'has_pass' : null
  }
  return { rule, priceOf: (id: number) => prices.get(id)?.precio ?? 0 }
}

async function feeRules({ tx, input, user, today }: ActCall, ids: readonly number[]): Promise<Rules> {
  const id_cuota = needed(input.id_mst_cuotas, 'id_mst_cuotas')
  const having = await holdersOf(tx, { ids, id_cuota, from: input.fecha_inicio_cuota ?? today, user })
  return { rule: ({ id, activo }) => (activo ? (having.has(id) ? 'has_fee' : null) : 'left') }
}

/** The price of the list that a top-up sells. */
export async function topUpPrice({ tx, input }: Pick<ActCall, 'tx' | 'input'>) {
  const id = needed(input.id_mst_monedero_virtual_precios, 'id_mst_monedero_virtual_precios')
  const price = await tx
    .selectFrom('monedero_virtual_precios')
    .selectAll()
    .where('id_mst_monedero_virtual_precios', '=', id)
    .executeTakeFirst()
  return price ?? refuse('msg.invalid_input', { id_mst_monedero_virtual_precios: 'msg.not_found' })
}

async function topUpRules(call: ActCall): Promise<Rules> {
  const { precio } = await topUpPrice(call)
  return { rule: ({ activo }) => (activo ? null : 'left'), priceOf: () => precio }
}

/** Reasons for which letters to many do not reach members. */
async function unreached(tx: Tx, ids: readonly number[]): Promise<Rule> {
  const readers = await readersOf(tx, ids, 'many')
  const reasons = new Map(readers.map(({ id_mst_socios, motivo }) => [id_mst_socios, motivo]))
  return ({ id }) => reasons.get(id) ?? null
}

async function linkRules(call: ActCall, ids: readonly number[]): Promise<Rules> {
  const { tx, today, minute } = call
  if (!(await takesCards(call))) refuse('cards.sin_pasarela')
  const debts = await pendingOf(tx, ids, { today, minute })
  const lines = Map.groupBy(await payableByCard(call, ids, { today, minute }), (line) => line.id_mst_socios!)
  const reach = await unreached(tx, ids)
  const rule: Rule = (person) => {
    if ((debts.get(person.id) ?? 0) <= 0) return 'no_debt'
    return lines.has(person.id) ? reach(person) : 'no_card'
  }
  return { rule, priceOf: (id) => (lines.get(id) ?? []).reduce((sum, { importe }) => sum + importe, 0) }
}

interface Rules {
  readonly rule: Rule
  /** Cents that the act charges, or requests from, each member. */
  readonly priceOf?: (id: number) => number
}

/** Rule of an act for each member. */
async function ruleOf(call: ActCall, ids: readonly number[]): Promise<Rules> {
  const { tx, input } = call
  const { acto } = input
  if (acto === 'pass') return passRules(call, ids)
  if (acto === 'topup') return topUpRules(call)
  if (acto === 'fee') return feeRules(call, ids)
  if (acto === 'link') return linkRules(call, ids)
  if (acto === 'label_add' || acto === 'label_remove') {
    const having = await withLabel(tx, needed(input.id_mst_etiqueta, 'id_mst_etiqueta'), ids)
    return { rule: ({ id }) => (having.has(id) === (acto === 'label_add') ? 'same' : null) }
  }
  if (acto === 'type') {
    const type = needed(input.id_mst_tiposocio, 'id_mst_tiposocio')
    const known = await tx.selectFrom('tipo_socio').select('id_mst_tiposocio').where('id_mst_tiposocio', '=', type).executeTakeFirst()
    if (!known) refuse('msg.invalid_input', { id_mst_tiposocio: 'socio.tipo_desconocido' })
    return { rule: ({ id_mst_tiposocio }) => (id_mst_tiposocio === type ? 'same' : null) }
  }
  if (acto === 'notify') {
    const isOn = needed(input.notificar, 'notificar')
    return { rule: ({ notificar }) => (notificar === isOn ? 'same' : null) }
  }
  if (acto === 'leave') {
    needed(input.fecha_baja, 'fecha_baja')
    return { rule: ({ isStaff, fecha_baja }) => (isStaff ? 'staff' : fecha_baja === null ? null : 'left') }
  }
  needed(input.asunto, 'asunto')
  needed(input.texto, 'texto')
  return { rule: await unreached(tx, ids) }
}

/** Warnings before the act is applied to the given members. */
async function warningsOf({ tx, input, today, minute }: ActCall, goes: readonly Person[]) {
  const warned = new Map<Reason, readonly Person[]>()
  if (input.acto !== 'leave') return warned
  const ids = goes.map(({ id }) => id)
  const [playing, debts] = await together(playingAfter(tx, input.fecha_baja!, ids), pendingOf(tx, ids, { today, minute }))
  const add = (reason: Reason, has: (id: number) => boolean) => {
    const found = goes.filter(({ id }) => has(id))
    if (found.length > 0) warned.set(reason, found)
  }
  add('bookings', (id) => playing.has(id))
  add('debt', (id) => (debts.get(id) ?? 0) > 0)
  return warned
}

/**
 * Plan of an act on the chosen members: included, skipped with reasons, warnings, and the sum of money. `ids` are
 * locked when the act is applied.
 */
export async function planAct(call: ActCall, ids: readonly number[]): Promise<Plan> {
  const { rule, priceOf } = await ruleOf(call, ids)
  const chosen = await people(call.tx, ids)
  const reasonOf = (person: Person) => (person.reservado ? 'reserved' : rule(person))
  const judged = chosen.map((person) => ({ person, reason: reasonOf(person) }))
  const goes = judged.flatMap(({ person, reason }) => (reason === null ? [person] : []))
  const left = judged.flatMap(({ person, reason }) => (reason === null ? [] : [{ person, reason }]))
  const skipped = new Map(
    [...Map.groupBy(left, ({ reason }) => reason)].map(([reason, group]) => [reason, group.map(({ person }) => person)]),
  )
  const sums = goes.map(({ id }) => [id, priceOf?.(id) ?? 0] as const)
  const importe = sums.reduce((total, [, cents]) => total + cents, 0)
  return { goes, skipped, warned: await warningsOf(call, goes), importe, huella: digestOf(sums) }
}

/** The chosen members, as they are found now. */
export const chosenOf = ({ tx, input, today, minute, now, club }: ActCall) =>
  chosenMembers(tx, input.seleccion, { today, minute, now, club })

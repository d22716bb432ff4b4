import { randomBytes } from 'node:crypto'
import type { RowOfResource } from '@app/contract/kit/resource'
import { issuedAccounts } from '@app/contract/ledger/account'
import { guestMember } from '@app/contract/members/member'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import type { passType } from '@app/contract/pass-types/pass-type'
import { fromLedger, toLedger, unitOfPass } from '@app/contract/passes/pass-terms'
import { passesToBuy, sellPass, sellPassToMany } from '@app/contract/passes/sell-pass'
import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle, type WorkCall } from '../../kit/http/serve.ts'
import { giveFeeOfPass } from '../fees/public.ts'
import { insertIncome } from '../invoices/public.ts'
import { askAboutInactive, lockMembers, openAccount, post, requireMayGive, requireMember } from '../ledger/public.ts'
import { changeMemberType } from '../members/public.ts'
import type { Pass } from './lock-passes.ts'
import { endOf, endOfTerm } from './pass-accounts.ts'
import { rowOf } from './pass-rows.ts'

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Content of a pass's QR: 60 random bits, without letters that look like digits. */
const newCode = () => Array.from(randomBytes(12), (byte) => signs[byte % signs.length]).join('')

/** Pass types with their prices for members, and the on-sale flag of their group. */
const offersTo = (tx: Tx, members: readonly number[]) =>
  tx
    .selectFrom('tipoabono_tiposocio_precio as p')
    .innerJoin('tipo_abono as t', 't.id_mst_tipoabonos', 'p.id_mst_tipoabonos')
    .innerJoin('socio as s', 's.id_mst_tiposocio', 'p.id_mst_tiposocio')
    .leftJoin('grupo_tipoabono as g', 'g.id_mst_grupo_tipoabonos', 't.id_mst_grupo_tipoabonos')
    .leftJoin('cuotas as c', 'c.id_mst_cuotas', 't.asignar_id_mst_cuotas')
    .selectAll('t')
    .select(['c.desc_cuota', 's.id_mst_socios', 'p.precio', 'g.desc_grupo_tipoabonos', 'g.en_venta', 'g.venta_cerrada_texto'])
    .where('s.id_mst_socios', 'in', members)
    .orderBy('g.orden')
    .orderBy('t.desc_tipoabonos')
    .orderBy('t.id_mst_tipoabonos')
type Offer = Awaited<ReturnType<ReturnType<typeof offersTo>['execute']>>[number]
type PassKind = RowOfResource<typeof passType>

export const offers = handle(passesToBuy, async ({ tx, input: { id } }) => {
  if (id === guestMember) return []
  await requireMember(tx, id)
  const found = await offersTo(tx, [id]).execute()
  return found.map(({ en_venta, ...one }) => ({ ...one, en_venta: en_venta ?? true }))
})

/** The terms of a type as a pass keeps them. */
const termsOf = ({ unidad, num_reservas, frec_dias, tipo_caducidad, unidades_caducidad, unidad_caducidad }: PassKind) => ({
  ...{ unidad, num_reservas, frec_dias, tipo_caducidad, unidades_caducidad, unidad_caducidad },
})

/** Hours or bookings that a pass is sold with: of a weekly one those of a week, of an unlimited one none. */
function heldBy(offer: PassKind): number {
  const mode = passMode(offer)
  if (mode === passModes.standard) return fromLedger(offer, toLedger(offer, offer.saldo_original))
  return mode === passModes.weekly ? offer.num_reservas : 0
}

/**
 * Opens the account of a pass in the ledger, filled, or an account that only counts. The weeks of an X-a-week pass are
 * opened by their first use.
 */
async function fillPass(call: WorkCall, pass: Pass) {
  const { tx, note } = call
  const mode = passMode(pass)
  if (mode === passModes.weekly) return
  const isCounted = mode === passModes.standard
  const { id_mst_socios, id_reg_abonos, vence } = pass
  const clase = isCounted ? ('abono' as const) : ('libre' as const)
  const id_reg_cuenta = await openAccount(tx, { clase, unidad: unitOfPass(pass), id_mst_socios, id_reg_abonos, vence })
  const importe = toLedger(pass, pass.saldo_original)
  if (!isCounted || importe === 0) return
  const unidad = unitOfPass(pass)
  const from = { id_reg_factura: pass.id_reg_factura, motivo: 'bono' as const, unidad }
  note('libro_asiento', null, await post(call, [{ debe: issuedAccounts[unidad], haber: id_reg_cuenta, importe, ...from }]))
}

/** The income type for sales of a pass type; null without one. */
async function incomeTypeOf(tx: Tx, id_mst_tipoabonos: number): Promise<number | null> {
  const income = await tx
    .selectFrom('tipo_ingreso')
    .select('id_mst_tipoingreso')
    .where('id_mst_tipoabonos', '=', id_mst_tipoabonos)
    .orderBy('id_mst_tipoingreso')
    .limit(1)
    .executeTakeFirst()
  return income?.id_mst_tipoingreso ?? null
}

/** Sells a pass type to a locked member: line, pass, and balance. */
async function sellTo(call: WorkCall, offer: Offer, no_generar_cuota: boolean): Promise<Pass> {
  const { id_mst_tipoabonos, id_mst_socios, desc_tipoabonos, precio } = offer
  if (precio === 0) requireMayGive(call, [id_mst_socios])
  const { id_reg_factura } = await insertIncome(call, {
    id_mst_socios,
    id_mst_tipoabonos,
    id_mst_tipoingreso: await incomeTypeOf(call.tx, id_mst_tipoabonos),
    concepto: desc_tipoabonos,
    precio,
    fecha_creacion: call.today,
    // a free pass leaves no debt
    fecha_pago: precio === 0 ? call.today : null,
  })
  return issuePass(call, offer, { id_reg_factura, no_generar_cuota })
}

/** Creates the pass sold by a line of a locked member, with its balance. */
async function issuePass(call: WorkCall, offer: Offer, sold: Pick<Pass, 'id_reg_factura' | 'no_generar_cuota'>): Promise<Pass> {
  const { today, now, club } = call
  const terms = termsOf(offer)
  const made = await makePass(call, {
    ...terms,
    id_mst_socios: offer.id_mst_socios,
    id_mst_tipoabonos: offer.id_mst_tipoabonos,
    ...sold,
    saldo_original: heldBy(offer),
    activo: offer.reg_abonos_activo,
    fecha_inicio: terms.tipo_caducidad === 2 ? null : today,
    vence: terms.tipo_caducidad === 1 ? endOfTerm(terms, { day: today, at: now }, club.zone) : null,
  })
  const id_cuota = offer.asignar_id_mst_cuotas
  if (id_cuota !== null && !sold.no_generar_cuota) await giveFeeOfPass(call, { ...made, id_cuota })
  if (offer.asignar_id_mst_tiposocio !== null) await changeMemberType(call, offer.id_mst_socios, offer.asignar_id_mst_tiposocio)
  return made
}

/** Writes a pass of a locked member and fills it. */
async function makePass(call: WorkCall, row: Omit<Pass, 'id_reg_abonos' | 'cod_reg_abonos' | 'fecha_compra' | 'fecha_baja'>) {
  const made = await call.tx
    .insertInto('abono')
    .values({ ...row, cod_reg_abonos: newCode(), fecha_compra: call.today })
    .returningAll()
    .executeTakeFirstOrThrow()
  call.note('abono', null, made)
  await fillPass(call, made)
  return made
}

/** Balance of a locked member's pass in another program: hours or bookings (ignored if they are not counted), and its last day. */
interface ImportedPass {
  readonly id_mst_socios: number
  readonly id_mst_tipoabonos: number
  readonly saldo: number
  readonly vence: Day | null
}

/**
 * Imports passes of locked members from another program, without a line or debt. One that counts from its first use and
 * has no last day has not begun. Returns their ids in order.
 */
export async function importPasses(call: WorkCall, brought: readonly ImportedPass[]): Promise<number[]> {
  const { tx, today, club } = call
  requireMayGive(
    call,
    brought.map(({ id_mst_socios }) => id_mst_socios),
  )
  const ids = [...new Set(brought.map(({ id_mst_tipoabonos }) => id_mst_tipoabonos))]
  const found = await tx.selectFrom('tipo_abono').selectAll().where('id_mst_tipoabonos', 'in', ids).execute()
  const types = new Map(found.map((one) => [one.id_mst_tipoabonos, one]))
  const made: number[] = []
  for (const { id_mst_socios, id_mst_tipoabonos, saldo, vence } of brought) {
    const type = types.get(id_mst_tipoabonos) ?? refuse('msg.not_found')
    const isCounted = passMode(type) === passModes.standard
    const { id_reg_abonos } = await makePass(call, {
      ...termsOf(type),
      ...{ id_mst_socios, id_mst_tipoabonos, id_reg_factura: null, no_generar_cuota: false, activo: true },
      saldo_original: isCounted ? fromLedger(type, toLedger(type, saldo)) : heldBy(type),
      fecha_inicio: type.tipo_caducidad === 2 && vence === null ? null : today,
      vence: vence === null ? null : endOf(vence, club.zone),
    })
    made.push(id_reg_abonos)
  }
  return made
}

/** The offer of a type to each member; refuses the guest, a group that is not on sale and a type without a price for one of them. */
async function offersOf(tx: Tx, members: readonly number[], id_mst_tipoabonos: number): Promise<Offer[]> {
  if (members.includes(guestMember)) refuse('abono.invitado', { id_mst_socios: 'abono.invitado' })
  const found = await offersTo(tx, members).where('t.id_mst_tipoabonos', '=', id_mst_tipoabonos).execute()
  const offerOf = new Map(found.map((one) => [one.id_mst_socios, one]))
  const missing = members.find((id) => !offerOf.has(id))
  if (missing !== undefined) await refuseWithoutPrice(tx, missing, id_mst_tipoabonos)
  const closed = found.find(({ en_venta }) => en_venta === false)
  if (closed)
    refuse(
      'abono.venta_cerrada',
      { id_mst_tipoabonos: 'abono.venta_cerrada' },
      { abono: closed.desc_tipoabonos, motivo: closed.venta_cerrada_texto ?? '' },
    )
  return members.map((id) => offerOf.get(id)!)
}

/** The same, with the members locked first. */
async function lockOffers(tx: Tx, members: readonly number[], id_mst_tipoabonos: number): Promise<Offer[]> {
  if (!members.includes(guestMember)) await lockMembers(tx, members)
  return offersOf(tx, members, id_mst_tipoabonos)
}

/** Offer of a pass type for a member, with the income type of its sales; refused as at the desk. */
export async function passOffer(tx: Tx, member: number, id_mst_tipoabonos: number) {
  const [offer] = await offersOf(tx, [member], id_mst_tipoabonos)
  return { ...offer!, id_mst_tipoingreso: await incomeTypeOf(tx, id_mst_tipoabonos) }
}

/** Issues the passes that paid lines of a member sold, one each, after registers and products are locked; refused as at the desk. */
export async function issuePasses(call: WorkCall, member: number, lines: readonly SoldPass[]) {
  for (const { id_reg_factura, id_mst_tipoabonos } of lines) {
    const [offer] = await lockOffers(call.tx, [member], id_mst_tipoabonos)
    await issuePass(call, offer!, { id_reg_factura, no_generar_cuota: false })
  }
}
interface SoldPass {
  readonly id_reg_factura: number
  readonly id_mst_tipoabonos: number
}

async function refuseWithoutPrice(tx: Tx, member: number, id_mst_tipoabonos: number): Promise<never> {
  const known = await tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as m', 'm.id_mst_tiposocio', 's.id_mst_tiposocio')
    .innerJoin('tipo_abono as t', (join) => join.on('t.id_mst_tipoabonos', '=', id_mst_tipoabonos))
    .select(['m.desc as tipo', 't.desc_tipoabonos as abono'])
    .where('s.id_mst_socios', '=', member)
    .executeTakeFirst()
  if (!known) return refuse('msg.invalid_input', { id_mst_tipoabonos: 'msg.not_found' })
  return refuse('abono.sin_precio', { id_mst_tipoabonos: { key: 'abono.sin_precio', values: known } }, known)
}

export const sell = handle(sellPass, async (call) => {
  const { id_mst_socios, id_mst_tipoabonos, no_generar_cuota, confirmar_inactivos } = call.input
  await askAboutInactive(call, [id_mst_socios], confirmar_inactivos)
  const [offer] = await lockOffers(call.tx, [id_mst_socios], id_mst_tipoabonos)
  const { id_reg_abonos } = await sellTo(call, offer!, no_generar_cuota)
  return rowOf(call, id_reg_abonos)
})

/**
 * Sells a pass type to members, locked first: to all of them, or refused as at the desk. Returns the passes in the
 * order of the members.
 */
export async function sellPassTo(call: WorkCall, members: readonly number[], id_mst_tipoabonos: number) {
  const offers = await lockOffers(call.tx, members, id_mst_tipoabonos)
  const passes: Pass[] = []
  for (const offer of offers) passes.push(await sellTo(call, offer, false))
  return { passes, importe: offers.reduce((sum, { precio }) => sum + precio, 0) }
}

/** Price of a pass type for each of some members, with its on-sale flag; members without a price are left out. */
export const passPrices = async (tx: Tx, members: readonly number[], id_mst_tipoabonos: number) =>
  new Map(
    (await offersTo(tx, members).where('t.id_mst_tipoabonos', '=', id_mst_tipoabonos).execute()).map((one) => [
      one.id_mst_socios,
      { precio: one.precio, isOnSale: one.en_venta !== false },
    ]),
  )

export const sellToMany = handle(sellPassToMany, async (call) => {
  const members = [...new Set(call.input.socios)]
  if (members.length === 0) refuse('No_element_selected', { socios: 'No_element_selected' })
  await askAboutInactive(call, members, call.input.confirmar_inactivos)
  const { passes, importe } = await sellPassTo(call, members, call.input.id_mst_tipoabonos)
  return { vendidos: passes.length, importe }
})

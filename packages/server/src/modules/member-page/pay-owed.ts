import { payOwed } from '@app/contract/member-page/pay-owed'
import { after } from '../../kit/clock.ts'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { linkForLines, mayStart, perLink, readLink, takesCards, withdrawLinks } from '../cards/public.ts'
import { lockedAccount } from '../identity/public.ts'
import { type Line, lockLines } from '../invoices/public.ts'
import { owedBy, payableOf } from './owed.ts'

const place = (id: number) => ({ table: 'enlace_propio', column: 'token', id }) as const

/** Links that a member opened on the own page and that still take a payment, each with its secret and its state; their operations are locked. */
async function openLinks(call: Call<unknown>) {
  const { tx, user, club } = call
  const rows = await tx
    .selectFrom('enlace_propio as e')
    .innerJoin('libro_operacion as o', 'o.id_reg_operacion', 'e.id_reg_operacion')
    .select(['e.id_reg_enlace_propio', 'e.id_reg_operacion', 'e.token'])
    .where('e.id_mst_socios', '=', user.id_mst_socios)
    .where('o.estado', '=', 'pendiente')
    .orderBy('e.id_reg_operacion')
    .forNoKeyUpdate('o')
    .execute()
  const links = []
  for (const { id_reg_enlace_propio, id_reg_operacion, token: sealed } of rows) {
    const token = club.secrets.open(sealed, place(id_reg_enlace_propio))
    const found = token && (await readLink(call, token))
    if (found) links.push({ id_reg_operacion, token, found })
  }
  return links
}

/** The own lines to pay, locked: the named ones, or all that are owed. Refuses paid ones and those that no card pays. */
async function wantedLines(call: Call<unknown>, named: readonly number[] | null): Promise<readonly Line[]> {
  const { tx, user, today, minute } = call
  const { id_mst_socios: id } = user
  const payable = new Set((await payableOf(call, id)).map((one) => one.id_reg_factura))
  const asked = named ?? (await owedBy(tx, id, { today, minute })).map((one) => one.id_reg_factura)
  const ids = [...new Set(asked)].filter((one) => payable.has(one))
  if (ids.length === 0 || (named !== null && ids.length < new Set(named).size)) refuse('mi.sin_pagar')
  const lines = await lockLines(tx, ids)
  // paid or held while they were being locked
  const isOpen = (line: Line) => line.fecha_pago === null && line.fecha_baja === null && line.retenido === 0
  return lines.every(isOpen) ? lines : refuse('mi.sin_pagar')
}

const leftOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.precio * line.cantidad - line.pagado, 0)
const idsOf = (lines: readonly { readonly id_reg_factura: number }[]) => lines.map((line) => line.id_reg_factura).toSorted((a, b) => a - b)

/** True if the gateway may still take a payment of one of these lines, begun from any link. */
const isPaymentUnderWay = async (tx: Tx, ids: readonly number[], now: Date) =>
  (await tx
    .selectFrom('libro_operacion as o')
    .innerJoin('libro_operacion_linea as l', 'l.id_reg_operacion', 'o.id_reg_operacion')
    .select('o.id_reg_operacion')
    .where('l.id_reg_factura', 'in', ids)
    .where('o.clase', '=', 'pasarela_cobro')
    .where((eb) => eb.or([eb('o.estado', '=', 'dudosa'), eb.and([eb('o.estado', '=', 'pendiente'), eb('o.caduca', '>', now)])]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Opens a link and keeps its secret, so that the same address can be answered again. */
async function newLink(call: Call<unknown>, own: readonly Line[]) {
  const { tx, user, club } = call
  const { id_reg_operacion, url } = (await linkForLines(call, own, { base: '' })) ?? refuse('cards.sin_pasarela')
  const { id_reg_enlace_propio: id } = await tx
    .insertInto('enlace_propio')
    .values({ id_mst_socios: user.id_mst_socios, id_reg_operacion, token: '' })
    .returning('id_reg_enlace_propio')
    .executeTakeFirstOrThrow()
  const token = club.secrets.seal(url.slice('/pago/'.length), place(id))
  await tx.updateTable('enlace_propio').set({ token }).where('id_reg_enlace_propio', '=', id).execute()
  return url
}

/** Refuses lines of others like lines that are not there. */
async function requireOwn(tx: Tx, ids: readonly number[], member: number) {
  const own = await tx
    .selectFrom('factura')
    .select('id_reg_factura')
    .where(isOneOf('id_reg_factura', ids))
    .where('id_mst_socios', '=', member)
    .where('fecha_baja', 'is', null)
    .execute()
  if (own.length < new Set(ids).size) refuse('msg.not_found')
}

export const pay = handle(payOwed, async (call) => {
  const { tx, input, user, now } = call
  await requireOwn(tx, input.facturas ?? [], user.id_mst_socios)
  if (!(await takesCards(call))) refuse('cards.sin_pasarela')
  // the payments that a member begins take turns: a second press finds the link of the first
  await lockedAccount(tx, user.id_mst_socios)
  const links = await openLinks(call)
  const lines = await wantedLines(call, input.facturas)
  const own = perLink(lines)[0]!
  const importe = leftOf(own)
  const answer = { importe, queda: leftOf(lines) - importe }
  const ids = idsOf(own)
  const isSame = ({ found }: (typeof links)[number]) =>
    found.owed === importe && idsOf(found.lines).join() === ids.join() && mayStart(found, now)
  const same = links.find(isSame)
  if (same) return { url: `/pago/${same.token}`, ...answer }
  if (await isPaymentUnderWay(tx, ids, now)) refuse('mi.pago_en_curso')
  const touching = links.filter(({ found }) => found.lines.some((line) => ids.includes(line.id_reg_factura)))
  await withdrawLinks(
    call,
    touching.map((one) => one.id_reg_operacion),
  )
  return { url: await newLink(call, own), ...answer }
})

/** Days for which the secret of a link is kept after its end. */
const keptDays = 1
/** Clears the secrets of links that take no payment any more. */
export async function forgetLinks(tx: Tx, now: Date) {
  const ended = tx
    .selectFrom('libro_operacion')
    .select('id_reg_operacion')
    .where((eb) => eb.or([eb('estado', '<>', 'pendiente'), eb('caduca', '<', after(now, -keptDays * 86_400))]))
  await tx.deleteFrom('enlace_propio').where('id_reg_operacion', 'in', ended).execute()
}

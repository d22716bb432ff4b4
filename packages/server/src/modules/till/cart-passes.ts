import { guestMember } from '@app/contract/members/member'
import { addPass, mailTicketQrs, passImage, ticketPasses, ticketQrs } from '@app/contract/till/cart-passes'
import type { Tx } from '../../kit/database/database.ts'
import { pictureAt } from '../../kit/files/stored-pictures.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'
import { requireAllowedIncome } from '../income-types/public.ts'
import { changeTillLine, insertTillLine, type Line, lockCartLines } from '../invoices/public.ts'
import { mailJob, writeLetter } from '../mail/public.ts'
import { payerOf } from '../official-invoices/public.ts'
import { passesFrom, passOffer, passRows, qrDrawing, qrPicture } from '../passes/public.ts'
import { cartFile } from './cart-files.ts'
import { cartFor } from './cart-lines.ts'
import { touchCart } from './lock-cart.ts'
import { readerOf } from './ticket-reader.ts'

export const image = handle(passImage, async ({ tx, input: { path } }) => {
  const type = await tx.selectFrom('tipo_abono').select('imagen').where('imagen', '=', path).executeTakeFirst()
  const picture = type && (await pictureAt(tx, path))
  if (!picture) return refuse('msg.not_found')
  return { path, imagen: `data:${picture.tipo};base64,${Buffer.from(picture.contenido).toString('base64')}` }
})

export const add = handle(addPass, async (call) => {
  const { tx, input, today, user } = call
  const cart = await cartFor(call, input, guestMember)
  const { id_reg_tpv_carro, id_mst_socios } = cart
  await lockCartLines(tx, id_reg_tpv_carro)
  const { id_mst_tipoabonos, id_mst_tipoingreso, desc_tipoabonos, precio } = await passOffer(
    tx,
    id_mst_socios ?? refuse('tpv.elige_socio'),
    input.id_mst_tipoabonos,
  )
  await requireAllowedIncome(tx, user, [{ id_mst_tipoingreso }])
  const sold = { id_reg_tpv_carro, id_mst_socios, id_mst_producto: null, id_mst_tipoabonos, id_mst_tipoingreso }
  const line = { ...sold, concepto: desc_tipoabonos, precio, cantidad: 1 }
  await insertTillLine(tx, line, { today, by: user.id_mst_socios })
  await touchCart(call, id_reg_tpv_carro)
  return cartFile(call, id_reg_tpv_carro)
})

/** Sets the prices of passes in a cart to those of its new member's type; refused if the member cannot buy one of them. */
export async function repricePasses(tx: Tx, lines: readonly Line[], member: number) {
  for (const { borrador, id_reg_factura, id_mst_tipoabonos } of lines) {
    if (!borrador || id_mst_tipoabonos === null) continue
    const { precio } = await passOffer(tx, member, id_mst_tipoabonos)
    await changeTillLine(tx, id_reg_factura, { precio })
  }
}

interface Sale {
  readonly id: number
  readonly es_tique: boolean
}
/** A paid ticket, or an official invoice while there are such: its reader, and the passes of its lines. Refuses a cart that is still open. */
async function saleOf(call: Call<unknown>, { id, es_tique }: Sale) {
  const { tx } = call
  if (!es_tique && (await param(tx, 'ACTIVAR_FACTURA_OFICIAL'))) {
    const reader = (await payerOf(tx, id)) ?? refuse('msg.not_found')
    return { reader, found: await passesFrom(call).where('f.id_reg_facturaoficial', '=', id).execute() }
  }
  const ticket = await tx.selectFrom('tpv_carro').select('fecha_pago').where('id_reg_tpv_carro', '=', id).executeTakeFirst()
  if (!ticket) return refuse('msg.not_found')
  if (ticket.fecha_pago === null) refuse('msg.MarcarPagadoAntesTiquet')
  return { reader: await readerOf(tx, id), found: await passesFrom(call).where('f.id_reg_tpv_carro', '=', id).execute() }
}

/** The passes of a sale in the order of its lines, with its reader. */
async function soldBy(call: Call<unknown>, sale: Sale) {
  const { reader, found } = await saleOf(call, sale)
  return { reader, sold: (await passRows(call, found)).toReversed() }
}
const withQrs = async (call: Call<unknown>, sale: Sale) => {
  const { reader, sold } = await soldBy(call, sale)
  return sold.length > 0 ? { reader, sold } : refuse('msg.NO_HAY_ABONOS_QRS')
}
export const passes = handle(ticketPasses, async (call) => (await soldBy(call, call.input)).sold)

export const qrs = handle(ticketQrs, async (call) => {
  const { reader, sold } = await withQrs(call, call.input)
  const abonos = await Promise.all(
    sold.map(async (abono) => ({ abono, cod_reg_abonos: abono.cod_reg_abonos, qr: await qrDrawing(abono.cod_reg_abonos) })),
  )
  return { email: reader?.email ?? null, abonos }
})

export const mail = handle(mailTicketQrs, async (call) => {
  const { input, club } = call
  const { reader, sold } = await withQrs(call, input)
  const pictures = await Promise.all(
    sold.map(async ({ cod_reg_abonos, desc_tipoabonos }) => ({
      src: await qrPicture(cod_reg_abonos),
      text: `${desc_tipoabonos} · ${cod_reg_abonos}`,
    })),
  )
  const letter = writeLetter(
    { email: input.email, nombre: reader?.nombre ?? '', lang: reader?.lang ?? null },
    { club: club.nombre, standard: club.language },
    {
      subject: 'mail.passes.subject',
      body: 'mail.passes.body',
      values: { abonos: sold.map((one) => one.desc_tipoabonos).join(', ') },
      pictures,
    },
  )
  if (letter) await call.later(mailJob, letter)
  return {}
})

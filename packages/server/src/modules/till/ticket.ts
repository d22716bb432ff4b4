import { paymentTypes } from '@app/contract/income-types/payment-type'
import { taxWords } from '@app/contract/invoices/tax-words'
import { columnsOn, escposTicket } from '@app/contract/till/escpos'
import { cartTicket, cartTicketBytes, cartTicketPage } from '@app/contract/till/ticket'
import { formatEuros } from '@app/contract/values/money'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { type Paper, paperPage } from '../../kit/papers/paper.ts'
import { settings } from '../club/public.ts'
import { momentOf, paperParts, ticketFacts, type Writing } from '../invoices/public.ts'
import { passesFrom } from '../passes/public.ts'
import { cartFile } from './cart-files.ts'
import { readerOf } from './ticket-reader.ts'

/** Read context of a ticket. */
type Reading = Pick<Call<unknown>, 'tx' | 'now' | 'today' | 'minute'>

/** A paid ticket with all that its paper shows. */
async function paperOf(call: Reading, id: number) {
  const { tx } = call
  const tique = await cartFile(call, id)
  if (tique.carro.fecha_pago === null) refuse('msg.MarcarPagadoAntesTiquet')
  const lines = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_mst_empresas', 'precio', 'cantidad', 'impuesto', 'prc_iva', 'exencion'])
    .where('id_reg_tpv_carro', '=', id)
    .orderBy('id_reg_factura')
    .execute()
  const by = await tx
    .selectFrom('tpv_carro as c')
    .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios_creacion')
    .select(fullName('s').as('nombre'))
    .where('c.id_reg_tpv_carro', '=', id)
    .executeTakeFirst()
  return { tique, lines, desc_socio_creacion: by?.nombre ?? null }
}

/** Change given for the cash handed over, in cents; null if that was not entered. */
function changeOf({ carro: { entregado } }: { carro: { entregado: number | null } }, { cobros }: Awaited<ReturnType<typeof ticketFacts>>) {
  const cash = cobros.reduce((sum, one) => sum + (one.id_mst_tipopago === paymentTypes.cash ? Math.max(0, one.importe) : 0), 0)
  return entregado === null ? null : Math.max(0, entregado - cash)
}

export const ticket = handle(cartTicket, async (call) => {
  const { tique, lines, desc_socio_creacion } = await paperOf(call, call.input.id)
  const papel = await ticketFacts(call, lines)
  const email = (await readerOf(call.tx, call.input.id))?.email ?? null
  return { tique, papel, desc_socio_creacion, cambio: changeOf(tique, papel), email }
})

const joined = (...parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')

/** Parts of a ticket's paper, in the language of its reader; amounts in cents. */
async function partsOf(call: Writing & Reading, id: number) {
  const { say } = call
  const { tique, lines, desc_socio_creacion } = await paperOf(call, id)
  const { facts, head, payments, roll } = await paperParts(call, lines)
  const cambio = changeOf(tique, facts)
  const { entregado, fecha_pago } = tique.carro
  const passes = await passesFrom(call).where('f.id_reg_tpv_carro', '=', id).execute()
  return {
    ...{ head, roll, ivas: facts.ivas },
    title: say('till.ticket_number', { n: id }),
    about: [
      [say('till.ticket_number', { n: id }), fecha_pago && momentOf(call, fecha_pago)],
      [tique.usuario?.nombre_completo ?? null, desc_socio_creacion && say('till.served_by', { nombre: desc_socio_creacion })],
    ],
    lines: tique.lines.map(({ cantidad, concepto, precio, detalle, total }) => ({
      text: joined(cantidad > 1 ? `${cantidad} × ${concepto} · ${formatEuros(precio)}` : concepto, detalle),
      cents: total,
    })),
    total: { text: say('desk.total'), cents: tique.total },
    sums: [
      ...payments,
      ...(cambio === null
        ? []
        : [
            { text: say('till.given'), cents: entregado! },
            { text: say('till.change'), cents: cambio },
          ]),
    ],
    passes: passes.toReversed().map((pass) => ({ text: pass.desc_tipoabonos, code: pass.cod_reg_abonos })),
  }
}

export const bytes = handle(cartTicketBytes, async (call) => {
  const { say } = call
  const { head, about, lines, total, sums, ivas, passes } = await partsOf(call, call.input.id)
  const { empresa, nif } = head
  const row = ({ text, cents }: { text: string; cents: number }) => ({ text, amount: formatEuros(cents) })
  const above = [[nif], [empresa.direccion, empresa.codigo_postal, empresa.poblacion], [empresa.telefono], ...about]
  const vat = ivas.map(({ base, cuota, ...one }) => ({
    text: say('invoices.tax_of', { impuesto: taxWords(say, one), base: formatEuros(base) }),
    cents: cuota,
  }))
  const words = {
    head: empresa.nombre,
    about: above.map((parts) => joined(...parts)).filter((line) => line !== ''),
    lines: lines.map(row),
    total: row(total),
    sums: [...sums, ...vat].map(row),
    qrs: passes,
  }
  const { IMPRESORA_TIQUETS_ANCHO: roll } = await settings(call.tx)
  return { fichero: `tique-${call.input.id}.bin`, bytes: Buffer.from(escposTicket(words, columnsOn(roll))).toString('base64') }
})

/** The paper of a paid ticket on the till's roll, with the codes of the passes that it sold. */
export async function ticketPaper(call: Writing & Reading, id: number, lang: string): Promise<Paper> {
  const { head, title, about, lines, total, sums, passes, roll } = await partsOf(call, id)
  const codes = passes.map(({ text, code }) => ({ kind: 'qr' as const, content: code, caption: `${text} · ${code}` }))
  return { ...head, ...{ lang, title, about, lines, codes }, width: roll, sums: [total, ...sums] }
}

export const page = handle(cartTicketPage, async (call) => paperPage(await ticketPaper(call, call.input.id, call.user.lang)))

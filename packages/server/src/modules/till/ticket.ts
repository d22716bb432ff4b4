import { paymentTypes } from '@app/contract/income-types/payment-type'
import { taxWords } from '@app/contract/invoices/tax-words'
import { columnsOn, escposTicket, type TicketContent } from '@app/contract/till/escpos'
import { cartTicket, cartTicketBytes, cartTicketPage } from '@app/contract/till/ticket'
import { formatEuros } from '@app/contract/values/money'
import { momentText } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { type Code, fieldDots } from '../../kit/papers/codes.ts'
import { aboutLines, issuerLines, type Paper, paperPage, type Sum } from '../../kit/papers/paper.ts'
import { param, settings } from '../club/public.ts'
import { paperParts, ticketFacts, type Writing } from '../invoices/public.ts'
import { delivering, paperForReader, recordDelivery } from '../official-invoices/public.ts'
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
      [say('till.ticket_number', { n: id }), fecha_pago && momentText(fecha_pago, call.club.zone)],
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

const row = ({ text, cents }: Sum) => ({ text, amount: formatEuros(cents) })

/** A ticket without official invoice as bytes. */
function ticketBytes({ say }: Writing, parts: Awaited<ReturnType<typeof partsOf>>, columns: number): Uint8Array {
  const { head, about, lines, total, sums, ivas, passes } = parts
  const vat = ivas.map(({ base, cuota, ...one }) => ({
    text: say('invoices.tax_of', { impuesto: taxWords(say, one), base: formatEuros(base) }),
    cents: cuota,
  }))
  const words = {
    head: head.empresa.nombre,
    about: [...issuerLines(head), ...aboutLines({ about })],
    lines: lines.map(row),
    total: row(total),
    sums: [...sums, ...vat].map(row),
    qrs: passes,
  }
  return escposTicket(words, columns)
}

/** An official invoice as bytes. */
function invoiceBytes({ say }: Writing, paper: Paper, qrs: TicketContent['qrs'], columns: number): Uint8Array {
  const { seal, sums, taxes } = paper
  const [total, ...others] = sums
  const vat = taxes.rows.map(({ text, base, cuota }) => ({
    text: say('invoices.tax_of', { impuesto: text, base: formatEuros(base) }),
    cents: cuota,
  }))
  const words = {
    head: paper.empresa.nombre,
    about: [...issuerLines(paper), paper.title, ...aboutLines(paper)],
    seal: seal ? { above: seal.above, text: seal.code.content, dots: fieldDots(seal.code), below: seal.below } : undefined,
    lines: paper.lines.map(row),
    total: row(total!),
    sums: [...others, ...vat].map(row),
    qrs,
  }
  return escposTicket(words, columns)
}

/** Official invoices of a ticket. */
const invoicesOf = async (tx: Tx, id: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('factura')
    .select('id_reg_facturaoficial')
    .distinct()
    .where('id_reg_tpv_carro', '=', id)
    .where('id_reg_facturaoficial', 'is not', null)
    .orderBy('id_reg_facturaoficial')
    .execute()
  return rows.map((one) => one.id_reg_facturaoficial!)
}

export const bytes = handle(cartTicketBytes, {
  prepare: async ({ inTransaction, input, user, now }) =>
    inTransaction(async (tx) => {
      for (const id of await invoicesOf(tx, input.id)) await recordDelivery(tx, id, 'impresa', { by: user.id_mst_socios, now })
    }),
  run: async (call) => {
    const { id } = call.input
    const { IMPRESORA_TIQUETS_ANCHO: roll } = await settings(call.tx)
    const columns = columnsOn(roll)
    const invoices = await invoicesOf(call.tx, id)
    const parts = await partsOf(call, id)
    const papers: Uint8Array[] = []
    for (const [at, invoice] of invoices.entries())
      papers.push(invoiceBytes(call, await paperForReader(call, invoice, roll || 80), at === 0 ? parts.passes : [], columns))
    if (papers.length === 0) papers.push(ticketBytes(call, parts, columns))
    return { fichero: `tique-${id}.bin`, bytes: Buffer.concat(papers).toString('base64') }
  },
})

const passCode = ({ text, code }: TicketContent['qrs'][number]): Code => ({ kind: 'qr', content: code, caption: `${text} · ${code}` })

/** The paper of a paid ticket on the till's roll, with the codes of the passes that it sold. */
export async function ticketPaper(call: Writing & Reading, id: number, lang: string): Promise<Paper> {
  const { head, title, about, lines, total, sums, passes, roll } = await partsOf(call, id)
  return { ...head, ...{ lang, title, about, lines }, codes: passes.map(passCode), width: roll, sums: [total, ...sums] }
}

/** The paper of an official invoice of the till, with the codes of the passes that it sold. */
async function invoicePaper(call: Writing, id: number): Promise<Paper> {
  const paper = await paperForReader(call, id)
  const passes = await passesFrom(call).where('f.id_reg_facturaoficial', '=', id).execute()
  return { ...paper, codes: passes.toReversed().map((pass) => passCode({ text: pass.desc_tipoabonos, code: pass.cod_reg_abonos })) }
}

const hasInvoices = (tx: Tx) => param(tx, 'ACTIVAR_FACTURA_OFICIAL')
export const page = handle(cartTicketPage, {
  prepare: async (call) => {
    if (await call.inTransaction(hasInvoices)) await delivering(call, call.input.id, 'impresa')
  },
  run: async (call) => {
    const { id } = call.input
    return paperPage(await ((await hasInvoices(call.tx)) ? invoicePaper(call, id) : ticketPaper(call, id, call.user.lang)))
  },
})

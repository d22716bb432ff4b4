import { paymentTypes } from '@app/contract/income-types/payment-type'
import { columnsOn, escposTicket } from '@app/contract/till/escpos'
import { cartTicket, cartTicketBytes, cartTicketPage } from '@app/contract/till/ticket'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros, toDecimal } from '@app/contract/values/money'
import { clubTime } from '../../kit/clock.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { type Paper, paperPage } from '../../kit/papers/paper.ts'
import { settings } from '../club/public.ts'
import { ticketFacts } from '../invoices/public.ts'
import { passesFrom } from '../passes/public.ts'
import { cartFile } from './cart-files.ts'
import { readerOf } from './ticket-reader.ts'

/** Read context of a ticket's paper, and its words: of a call, or of a letter in its reader's language. */
type Reading = Pick<Call<unknown>, 'tx' | 'now' | 'today' | 'minute'>
type Writing = Reading & Pick<Call<unknown>, 'club' | 'say'>

/** A paid ticket with all that its paper shows. */
async function paperOf(call: Reading, id: number) {
  const { tx } = call
  const tique = await cartFile(call, id)
  if (tique.carro.fecha_pago === null) refuse('msg.MarcarPagadoAntesTiquet')
  const lines = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_mst_empresas', 'precio', 'cantidad', 'prc_iva'])
    .where('id_reg_tpv_carro', '=', id)
    .orderBy('id_reg_factura')
    .execute()
  const by = await tx
    .selectFrom('tpv_carro as c')
    .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios_creacion')
    .select(fullName('s').as('nombre'))
    .where('c.id_reg_tpv_carro', '=', id)
    .executeTakeFirst()
  const papel = await ticketFacts(call, lines)
  const cash = papel.cobros.reduce((sum, one) => sum + (one.id_mst_tipopago === paymentTypes.cash ? Math.max(0, one.importe) : 0), 0)
  const { entregado } = tique.carro
  const cambio = entregado === null ? null : Math.max(0, entregado - cash)
  return { tique, papel, desc_socio_creacion: by?.nombre ?? null, cambio }
}

export const ticket = handle(cartTicket, async (call) => {
  const paper = await paperOf(call, call.input.id)
  return { ...paper, email: (await readerOf(call.tx, call.input.id))?.email ?? null }
})

const joined = (...parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')

/** Texts of a ticket's paper, in the language of the user; amounts in cents. */
async function wordsOf(call: Writing, id: number) {
  const { club, say } = call
  const { tique, papel, desc_socio_creacion, cambio } = await paperOf(call, id)
  const { empresa, cobros, ivas } = papel
  const { entregado, fecha_pago } = tique.carro
  const when = (at: Date) => {
    const { today, minute } = clubTime(at, club.zone)
    return `${formatDay(today)} ${formatMinute(minute)}`
  }
  const rate = (hundredths: number) => `${String(toDecimal(hundredths)).replace('.', ',')} %`
  const paid = Map.groupBy(cobros, (one) => `${one.desc_tipopago} · ${when(one.fecha)}`)
  return {
    empresa,
    nif: empresa.nif && say('desk.ticket_nif', { nif: empresa.nif }),
    title: say('till.ticket_number', { n: id }),
    about: [
      [say('till.ticket_number', { n: id }), fecha_pago && when(fecha_pago)],
      [tique.usuario?.nombre_completo ?? null, desc_socio_creacion && say('till.served_by', { nombre: desc_socio_creacion })],
    ],
    lines: tique.lines.map(({ cantidad, concepto, precio, detalle, total }) => ({
      text: joined(cantidad > 1 ? `${cantidad} × ${concepto} · ${formatEuros(precio)}` : concepto, detalle),
      cents: total,
    })),
    total: { text: say('desk.total'), cents: tique.total },
    sums: [
      ...[...paid].map(([text, own]) => ({ text, cents: own.reduce((sum, one) => sum + one.importe, 0) })),
      ...(cambio === null
        ? []
        : [
            { text: say('till.given'), cents: entregado! },
            { text: say('till.change'), cents: cambio },
          ]),
      ...ivas.map(({ prc_iva, base, cuota }) => ({
        text:
          prc_iva === 0
            ? say('invoices.ticket_exempt', { base: formatEuros(base) })
            : say('desk.ticket_vat', { tipo: rate(prc_iva), base: formatEuros(base) }),
        cents: cuota,
      })),
    ],
  }
}

export const bytes = handle(cartTicketBytes, async (call) => {
  const { empresa, nif, about, lines, total, sums } = await wordsOf(call, call.input.id)
  const row = ({ text, cents }: { text: string; cents: number }) => ({ text, amount: formatEuros(cents) })
  const head = [[nif], [empresa.direccion, empresa.codigo_postal, empresa.poblacion], [empresa.telefono], ...about]
  const passes = await passesFrom(call).where('f.id_reg_tpv_carro', '=', call.input.id).execute()
  const words = {
    head: empresa.nombre,
    about: head.map((parts) => joined(...parts)).filter((line) => line !== ''),
    lines: lines.map(row),
    total: row(total),
    sums: sums.map(row),
    qrs: passes.toReversed().map((pass) => ({ text: pass.desc_tipoabonos, code: pass.cod_reg_abonos })),
  }
  const { IMPRESORA_TIQUETS_ANCHO: roll } = await settings(call.tx)
  return { fichero: `tique-${call.input.id}.bin`, bytes: Buffer.from(escposTicket(words, columnsOn(roll))).toString('base64') }
})

/** The paper of a paid ticket on the till's roll. */
export async function ticketPaper(call: Writing, id: number, lang: string): Promise<Paper> {
  const { total, sums, ...words } = await wordsOf(call, id)
  const { IMPRESORA_TIQUETS_ANCHO: roll, PDF_FACTURAS_FUENTE_PERSONALIZADA: font } = await settings(call.tx)
  return { ...words, lang, font, width: roll || 80, sums: [total, ...sums] }
}

export const page = handle(cartTicketPage, async (call) => paperPage(await ticketPaper(call, call.input.id, call.user.lang)))

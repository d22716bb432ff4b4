import { mainCompany } from '@app/contract/company/company'
import { taxWords } from '@app/contract/invoices/tax-words'
import { momentText } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { pictureAt } from '../../../kit/files/stored-pictures.ts'
import type { Call } from '../../../kit/http/serve.ts'
import type { Logo, Paper } from '../../../kit/papers/paper.ts'
import { settings } from '../../club/public.ts'
import { type TicketLine, ticketFacts } from './ticket-facts.ts'

/** Read context of a paper, and its words: of a call, or of a letter in its reader's language. */
export type Writing = Pick<Call<unknown>, 'tx' | 'now' | 'club' | 'say'>

async function logoOf(tx: Tx, company: number): Promise<Logo | null> {
  const { header_logo: path } = await tx
    .selectFrom('empresa')
    .select('header_logo')
    .where('id_mst_empresas', '=', company)
    .executeTakeFirstOrThrow()
  const picture = path === null ? undefined : await pictureAt(tx, path)
  return picture ? { path: path!, webp: picture.contenido } : null
}

/** Head and taxes of a paper over lines of one company, and how they were paid, before an instant if one is given; refuses an empty list. */
export async function paperParts(call: Writing, lines: readonly TicketLine[], before: Date | null = null) {
  const { tx, say } = call
  const facts = await ticketFacts(call, lines)
  const { empresa, cobros, ivas } = facts
  const { PDF_FACTURAS_FUENTE_PERSONALIZADA: font, IMPRESORA_TIQUETS_ANCHO: roll } = await settings(tx)
  // a payment over many lines is one
  const counted = before === null ? cobros : cobros.filter(({ fecha }) => fecha < before)
  const paid = Map.groupBy(counted, (one) => `${one.desc_tipopago} · ${momentText(one.fecha, call.club.zone)}`)
  const taxes: Paper['taxes'] = {
    head: [say('invoices.vat_head'), say('invoices.vat_base'), say('invoices.vat_tax')],
    rows: ivas.map(({ base, cuota, ...one }) => ({ text: taxWords(say, one), base, cuota })),
  }
  const logo = await logoOf(tx, lines[0]?.id_mst_empresas ?? mainCompany)
  return {
    facts,
    roll: roll || 80,
    head: { font, logo, empresa, nif: empresa.nif && say('invoices.ticket_nif', { nif: empresa.nif }), taxes },
    payments: [...paid].map(([text, own]) => ({ text, cents: own.reduce((sum, one) => sum + one.importe, 0) })),
  }
}

import { say as sayIn } from '@app/contract'
import { type Language, readerLanguage } from '@app/contract/kit/texts'
import { addMandateScan, mandatePaper, mandateScanKinds, mandateScanMax } from '@app/contract/mandates/mandate-papers'
import { documentType, holdsItsKind } from '@app/contract/member-documents/document-rules'
import { formatDay } from '@app/contract/values/day'
import { formatIban } from '@app/contract/values/iban'
import type { Tx } from '../../kit/database/database.ts'
import { dropFiles, insertFile } from '../../kit/files/stored-files.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { ServedFile } from '../../kit/http/serve-files.ts'
import type { Paper } from '../../kit/papers/paper.ts'
import { paperPdf } from '../../kit/papers/paper-pdf.ts'
import { param } from '../club/public.ts'
import { lockMandate, writeMandate } from './change-mandate.ts'
import { type Creditor, companiesOf } from './creditor.ts'
import { type Mandate, mandatesFrom } from './mandate-rows.ts'
import { shownMandate } from './shown-mandates.ts'

/** The scan is inspected and put into its place before the transaction that names it. */
export const addScan = handle(addMandateScan, {
  prepare: async ({ input: { documento }, club }) => {
    const refuseFile = (code: 'mandato.sin_fichero' | 'mandato.tipo_fichero' | 'mandato.fichero_grande') =>
      refuse(code, { documento: code })
    if (!documento || documento.size === 0) return refuseFile('mandato.sin_fichero')
    const { filename, size, sample } = documento
    const kind = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
    if (!mandateScanKinds.includes(kind) || !holdsItsKind(filename, sample)) return refuseFile('mandato.tipo_fichero')
    if (size > mandateScanMax) return refuseFile('mandato.fichero_grande')
    return club.files.keep(documento, documentType(filename)!)
  },
  run: async (call) => {
    const { tx, input, prepared } = call
    const before = await lockMandate(call, input.id)
    if (before.fecha_firma === null) refuse('mandato.sin_firmar')
    const after = await writeMandate(call, before, { id_reg_archivo: await insertFile(tx, prepared) })
    await dropFiles(tx, [before.id_reg_archivo])
    return shownMandate(call, after)
  },
})

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
/** The signed paper of a mandate as it is sent; null if absent. */
export async function mandateScan(tx: Tx, id: number): Promise<ServedFile | null> {
  const found = await tx
    .selectFrom('mandato as m')
    .innerJoin('archivo as f', 'f.id_reg_archivo', 'm.id_reg_archivo')
    .select(['m.referencia', 'm.id_mst_socios', 'f.lugar', 'f.clave', 'f.tipo', 'f.bytes', 'f.contenido'])
    .where('m.id_reg_mandato', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { referencia, id_mst_socios: member, lugar, clave, tipo: type, bytes, contenido: content } = found
  return { name: `${fileName(referencia)}.${endings[type] ?? 'bin'}`, type, bytes, content, place: { lugar, clave }, member }
}
/** A reference as a name of a file. */
const fileName = (referencia: string) => referencia.replaceAll(/[^A-Za-z\d-]/g, '_')

/** Line for writing by hand. */
const blank = '_'.repeat(42)
/** Mandate as a paper in a language: creditor, debtor, kind of payment, consent, and place for the signature. */
function paperOf(row: Mandate, company: Creditor, { lang, font }: { readonly lang: Language; readonly font: Paper['font'] }): Paper {
  const say = (key: Parameters<typeof sayIn>[0], values?: Parameters<typeof sayIn>[2]) => sayIn(key, lang, values)
  const { nombre, nif, id_acreedor } = company
  const place = [row.direccion, [row.codigo_postal, row.poblacion].filter(Boolean).join(' '), row.pais].filter(Boolean).join(', ')
  const pairs = (lines: readonly (readonly [string, string | null])[]) => lines.map(([name, value]) => `${name}: ${value || blank}`)
  return {
    ...{ lang, font, width: null, logo: null, empresa: company, nif: nif && say('invoices.ticket_nif', { nif }) },
    title: `${say('mandate_paper.title')} ${row.referencia}`,
    heading: say('mandate_paper.title'),
    about: [[`${say('mandate.referencia')}: ${row.referencia}`]],
    blocks: [
      {
        title: say('mandate_paper.creditor'),
        lines: pairs([
          [say('mandate.acreedor'), id_acreedor],
          [say('mandate_paper.name'), nombre],
        ]),
      },
      {
        title: say('mandate_paper.debtor'),
        lines: pairs([
          [say('mandate.titular'), row.titular],
          [say('mandate_paper.address'), place],
          [say('mandate.iban'), row.iban && formatIban(row.iban)],
          [say('mandate_paper.kind'), `${say(row.uso === 'OOFF' ? 'mandate_paper.single' : 'mandate_paper.recurrent')} · ${row.esquema}`],
        ]),
      },
      { title: '', lines: [say(row.esquema === 'B2B' ? 'mandate_paper.consent_b2b' : 'mandate_paper.consent', { empresa: nombre })] },
      {
        title: say('mandate_paper.signature'),
        lines: pairs([
          [say('mandate_paper.place_day'), row.fecha_firma && formatDay(row.fecha_firma)],
          [say('mandate_paper.signed_by'), null],
        ]),
      },
    ],
    ...{ lines: [], sums: [], taxes: { head: ['', '', ''], rows: [] }, codes: [] },
  }
}

export const paper = handle(mandatePaper, {
  prepare: async ({ input: { id }, inTransaction, now, club }) => {
    const { row, made } = await inTransaction(async (tx) => {
      const row = (await mandatesFrom(tx).where('id_reg_mandato', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')
      const companies = await companiesOf(tx)
      const reader = await tx.selectFrom('cuenta').select('lang').where('id_mst_socios', '=', row.id_mst_socios).executeTakeFirst()
      const lang = readerLanguage(reader?.lang, club.language)
      const font = await param(tx, 'PDF_FACTURAS_FUENTE_PERSONALIZADA')
      return { row, made: paperOf(row, companies.find((one) => one.id_mst_empresas === row.id_mst_empresas)!, { lang, font }) }
    })
    return { fichero: `${fileName(row.referencia)}.pdf`, bytes: (await paperPdf(made, now)).toString('base64') }
  },
  run: async ({ prepared }) => prepared,
})

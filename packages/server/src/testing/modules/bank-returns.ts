import { applyReturns, previewReturns } from '@app/contract/bank-returns/bank-returns'
import type { Action, InputOf, OutputOf } from '@app/contract/kit/action'
import { answerStyle } from '@app/contract/kit/answers'
import { readAnswer, writeObject } from '@app/contract/kit/shapes'
import { writeXml, type XmlTag } from '../../kit/xml/write-xml.ts'
import { checks } from '../../modules/bank-returns/verify.ts'
import { brokenOf } from '../broken.ts'
import { brokenReceipts, receiptClub } from './receipts.ts'

/** Debit of a file of returns. */
export interface Returned {
  readonly adeudo?: string | null
  readonly importe?: number
  readonly codigo?: string | null
  readonly mandato?: string
  readonly cobro?: string
  readonly cuenta?: string
  readonly titular?: string
  readonly acreedor?: string
  readonly gastos?: number
}
const decimal = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const maybe = (value: unknown, tag: () => XmlTag): (XmlTag | null)[] => [value === undefined || value === null ? null : tag()]

const debitTag = ({
  adeudo,
  importe,
  codigo = 'AM04',
  mandato,
  cobro,
  cuenta,
  titular,
  acreedor = 'ES77000B85626240',
  gastos,
}: Returned): XmlTag => [
  'TxInfAndSts',
  [
    ...maybe(adeudo, () => ['OrgnlEndToEndId', adeudo!]),
    ['TxSts', 'RJCT'],
    ...maybe(codigo, () => ['StsRsnInf', [['Rsn', [['Cd', codigo!]]]]]),
    ...maybe(gastos, () => ['ChrgsInf', [['Amt', decimal(gastos!), { Ccy: 'EUR' }]]]),
    [
      'OrgnlTxRef',
      [
        ...maybe(importe, () => ['Amt', [['InstdAmt', decimal(importe!), { Ccy: 'EUR' }]]]),
        ...maybe(cobro, () => ['ReqdColltnDt', cobro!]),
        ['CdtrSchmeId', [['Id', [['PrvtId', [['Othr', [['Id', acreedor]]]]]]]]],
        ...maybe(mandato, () => ['MndtRltdInf', [['MndtId', mandato!]]]),
        ...maybe(titular, () => ['Dbtr', [['Nm', titular!]]]),
        ...maybe(cuenta, () => ['DbtrAcct', [['Id', [['IBAN', cuenta!]]]]]),
      ],
    ],
  ],
]

/** Text of a file of returns (pain.002) of a day, with sums of its own. */
export function returnsText(
  returns: readonly Returned[],
  { day = '2026-11-24', sum = returns.reduce((all, one) => all + (one.importe ?? 0), 0), message = '' } = {},
): string {
  const head: XmlTag[] = [
    ['OrgnlMsgId', message || `${day}DEV0001`],
    ['OrgnlMsgNmId', 'pain.008'],
    ...(sum > 0 ? [['OrgnlCtrlSum', decimal(sum)] as XmlTag] : []),
    ...(returns.length === 0 ? [['GrpSts', 'RJCT'] as XmlTag, ['StsRsnInf', [['Rsn', [['Cd', 'FF01']]]]] as XmlTag] : []),
  ]
  const report: XmlTag[] = [
    [
      'GrpHdr',
      [
        ['MsgId', message ? 'REJ1' : 'DA0001'],
        ['CreDtTm', `${day}T06:00:01`],
      ],
    ],
    ['OrgnlGrpInfAndSts', head],
    ...(returns.length === 0 ? [] : [['OrgnlPmtInfAndSts', [['OrgnlPmtInfId', 'G1'], ...returns.map(debitTag)]] as XmlTag]),
  ]
  return writeXml(['Document', [['CstmrPmtStsRpt', report]], { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.03' }])
}

/** A club whose receipts were sent to the bank, and its files of returns. */
export async function returnsClub() {
  const desk = await receiptClub()
  /** Sends a file as a browser does; other fields as texts. */
  const upload = async <A extends Action>(
    action: A,
    content: string | Uint8Array | null,
    more: Record<string, unknown> = {},
    caller: Pick<typeof desk, 'http'> = desk,
  ) => {
    const mark = '----cut'
    const part = (name: string, value: string | Uint8Array, file = '') =>
      Buffer.concat([
        Buffer.from(`--${mark}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
        Buffer.from(value),
        Buffer.from('\r\n'),
      ])
    const { status, body } = await caller.http<OutputOf<A>>({
      method: 'POST',
      url: action.endpoint.replace('POST ', ''),
      headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
      body: Buffer.concat([
        ...(content === null ? [] : [part('devolucionesFile', content, '; filename="devoluciones.xml"')]),
        ...Object.entries(writeObject(action.input, more))
          .filter(([, value]) => value !== null && value !== undefined)
          .map(([name, value]) => part(name, typeof value === 'string' ? value : JSON.stringify(value))),
        Buffer.from(`--${mark}--\r\n`),
      ]),
    })
    if (status !== 200) throw Object.assign(new Error(JSON.stringify(body)), { ...body, status })
    return readAnswer(action.output, answerStyle(action.answer).unwrap(body as Record<string, unknown>)) as OutputOf<A>
  }
  const preview = (content: string | Uint8Array | null) => upload(previewReturns, content)
  const apply = (content: string | Uint8Array | null, more: Partial<Pick<InputOf<typeof applyReturns>, 'huella' | 'decisiones'>> = {}) =>
    upload(applyReturns, content, more)
  /** Receipts in a file of the bank, with their debits. */
  const sent = async (...amounts: readonly (readonly [number, number])[]) => {
    const ids = await desk.receiptsOf(...amounts)
    const { remesas } = await desk.file(ids)
    const rows = []
    for (const id of ids) {
      const row = await desk.receipt(id)
      rows.push({ id, adeudo: row.adeudo!, importe: row.precio, remesa: remesas[0]!.id_reg_remesas, row })
    }
    return rows
  }
  const returnsOf = (id: number) =>
    desk.db.selectFrom('devolucion').selectAll().where('id_reg_recibo', '=', id).orderBy('id_reg_devolucion').execute()
  return { ...desk, upload, preview, apply, sent, returnsOf }
}

/** Everything that must always hold for returns, receipts and their money, and does not. */
export const brokenReturns = async (desk: Parameters<typeof brokenReceipts>[0]) => [
  ...(await brokenReceipts(desk)),
  ...(await brokenOf(checks, desk)),
]

import type { Sequence } from '@app/contract/mandates/debit-fault'
import type { Amendment } from '@app/contract/mandates/mandate'
import { amountText } from '@app/contract/official-invoices/record-text'
import { bankReference, bankText } from '@app/contract/receipts/remittances/bank-text'
import type { bankFormats } from '@app/contract/receipts/remittances/remittance'
import type { Day } from '@app/contract/values/day'
import { writeXml, type XmlTag } from '../../../kit/xml/write-xml.ts'

/** One debit of a file: cents, account, mandate. */
export interface FileDebit extends Amendment {
  readonly id_reg_recibo: number
  readonly adeudo: string
  readonly importe: number
  readonly secuencia: Sequence
  readonly concepto: string
  readonly iban: string
  readonly titular: string
  readonly referencia: string
  readonly fecha_firma: Day
  /** Address for accounts outside of the EEA; null inside. */
  readonly direccion: {
    readonly pais: string
    readonly calle: string
    readonly codigo_postal: string | null
    readonly poblacion: string
  } | null
}
/** A file of direct debits of one creditor, day and scheme. */
export interface BankFile {
  readonly formato: (typeof bankFormats)[number]
  readonly esquema: 'CORE' | 'B2B'
  readonly mensaje: string
  /** Wall clock of the club: yyyy-mm-ddThh:mm:ss. */
  readonly creado: string
  readonly fecha: Day
  readonly acreedor: { readonly nombre: string; readonly id: string; readonly iban: string; readonly bic: string | null }
  readonly adeudos: readonly FileDebit[]
}

const sumOf = (debits: readonly FileDebit[]) => debits.reduce((sum, { importe }) => sum + importe, 0)
const other = (id: string): XmlTag => ['Othr', [['Id', id]]]
const account = (iban: string): XmlTag => ['Id', [['IBAN', iban]]]
const scheme = (id: string): XmlTag => [
  'Id',
  [
    [
      'PrvtId',
      [
        [
          'Othr',
          [
            ['Id', id],
            ['SchmeNm', [['Prtry', 'SEPA']]],
          ],
        ],
      ],
    ],
  ],
]

function amendment({ iban_anterior, referencia_anterior, acreedor_anterior }: Amendment): (XmlTag | null)[] {
  if (iban_anterior === null && referencia_anterior === null && acreedor_anterior === null) return [['AmdmntInd', 'false']]
  return [
    ['AmdmntInd', 'true'],
    [
      'AmdmntInfDtls',
      [
        referencia_anterior === null ? null : ['OrgnlMndtId', bankReference(referencia_anterior)],
        acreedor_anterior === null ? null : ['OrgnlCdtrSchmeId', [scheme(acreedor_anterior)]],
        // the same mandate with another account, of any bank
        iban_anterior === null ? null : ['OrgnlDbtrAcct', [['Id', [other('SMNDA')]]]],
      ],
    ],
  ]
}

function addressOf({ direccion }: FileDebit): XmlTag | null {
  if (direccion === null) return null
  const { pais, calle, codigo_postal, poblacion } = direccion
  return [
    'PstlAdr',
    [
      ['StrtNm', bankText(calle, 70)],
      codigo_postal === null ? null : ['PstCd', bankText(codigo_postal, 16)],
      ['TwnNm', bankText(poblacion, 35)],
      ['Ctry', pais],
    ],
  ]
}

const debitTag = (debit: FileDebit): XmlTag => [
  'DrctDbtTxInf',
  [
    ['PmtId', [['EndToEndId', debit.adeudo]]],
    ['InstdAmt', amountText(debit.importe), { Ccy: 'EUR' }],
    ['DrctDbtTx', [['MndtRltdInf', [['MndtId', bankReference(debit.referencia)], ['DtOfSgntr', debit.fecha_firma], ...amendment(debit)]]]],
    ['DbtrAgt', [['FinInstnId', [other('NOTPROVIDED')]]]],
    ['Dbtr', [['Nm', bankText(debit.titular, 70)], addressOf(debit)]],
    ['DbtrAcct', [account(debit.iban)]],
    ['RmtInf', [['Ustrd', bankText(debit.concepto, 140)]]],
  ],
]

/** Debits of one sequence, as the bank books them together. */
function group({ formato, esquema, mensaje, fecha, acreedor }: BankFile, debits: readonly FileDebit[], n: number): XmlTag {
  const bic = formato === 'pain.008.001.08' ? 'BICFI' : 'BIC'
  const kind: XmlTag[] = [
    ['SvcLvl', [['Cd', 'SEPA']]],
    ['LclInstrm', [['Cd', esquema]]],
    ['SeqTp', debits[0]!.secuencia],
  ]
  return [
    'PmtInf',
    [
      ['PmtInfId', `${mensaje}-${n}`],
      ['PmtMtd', 'DD'],
      ['BtchBookg', 'true'],
      ['NbOfTxs', String(debits.length)],
      ['CtrlSum', amountText(sumOf(debits))],
      ['PmtTpInf', kind],
      ['ReqdColltnDt', fecha],
      ['Cdtr', [['Nm', bankText(acreedor.nombre, 70)]]],
      ['CdtrAcct', [account(acreedor.iban)]],
      ['CdtrAgt', [['FinInstnId', [acreedor.bic === null ? other('NOTPROVIDED') : [bic, acreedor.bic]]]]],
      ['ChrgBr', 'SLEV'],
      ['CdtrSchmeId', [scheme(acreedor.id)]],
      ...debits.map(debitTag),
    ],
  ]
}

/** Text of a bank file (formats.md §1.2): a PmtInf for each sequence; sums and counts follow from the debits. */
export function writePain008(file: BankFile): string {
  const { formato, mensaje, creado, acreedor, adeudos } = file
  const groups = [...Map.groupBy(adeudos, ({ secuencia }) => secuencia).values()]
  const head: XmlTag = [
    'GrpHdr',
    [
      ['MsgId', mensaje],
      ['CreDtTm', creado],
      ['NbOfTxs', String(adeudos.length)],
      ['CtrlSum', amountText(sumOf(adeudos))],
      [
        'InitgPty',
        [
          ['Nm', bankText(acreedor.nombre, 70)],
          ['Id', [['OrgId', [other(acreedor.id)]]]],
        ],
      ],
    ],
  ]
  const content: XmlTag = ['CstmrDrctDbtInitn', [head, ...groups.map((debits, at) => group(file, debits, at + 1))]]
  return writeXml(['Document', [content], { xmlns: `urn:iso:std:iso:20022:tech:xsd:${formato}` }])
}

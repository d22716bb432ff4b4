import { needsAddress, type Sequence } from '@app/contract/mandates/debit-fault'
import type { Amendment } from '@app/contract/mandates/mandate'
import type { receiptFaults } from '@app/contract/receipts/receipts'
import type { Day } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import { digestOf } from '../../runs/public.ts'
import { type Creditor, type Debtor, debtorsOf } from '../debtors.ts'
import { changedReceipts } from '../live-lines.ts'
import type { FileDebit } from './pain008.ts'

type Fault = (typeof receiptFaults)[number]

/** Receipts of a choice that are in no file: those for financing, and all others. */
export interface Choice {
  readonly plain: readonly number[]
  readonly financed: readonly number[]
  readonly fecha: Day
}
const receiptsOf = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('recibo').selectAll().where(isOneOf('id_reg_recibo', ids)).where('girado', '=', false).orderBy('id_reg_recibo').execute()
type Receipt = Awaited<ReturnType<typeof receiptsOf>>[number]

/** Debit of a receipt in a file to be made; `adeudo` follows when it is made. */
export type PlannedDebit = Omit<FileDebit, 'adeudo'> & { readonly id_reg_mandato: number; readonly avisado: boolean }
/** File to be made: of a company, a scheme, for financing or not. */
export interface PlannedFile {
  readonly company: Creditor
  readonly esquema: 'CORE' | 'B2B'
  readonly financiada: boolean
  readonly debits: readonly PlannedDebit[]
}
export interface LeftOut {
  readonly id_reg_recibo: number
  readonly id_mst_socios: number
  readonly nombre_completo: string
  readonly precio: number
  readonly fallo: Fault
}

const addressOf = ({ mandato }: Debtor, iban: string) =>
  needsAddress(iban)
    ? { pais: mandato!.pais!, calle: mandato!.direccion!, codigo_postal: mandato!.codigo_postal, poblacion: mandato!.poblacion! }
    : null

/** Changes of a mandate that the next file tells the bank: also a creditor identifier that changed since its signature. */
const amendmentOf = ({ mandato }: Debtor, { id_acreedor }: Creditor): Amendment => ({
  iban_anterior: mandato!.iban_anterior,
  referencia_anterior: mandato!.referencia_anterior,
  acreedor_anterior:
    mandato!.acreedor_anterior ??
    (mandato!.usos > 0 && mandato!.acreedor !== null && mandato!.acreedor !== id_acreedor ? mandato!.acreedor : null),
})

const nothingTold: Amendment = { iban_anterior: null, referencia_anterior: null, acreedor_anterior: null }

/**
 * Sequences of the debits of one mandate in one file, in order: FRST is the first one alone, FNAL the last one alone, OOFF one at all, an
 * amendment is told once.
 */
function sequencesOf(secuencia: Sequence, count: number): (Sequence | null)[] {
  return Array.from({ length: count }, (_, at): Sequence | null => {
    if (secuencia === 'OOFF') return at === 0 ? 'OOFF' : null
    if (secuencia === 'FRST') return at === 0 ? 'FRST' : 'RCUR'
    return secuencia === 'FNAL' && at === count - 1 ? 'FNAL' : 'RCUR'
  })
}

/** Reason for which a receipt stays out of a file of a day, beyond the order of its mandate's debits. */
function faultOf(receipt: Receipt, debtor: Debtor, { changed, fecha }: { changed: ReadonlySet<number>; fecha: Day }): Fault | null {
  if (!receipt.remesar_sepa_banco) return 'sin_banco'
  if (changed.has(receipt.id_reg_recibo)) return 'linea_cambiada'
  if (debtor.fallo !== null) return debtor.fallo
  if (debtor.iban !== receipt.numcuenta) return 'cuenta_cambiada'
  return receipt.cobrar_desde !== null && receipt.cobrar_desde > fecha ? 'cobrar_despues' : null
}

function leftOut({ id_reg_recibo, id_mst_socios, nombre_completo, precio }: Receipt, fallo: Fault): LeftOut {
  return { id_reg_recibo, id_mst_socios, nombre_completo, precio, fallo }
}

/** Judges chosen receipts for a day: the files that they make, those left out with their reasons, and the fingerprint of the files. */
export async function judgeReceipts(tx: Tx, { plain, financed, fecha }: Choice) {
  const receipts = await receiptsOf(tx, [...plain, ...financed])
  const isFinanced = new Set(financed)
  const { debtorOf, companyOf } = await debtorsOf(tx, receipts, fecha)
  const changed = await changedReceipts(
    tx,
    receipts.map((one) => one.id_reg_recibo),
  )
  const fuera: LeftOut[] = []
  const going: Receipt[] = []
  for (const receipt of receipts) {
    const fallo = faultOf(receipt, debtorOf(receipt), { changed, fecha })
    if (fallo === null) going.push(receipt)
    else fuera.push(leftOut(receipt, fallo))
  }
  const planned: (PlannedDebit & Pick<PlannedFile, 'company' | 'esquema' | 'financiada'>)[] = []
  for (const own of Map.groupBy(going, (one) => debtorOf(one).mandato!.id_reg_mandato).values()) {
    const debtor = debtorOf(own[0]!)
    const mandato = debtor.mandato!
    const company = companyOf.get(own[0]!.id_mst_empresas)!
    const sequences = sequencesOf(debtor.secuencia!, own.length)
    for (const [at, receipt] of own.entries()) {
      const secuencia = sequences[at]!
      if (secuencia === null) fuera.push(leftOut(receipt, 'mandato_usado'))
      else
        planned.push({
          ...{ company, esquema: mandato.esquema, financiada: isFinanced.has(receipt.id_reg_recibo), secuencia },
          ...{
            id_reg_recibo: receipt.id_reg_recibo,
            importe: receipt.precio,
            concepto: receipt.concepto,
            avisado: receipt.avisado !== null,
          },
          ...{ id_reg_mandato: mandato.id_reg_mandato, referencia: mandato.referencia, fecha_firma: mandato.fecha_firma! },
          ...{ iban: mandato.iban!, titular: mandato.titular, direccion: addressOf(debtor, mandato.iban!) },
          ...(at === 0 ? amendmentOf(debtor, company) : nothingTold),
        })
    }
  }
  planned.sort((a, b) => a.id_reg_recibo - b.id_reg_recibo)
  const files = Map.groupBy(planned, ({ company, esquema, financiada }) => `${company.id_mst_empresas} ${esquema} ${financiada}`)
  const ficheros = [...files.values()].map((debits): PlannedFile => {
    const { company, esquema, financiada } = debits[0]!
    return { company, esquema, financiada, debits }
  })
  const huella = digestOf([
    [fecha],
    ...planned.map((one) => [
      one.id_reg_recibo,
      one.importe,
      one.secuencia,
      one.iban,
      one.referencia,
      Number(one.financiada),
      one.company.formato_sepa,
    ]),
  ])
  return { ficheros, fuera, huella, recibos: planned.length, importe: planned.reduce((sum, { importe }) => sum + importe, 0) }
}
export type Judged = Awaited<ReturnType<typeof judgeReceipts>>

import { dayOf } from '@app/contract/values/day'
import { brokenInDetail, firstBroken, tolerance } from './detail-rules.ts'
import { centsAt, fingerprintOf, isoDay, type SentRecord } from './sent-record.ts'

/** The service's knowledge besides a record. */
export interface Circumstances {
  /** Tax id of the header. */
  readonly obligado: string
  readonly now: Date
  /** The sending admits that it comes late. */
  readonly isIncident: boolean
  readonly isKnown: (nif: string) => boolean
  /** The chain of the record has accepted ones already. */
  readonly hasChain: boolean
}

const mostSeconds = 240
const mostSimplified = 300_000
/** First day of the order about these programs. */
const firstDay = '2024-10-28'
const withoutTotals = ['03', '05', '06', '08', '09']

const details = ({ element }: SentRecord) => element.at('Desglose')?.all('DetalleDesglose') ?? []
const sumOf = (record: SentRecord, ...names: string[]) =>
  details(record).reduce((sum, detail) => names.reduce((all, name) => all + centsAt(detail, name), sum), 0)

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(text)
const instantOf = ({ element }: SentRecord) => element.textAt('FechaHoraHusoGenRegistro') ?? ''

/** Rules of records of both kinds. */
const brokenInAny = (record: SentRecord, { obligado }: Circumstances): number | null =>
  firstBroken([
    [1108, record.issuer !== obligado],
    [1177, !/^[A-Z\d]{2}$/.test(record.element.textAt('SistemaInformatico', 'IdSistemaInformatico') ?? '')],
    [1244, !isInstant(instantOf(record))],
  ])

function brokenInIssue(record: SentRecord, { now }: Circumstances): number | null {
  const { element, number } = record
  const text = (name: string) => element.textAt(name) ?? 'N'
  const has = (name: string) => element.at(name) !== null
  const [type, day, way] = [text('TipoFactura'), isoDay(record.date), element.textAt('TipoRectificativa')]
  const [isRectifying, isSimplified, isCorrection] = [type.startsWith('R'), ['F2', 'R5'].includes(type), text('Subsanacion') === 'S']
  const isUnlimited = has('NumRegistroAcuerdoFacturacion') || text('FacturaSinIdentifDestinatarioArt61d') === 'S'
  const rules = firstBroken([
    [1287, /["'<>=]/.test(number)],
    [1130, /[^ -~]/.test(number)],
    [1112, day > dayOf(now, 'Europe/Madrid')],
    [1152, day < firstDay],
    [1153, text('RechazoPrevio') === 'X' && !isCorrection],
    [1161, text('RechazoPrevio') === 'S' && !isCorrection],
    [1114, isRectifying && way === null],
    [1115, !isRectifying && way !== null],
    [1116, type !== 'F3' && has('FacturasSustituidas')],
    [1117, !isRectifying && has('FacturasRectificadas')],
    [1118, way === 'S' && !has('ImporteRectificacion')],
    [1119, way !== 'S' && has('ImporteRectificacion')],
    [1183, isSimplified && text('FacturaSimplificadaArt7273') === 'S'],
    [1185, !isSimplified && text('FacturaSinIdentifDestinatarioArt61d') === 'S'],
    [1189, !isSimplified && !has('Destinatarios')],
    [1190, isSimplified && has('Destinatarios')],
    [
      1150,
      type === 'F2' && !isUnlimited && sumOf(record, 'BaseImponibleOimporteNoSujeto', 'CuotaRepercutida') > mostSimplified + tolerance,
    ],
  ])
  return (
    rules ??
    details(record).reduce<number | null>((found, detail) => found ?? brokenInDetail(detail, { type, isByDifferences: way === 'I' }), null)
  )
}

/** Code for which a record is refused; null for none. */
export function refusalOf(record: SentRecord, around: Circumstances): number | null {
  const { kind, element } = record
  const own =
    kind === 'Alta'
      ? brokenInIssue(record, around)
      : firstBroken([[1224, (element.at('GeneradoPor') === null) !== (element.at('Generador') === null)]])
  return brokenInAny(record, around) ?? own
}

/** The record's time lies ahead of the service's clock, or behind it without an incident. */
function isOutOfTime(record: SentRecord, { now, isIncident }: Circumstances): boolean {
  const seconds = (Date.parse(instantOf(record)) - now.getTime()) / 1000
  return seconds > mostSeconds || (seconds < -mostSeconds && !isIncident)
}

/** Code with which a record is accepted with errors, those that want no correction last (§4.3.1); null for none. */
export function complaintOf(record: SentRecord, around: Circumstances): number | null {
  const { kind, element, previous, huella } = record
  const isFirst = element.at('Encadenamiento', 'PrimerRegistro') !== null
  const receivers =
    element
      .at('Destinatarios')
      ?.all('IDDestinatario')
      .map((one) => one.textAt('NIF') ?? '') ?? []
  const isSummed = kind === 'Alta' && !details(record).some((detail) => withoutTotals.includes(detail.textAt('ClaveRegimen') ?? ''))
  const isBeyond = (name: string, sum: number) => isSummed && Math.abs(centsAt(element, name) - sum) > tolerance
  const cuotas = sumOf(record, 'CuotaRepercutida', 'CuotaRecargoEquivalencia')
  return firstBroken([
    [2001, receivers.some((nif) => nif !== '' && !around.isKnown(nif))],
    [2000, huella !== fingerprintOf(record)],
    [2005, isBeyond('ImporteTotal', cuotas + sumOf(record, 'BaseImponibleOimporteNoSujeto'))],
    [2006, isBeyond('CuotaTotal', cuotas)],
    [2007, isFirst && around.hasChain],
    [2002, !isFirst && previous.length !== 64],
    [2003, !isFirst && !/^[\dA-F]*$/.test(previous)],
    [2009, details(record).some((detail) => detail.textAt('Impuesto') === '02' && detail.textAt('ClaveRegimen') === null)],
    [2004, isOutOfTime(record, around)],
  ])
}

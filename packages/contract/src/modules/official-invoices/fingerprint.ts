const ofIssue = [
  'IDEmisorFactura',
  'NumSerieFactura',
  'FechaExpedicionFactura',
  'TipoFactura',
  'CuotaTotal',
  'ImporteTotal',
  'Huella',
  'FechaHoraHusoGenRegistro',
] as const
const ofCancellation = [
  'IDEmisorFacturaAnulada',
  'NumSerieFacturaAnulada',
  'FechaExpedicionFacturaAnulada',
  'Huella',
  'FechaHoraHusoGenRegistro',
] as const

/** Texts of a record of issue as its XML has them; `Huella` is that of the record before, '' for the first of a chain. */
export type IssueFields = Readonly<Record<(typeof ofIssue)[number], string>>
/** Texts of a record of cancellation as its XML has them; `Huella` is that of the record before, '' for the first of a chain. */
export type CancellationFields = Readonly<Record<(typeof ofCancellation)[number], string>>

const joined = <N extends string>(names: readonly N[], fields: Readonly<Record<N, string>>) =>
  names.map((name) => `${name}=${fields[name].trim()}`).join('&')

/** Text to hash of a record of issue, in the official order (fingerprint specification 0.1.2). */
export const issueText = (fields: IssueFields): string => joined(ofIssue, fields)

/** Text to hash of a record of cancellation, in the official order. */
export const cancellationText = (fields: CancellationFields): string => joined(ofCancellation, fields)

const issuePattern = new RegExp(`^${ofIssue.map((name) => `${name}=(?<${name}>.*)`).join('&')}$`)

/** Texts of a record of issue in its hashed text, for the QR of its paper; null for another text. */
export const readIssueText = (text: string): IssueFields | null => (issuePattern.exec(text)?.groups as IssueFields | undefined) ?? null

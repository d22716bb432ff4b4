import { type HourRow, hourComplaints } from '@app/contract/courts/court-rules'
import { type Complaint, refuse, type TextValues } from '../../kit/http/refusal.ts'

export interface HourPriceRow extends HourRow {
  readonly precio: number
}
type Said = { readonly key: string; readonly values?: TextValues }

/** A rule's complaint as a refusal takes it. */
export const complaintsAt = (said: Said | undefined): Complaint | undefined => said && { key: said.key, values: said.values ?? {} }

/** Refuses with the complaints of rules, each under its field. */
export function refuseComplaints(complaints: Readonly<Record<string, Said>>, prefix = '') {
  const entries = Object.entries(complaints).map(([name, said]) => [prefix + name, complaintsAt(said)!] as const)
  if (entries.length > 0) refuse('msg.invalid_input', Object.fromEntries(entries))
}

/** Refuses price rows with two prices for one hour, or without length; the row is named by its place. */
export const requireHours = (list: string, rows: readonly HourRow[]) => refuseComplaints(hourComplaints(rows), `${list}.`)

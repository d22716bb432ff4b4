import { type HourRow, hourComplaints } from '@app/contract/courts/court-rules'
import { type Complaint, refuse, type TextValues } from '../../kit/http/refusal.ts'

export interface HourPriceRow extends HourRow {
  readonly precio: number
}
type RuleComplaint = { readonly key: string; readonly values?: TextValues }

/** A rule's complaint as a refusal takes it. */
export const complaintsAt = (complaint: RuleComplaint | undefined): Complaint | undefined =>
  complaint && { key: complaint.key, values: complaint.values ?? {} }

/** Refuses with the complaints of rules, each under its field. */
export function refuseComplaints(complaints: Readonly<Record<string, RuleComplaint>>, prefix = '') {
  const entries = Object.entries(complaints).map(([name, complaint]) => [prefix + name, complaintsAt(complaint)!] as const)
  if (entries.length > 0) refuse('msg.invalid_input', Object.fromEntries(entries))
}

/** Refuses price rows with two prices for one hour, or without length; the row is named by its place. */
export const requireHours = (list: string, rows: readonly HourRow[]) => refuseComplaints(hourComplaints(rows), `${list}.`)

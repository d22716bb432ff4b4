import type { checkEnrolments, importEnrolments } from '@app/contract/activities/enrolment-import'
import type { ExtraColumn } from '@app/contract/activities/extra-columns'
import type { EnrolledRow, EnrolmentChange } from './enrolled-row.ts'

/** Group of an activity or of a championship, with its calls. */
export interface EnrolmentGroup {
  readonly id: number
  /** Activity or championship and group: «Campus · Mañanas». */
  readonly title: string
  readonly columns: readonly ExtraColumn[]
  readonly rows: EnrolledRow[]
  readonly may: boolean
  readonly enrol: (values: EnrolmentChange) => Promise<unknown>
  /** `read` are the values before the change. */
  readonly update: (id: number, change: EnrolmentChange, read: Readonly<Record<string, unknown>>) => Promise<unknown>
  readonly remove: (id: number) => Promise<unknown>
  readonly check: typeof checkEnrolments
  readonly save: typeof importEnrolments
}

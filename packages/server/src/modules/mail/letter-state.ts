import type { jobStates } from '@app/contract/mail/mail'
import { jobStateOf } from '../../kit/work/stopped-jobs.ts'

interface LetterMarks {
  readonly sent_at: Date | null
  readonly detenido: boolean
  readonly rebote: string | null
  /** Marks of its job; null when the job is forgotten. */
  readonly kind: string | null
  readonly run_at: Date | null
  readonly lease: string | null
  readonly done_at: Date | null
  readonly failed_at: Date | null
  readonly doubt_at: Date | null
}
/** State of a stored letter: the marks of its bounce or stop come before those of its job. */
export function letterState({ kind, run_at, ...row }: LetterMarks, now: Date): (typeof jobStates)[number] {
  if (row.detenido) return 'detenido'
  if (row.rebote !== null) return 'rebotado'
  const state = kind === null ? 'hecho' : jobStateOf({ ...row, run_at: run_at! }, now)
  return state === 'hecho' && row.sent_at === null ? 'guardado' : state
}

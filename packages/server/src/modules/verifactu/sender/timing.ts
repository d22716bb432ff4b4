import type { RowOfResource } from '@app/contract/kit/resource'
import type { sending } from '@app/contract/verifactu/sending'
import { isOfContent } from '@app/contract/verifactu/service-codes'
import { after } from '../../../kit/clock.ts'

export type Sending = RowOfResource<typeof sending>
/** Most records of a sending. */
const mostRecords = 1000
/** Seconds that a record may wait for others, and that the service asks to wait until it tells its own (Orden HAC/1177/2024 art. 16). */
const firstWait = 60
/** Failures are tried again at least hourly. */
const longest = 3600
/** Seconds after which the service takes a record for late, unless the sending tells of an incident (2004). */
const punctual = 240

const isFailure = ({ estado }: Pick<Sending, 'estado'>) => estado === 'fallo' || estado === 'duda'

/** Failed sendings since the last one that was answered, newest first. */
export const failuresIn = (recent: readonly Sending[]): readonly Sending[] => {
  const answered = recent.findIndex((one) => !isFailure(one))
  return answered === -1 ? recent : recent.slice(0, answered)
}

/** Seconds until a failed sending is repeated: one without answer soon at first, one refused as a whole after an hour, or at once with fewer records. */
function backOff([last, ...before]: readonly Sending[]): number {
  if (last!.estado === 'fallo') return isOfContent(last!.codigo) ? firstWait : longest
  return Math.min(firstWait * 2 ** before.length, longest)
}

interface Waiting {
  readonly count: number
  /** Time of the first waiting record. */
  readonly first: Date
}
/** Times of the next sending: its own, the earliest for one that is asked for, and if it has to tell of an incident. */
export interface Timing {
  readonly due: Date
  readonly earliest: Date
  readonly isIncident: boolean
  /** Most records of it: half of those that were refused for their content, so that a bad one is found. */
  readonly most: number
}

/** The next sending of a company after its recent ones, newest first. */
export function timingOf({ count, first }: Waiting, recent: readonly Sending[], now: Date): Timing {
  const [last] = recent
  const isLate = after(first, punctual) < now
  if (!last) {
    const due = count >= mostRecords ? first : after(first, firstWait)
    return { due, earliest: first, isIncident: isLate, most: mostRecords }
  }
  const failures = failuresIn(recent)
  if (failures.length > 0) {
    const size = last.hasta - last.desde + 1
    const most = last.estado === 'fallo' && isOfContent(last.codigo) ? Math.ceil(size / 2) : mostRecords
    return { due: after(last.enviado, backOff(failures)), earliest: last.enviado, isIncident: true, most }
  }
  const earliest = after(last.enviado, last.espera ?? firstWait)
  const gathered = after(first, firstWait)
  const due = count >= mostRecords ? last.enviado : gathered > earliest ? gathered : earliest
  const wasThere = first < last.enviado
  return { due, earliest, isIncident: isLate || (last.incidencia && wasThere), most: mostRecords }
}

import { addDays, type Day } from '@app/contract/values/day'
import { clubTime, wallInstant } from '../../../kit/clock.ts'
import type { ClubFacts } from '../../../kit/database/clubs.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { JobWork } from '../../../kit/work/attempt.ts'
import type { Tidy } from '../../../kit/work/housekeeping.ts'
import { insertJob, type JobKind, jobKind } from '../../../kit/work/jobs.ts'
import { settings } from '../../club/public.ts'
import { wordsIn } from '../../mail/public.ts'
import { beginRun } from './begin.ts'
import { type Asked, dueInRun, judgeFees } from './due-fees.ts'
import { mailPreview } from './preview-letter.ts'

/** Jobs of a day: raising what is due, and the preview of the next day's. */
export const raiseDueJob = jobKind<{ dia: Day }>('fees.due', 'work')
export const announceJob = jobKind<{ dia: Day }>('fees.evening', 'work')

/** Minute of the day from which the preview of the next day is mailed. */
const evening = 18 * 60

/** Question of a run of the club's own: all fees that are due on a day. */
const wholeClub = (hasta: Day): Asked => ({ hasta, incomes: null })

const isSomethingDue = async (tx: Tx, day: Day) =>
  (await tx.selectFrom('socios_cuotas').select('id_reg_socios_cuotas').where('fecha_proxima', '<=', day).limit(1).executeTakeFirst()) !==
  undefined

/** Queues a job once a day. */
async function oncePerDay(tx: Tx, kind: JobKind<{ dia: Day }>, { club, now, dia }: { club: ClubFacts; now: Date; dia: Day }) {
  const { today } = clubTime(now, club.zone)
  const queued = await tx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind.name)
    .where('run_at', '>=', wallInstant(today, 0, club.zone))
    .limit(1)
    .executeTakeFirst()
  if (!queued) await insertJob(tx, kind, { dia }, { now })
}

/** Raises fees on their day and mails the preview the evening before, where the club wants it. */
export const scheduleFees: Tidy = async (tx, now, club) => {
  const { CUOTAS_GENERAR_SOLAS: isOn, CUOTAS_GENERAR_HORA: hour, CUOTAS_AVISO_CORREO: addresses } = await settings(tx)
  if (!isOn) return
  const { today, minute } = clubTime(now, club.zone)
  if (minute >= hour * 60 && (await isSomethingDue(tx, today))) await oncePerDay(tx, raiseDueJob, { club, now, dia: today })
  const tomorrow = addDays(today, 1)
  if (addresses !== '' && minute >= evening && (await isSomethingDue(tx, tomorrow)))
    await oncePerDay(tx, announceJob, { club, now, dia: tomorrow })
}

/** True if a run of the club's own would raise something up to a day. */
async function hasDue(tx: Tx, day: Day): Promise<boolean> {
  const { judged } = await judgeFees(tx, await (await dueInRun(tx, wholeClub(day))).execute(), wholeClub(day))
  return judged.some(({ due }) => due.length > 0)
}

/** Begins the run of a day; nothing is left to do where somebody raised it before. */
export async function raiseDue(tx: Tx, { dia }: { dia: Day }, { club, now }: JobWork) {
  if (await hasDue(tx, dia)) await beginRun({ tx, now, user: null, say: wordsIn(club.language) }, { asked: wholeClub(dia), huella: null })
}

/** Mails the preview of a day, if anything is due. */
export async function announce(tx: Tx, { dia }: { dia: Day }, { now }: JobWork) {
  if (!(await hasDue(tx, dia))) return
  await mailPreview(
    { tx, later: (kind, payload, when) => insertJob(tx, kind, payload, { now: when?.now ?? now, urgency: when?.urgency }) },
    wholeClub(dia),
  )
}

import { clubTime } from '../../kit/clock.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { mailLinks } from '../cards/public.ts'
import { readersOf } from '../letters/public.ts'
import { mailJob, writeLetter } from '../mail/public.ts'
import { inSlices, type Slice, sliceRows } from '../runs/public.ts'
import { changesAfter, lockAct } from './lock-act.ts'
import { sendRun } from './run-kinds.ts'

/** Seconds within which the letters of an act can be withdrawn. */
export const secondsToLeave = 60

type Changes = Awaited<ReturnType<typeof changesAfter>>

/** Members of some changes that letters to many reach, with their changes. */
async function reachedBy(tx: Tx, changes: Changes) {
  const changeOf = new Map(changes.map((one) => [one.id_mst_socios, one.id_reg_socio_acto_cambio]))
  const readers = await readersOf(tx, [...changeOf.keys()], 'many')
  return readers.flatMap((one) => (one.motivo === null ? [{ ...one, cambio: changeOf.get(one.id_mst_socios)! }] : []))
}
type Readers = Awaited<ReturnType<typeof reachedBy>>
type Context = Pick<Slice<unknown>, 'tx' | 'club' | 'now' | 'user'>

async function sendLetters({ tx, club, now }: Context, readers: Readers, values: { asunto: string; texto: string }) {
  const writer = { club: club.nombre, standard: club.language }
  for (const reader of readers) {
    const letter = writeLetter(reader, writer, { subject: 'member-acts.letter_subject', body: 'member-acts.letter', values })
    if (letter) await insertJob(tx, mailJob, letter, { now, urgency: 'many' })
  }
}

/** Mails the links and records the link of each member: undoing the act withdraws them. */
async function sendLinks(work: Context, readers: Readers, base: string) {
  const { tx, club, now } = work
  const ids = readers.map((one) => one.id_mst_socios)
  const links = await mailLinks(work, ids, { at: clubTime(now, club.zone), base })
  for (const { cambio, id_mst_socios } of readers) {
    const enlaces = links.get(id_mst_socios)?.map((one) => one.id_reg_operacion)
    if (enlaces)
      await tx
        .updateTable('socio_acto_cambio')
        .set({ antes: json({ enlaces }) })
        .where('id_reg_socio_acto_cambio', '=', cambio)
        .execute()
  }
}

/**
 * One slice of an act's letters, each member's once, unless the act was undone before the first. Members without address,
 * consent or debt by now get none.
 */
async function slice(work: Slice<{ id: number; hasta: number }>) {
  const { tx, now } = work
  const { id, hasta } = work.datos
  const act = await lockAct(tx, id)
  if (act.deshecho !== null) return { hechos: 0, isLast: true }
  const changes = await changesAfter(tx, id, { hasta, most: sliceRows })
  const readers = await reachedBy(tx, changes)
  if (act.acto === 'link') await sendLinks(work, readers, String(act.datos.base))
  else await sendLetters(work, readers, { asunto: String(act.datos.asunto), texto: String(act.datos.texto) })
  if (act.enviado === null) await tx.updateTable('socio_acto').set({ enviado: now }).where('id_reg_socio_acto', '=', id).execute()
  const last = changes.at(-1)?.id_reg_socio_acto_cambio ?? hasta
  return { hechos: changes.length, isLast: changes.length < sliceRows, datos: { id, hasta: last } }
}
export const letterSlices = inSlices(sendRun, slice)

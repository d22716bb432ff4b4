import { clubTime } from '../../kit/clock.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import type { JobFacts } from '../../kit/work/attempt.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { mailLinks } from '../cards/public.ts'
import { mailJob, writeLetter } from '../mail/public.ts'
import { letterAddress } from '../members/public.ts'
import { refusedBy } from '../personal-data/public.ts'

/** The job that sends the letters of an act, and the seconds within which they can be withdrawn. */
export const lettersJob = jobKind<{ id: number }>('member-acts.letters', 'work')
export const secondsToLeave = 60

/** Members of an act with consent to letters, with their addresses: a minor's letters are sent to the guardian. */
async function readersOf(tx: Tx, id: number) {
  const readers = await tx
    .selectFrom('socio_acto_cambio as a')
    .innerJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select(['a.id_reg_socio_acto_cambio', 's.id_mst_socios', 's.nombre', 'c.lang', letterAddress('s', 'tutor').as('email')])
    .where('a.id_reg_socio_acto', '=', id)
    .where('s.notificar', '=', true)
    .orderBy('a.id_reg_socio_acto_cambio')
    .execute()
  const refused = await refusedBy(
    tx,
    readers.map((one) => one.id_mst_socios),
    'comunicaciones',
  )
  return readers.filter((one) => one.email !== null && !refused.has(one.id_mst_socios))
}
type Readers = Awaited<ReturnType<typeof readersOf>>
type Facts = Pick<JobFacts, 'club' | 'now'>

async function sendLetters(tx: Tx, readers: Readers, { values, club, now }: Facts & { values: { asunto: string; texto: string } }) {
  const writer = { club: club.nombre, standard: club.language }
  for (const reader of readers) {
    const letter = writeLetter(reader, writer, { subject: 'member-acts.letter_subject', body: 'member-acts.letter', values })
    if (letter) await insertJob(tx, mailJob, letter, { now, urgency: 'many' })
  }
}

/** Mails the links and records the link of each member: undoing the act withdraws them. */
async function sendLinks(tx: Tx, readers: Readers, { base, by, club, now }: Facts & { base: string; by: number | null }) {
  const opener = { tx, club, now, user: by === null ? null : { id_mst_socios: by } }
  const ids = readers.map((one) => one.id_mst_socios)
  const links = await mailLinks(opener, ids, { at: clubTime(now, club.zone), base })
  for (const { id_reg_socio_acto_cambio: id, id_mst_socios } of readers) {
    const enlaces = links.get(id_mst_socios)?.map((one) => one.id_reg_operacion)
    if (enlaces)
      await tx
        .updateTable('socio_acto_cambio')
        .set({ antes: json({ enlaces }) })
        .where('id_reg_socio_acto_cambio', '=', id)
        .execute()
  }
}

/** Mails each member of an act once, unless it was undone. Members without address, consent or debt by now get none. */
async function send(tx: Tx, id: number, facts: Facts) {
  const act = await tx.selectFrom('socio_acto').selectAll().where('id_reg_socio_acto', '=', id).forUpdate().executeTakeFirst()
  if (!act || act.enviado !== null || act.deshecho !== null) return
  const readers = await readersOf(tx, id)
  const { acto, datos, id_mst_socios_creacion: by } = act
  if (acto === 'link') await sendLinks(tx, readers, { ...facts, base: String(datos.base), by })
  else await sendLetters(tx, readers, { ...facts, values: { asunto: String(datos.asunto), texto: String(datos.texto) } })
  await tx.updateTable('socio_acto').set({ enviado: facts.now }).where('id_reg_socio_acto', '=', id).execute()
}

export const writeLetters = (tx: Tx, { id }: { id: number }, { club, now }: JobFacts) => send(tx, id, { club, now })

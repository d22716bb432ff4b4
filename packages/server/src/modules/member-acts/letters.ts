import type { Tx } from '../../kit/database.ts'
import { insertJob } from '../../kit/jobs.ts'
import type { JobHandler } from '../../kit/outbox.ts'
import { type Writer, writeLetter } from '../mail/public.ts'
import { reachedAt } from '../members/public.ts'
import { refusedBy } from '../personal-data/public.ts'

/** The job that writes the letters of an act, and the seconds that whoever sent them has to take them back. */
export const lettersJob = 'member-acts.letters'
export const secondsToLeave = 60

/** Writes to everybody of an act, or to who answers for a minor, once, unless it was taken back; who wants no letters any more, or has no address, gets none. */
async function send(tx: Tx, id: number, { writer, now }: { writer: Writer; now: Date }) {
  const act = await tx.selectFrom('socio_acto').selectAll().where('id_reg_socio_acto', '=', id).forUpdate().executeTakeFirst()
  if (!act || act.enviado !== null || act.deshecho !== null) return
  const readers = await tx
    .selectFrom('socio_acto_cambio as a')
    .innerJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select(['s.id_mst_socios', 's.nombre', 'c.lang', reachedAt('s', 'tutor').as('email')])
    .where('a.id_reg_socio_acto', '=', id)
    .where('s.notificar', '=', true)
    .orderBy('a.id_reg_socio_acto_cambio')
    .execute()
  const values = { asunto: String(act.datos.asunto), texto: String(act.datos.texto) }
  const refused = await refusedBy(
    tx,
    readers.map((one) => one.id_mst_socios),
    'comunicaciones',
  )
  for (const reader of readers.filter((one) => !refused.has(one.id_mst_socios))) {
    const letter = writeLetter(reader, writer, { subject: 'member-acts.letter_subject', body: 'member-acts.letter', values })
    if (letter) await insertJob(tx, { kind: 'mail', payload: letter, now })
  }
  await tx.updateTable('socio_acto').set({ enviado: now }).where('id_reg_socio_acto', '=', id).execute()
}

export const writeLetters: JobHandler = ({ id }: { id: number }, _job, { club, now, inTransaction }) =>
  inTransaction((tx) => send(tx, id, { writer: { club: club.nombre, standard: club.language }, now }))

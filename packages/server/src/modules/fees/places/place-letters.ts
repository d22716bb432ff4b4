import { type Day, formatDay } from '@app/contract/values/day'
import { momentText } from '../../../kit/clock.ts'
import type { ClubFacts } from '../../../kit/database/clubs.ts'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { insertJob } from '../../../kit/work/jobs.ts'
import { publicUrl } from '../../identity/public.ts'
import { letterAddress, letterLanguage, mailJob, writeLetter } from '../../mail/public.ts'

interface Sending {
  readonly tx: Tx
  readonly now: Date
  readonly club: ClubFacts
}

/** Members' fees with the readers of letters about them: the guardian of a minor, otherwise the member. */
export const readersOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('cursos as k', 'k.id_mst_curso', 'h.id_mst_curso')
    .innerJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select([
      'h.id_reg_socios_cuotas',
      'h.id_mst_socios',
      'h.fecha_inicio_cuota',
      'k.desc_curso',
      's.nombre',
      letterLanguage('c', 's').as('lang'),
    ])
    .select([letterAddress('s', 'tutor').as('email'), fullName('s').as('socio')])
    .where(isOneOf('h.id_reg_socios_cuotas', ids))
    .execute()
type Reader = Awaited<ReturnType<typeof readersOf>>[number]

/** Kinds of letters about places; that of an offer holds a link. */
type Kind = 'oferta_aceptada' | 'oferta_retirada' | 'curso_espera'

/** Queues a letter about a place, if its reader has an address. */
export async function mailPlace(
  { tx, now, club }: Sending,
  kind: Kind,
  reader: Reader,
  { fecha, puesto = 0 }: { readonly fecha: Day; readonly puesto?: number },
) {
  const letter = writeLetter(
    reader,
    { club: club.nombre, standard: club.language },
    {
      subject: `mail.${kind}.subject`,
      body: `mail.${kind}.body`,
      values: { curso: reader.desc_curso, socio: reader.socio, fecha: formatDay(fecha), puesto },
    },
  )
  if (letter) await insertJob(tx, mailJob, letter, { now })
}

/** Queues the letter of an offer with its link; false without an address. */
export async function mailOffer(
  { tx, now, club }: Sending,
  reader: Reader,
  { fecha, caduca, token }: { readonly fecha: Day; readonly caduca: Date; readonly token: string },
): Promise<boolean> {
  const letter = writeLetter(
    reader,
    { club: club.nombre, standard: club.language },
    {
      subject: 'mail.oferta.subject',
      body: 'mail.oferta.body',
      values: { curso: reader.desc_curso, socio: reader.socio, fecha: formatDay(fecha), hasta: momentText(caduca, club.zone) },
      link: `${publicUrl(club, { host: 'localhost' })}/plaza/${token}`,
    },
  )
  if (letter) await insertJob(tx, mailJob, { ...letter, secreto: true }, { now })
  return letter !== null
}

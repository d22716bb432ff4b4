import type { Call } from '../../kit/http/serve.ts'
import { writeLetter } from '../mail/public.ts'

/** Letter to every administrator with an address, in the own language. */
export async function notifyAdministrators(
  { tx, club, later }: Pick<Call<unknown>, 'tx' | 'club' | 'later'>,
  letter: 'mail.emergency' | 'mail.guessed',
  values: Readonly<Record<string, string>>,
) {
  const people = await tx
    .selectFrom('cuenta as c')
    .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios')
    .select(['s.email', 's.nombre', 'c.lang'])
    .where('c.is_admin', '=', true)
    .where('s.activo', '=', true)
    .orderBy('s.id_mst_socios')
    .execute()
  const words = { subject: `${letter}.subject`, body: `${letter}.body`, values } as const
  for (const reader of people) {
    const written = writeLetter(reader, { club: club.nombre, standard: club.language }, words)
    if (written) await later('mail', written)
  }
}

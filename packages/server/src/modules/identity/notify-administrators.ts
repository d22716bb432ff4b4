import type { Language } from '@app/contract/kit/texts'
import { readerLanguage } from '@app/contract/kit/texts'
import type { Call } from '../../kit/http/serve.ts'
import type { Later } from '../../kit/work/jobs.ts'
import { mailJob, writeLetter } from '../mail/public.ts'

type Values = Readonly<Record<string, string>>

/** Letter to every active administrator with an address, in the own language; its values may depend on the language. */
export async function notifyAdministrators(
  { tx, club, later }: Pick<Call<unknown>, 'tx' | 'club'> & { readonly later: Later },
  letter: 'mail.emergency' | 'mail.guessed' | 'mail.guarded' | 'mail.verifactu_fault' | 'mail.verifactu_expiring',
  values: Values | ((language: Language) => Values),
) {
  const people = await tx
    .selectFrom('cuenta as c')
    .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios')
    .select(['s.email', 's.nombre', 'c.lang'])
    .where('c.is_admin', '=', true)
    .where('s.activo', '=', true)
    .orderBy('s.id_mst_socios')
    .execute()
  for (const reader of people) {
    const words = {
      subject: `${letter}.subject`,
      body: `${letter}.body`,
      values: typeof values === 'function' ? values(readerLanguage(reader.lang, club.language)) : values,
    } as const
    const written = writeLetter(reader, { club: club.nombre, standard: club.language }, words)
    if (written) await later(mailJob, written)
  }
}

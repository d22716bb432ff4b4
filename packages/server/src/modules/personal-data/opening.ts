import { memberOpenings } from '@app/contract/personal-data/opening'
import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { handle } from '../../kit/http/serve.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'

/** Seconds within which the same person's openings of a file are one. */
const again = 900
/** Days for which the opening of a file is kept. */
const keptDays = 365

/** Records the opening of a member's file, once per quarter of an hour. */
export async function recordOpening(tx: Tx, { member, by, now }: { readonly member: number; readonly by: number; readonly now: Date }) {
  const recent = await tx
    .selectFrom('apertura_ficha')
    .select('id_reg_apertura')
    .where('id_mst_socios', '=', member)
    .where('id_mst_socios_creacion', '=', by)
    .where('fecha', '>', after(now, -again))
    .limit(1)
    .executeTakeFirst()
  if (recent) return
  await tx.insertInto('apertura_ficha').values({ id_mst_socios: member, id_mst_socios_creacion: by, fecha: now }).execute()
}

export const openings = handle(memberOpenings, ({ tx, input: { id }, now }) =>
  tx
    .selectFrom('apertura_ficha as o')
    .innerJoin('socio as s', 's.id_mst_socios', 'o.id_mst_socios_creacion')
    .selectAll('o')
    .select(fullName('s').as('desc_socio'))
    .where('o.id_mst_socios', '=', id)
    .where('o.fecha', '>', after(now, -keptDays * 86_400))
    .orderBy('o.fecha', 'desc')
    .orderBy('o.id_reg_apertura', 'desc')
    .execute(),
)

/** Deletes openings older than a year. */
export const forgetOpenings: Tidy = async (tx, now) => {
  await tx
    .deleteFrom('apertura_ficha')
    .where('fecha', '<=', after(now, -keptDays * 86_400))
    .execute()
}

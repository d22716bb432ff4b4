import { closeFile, reportFileOpen, usersWithFileOpen } from '@app/contract/personal-data/open-file'
import { after } from '../../kit/clock.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'

/** Seconds for which an open file is reported as open; the window repeats its report before. */
const believed = 600

export const readers = handle(usersWithFileOpen, ({ tx, input: { id }, user, now }) =>
  tx
    .selectFrom('ficha_abierta as f')
    .innerJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios_creacion')
    .select(['s.id_mst_socios', fullName('s').as('nombre')])
    .where('f.id_mst_socios', '=', id)
    .where('f.id_mst_socios_creacion', '<>', user.id_mst_socios)
    .where('f.hasta', '>', now)
    .orderBy('s.id_mst_socios')
    .execute(),
)

export const report = handle(reportFileOpen, async ({ tx, input: { id }, user, now }) => {
  const member = await tx.selectFrom('socio').select('id_mst_socios').where('id_mst_socios', '=', id).forKeyShare().executeTakeFirst()
  if (!member) refuse('msg.not_found')
  const hasta = after(now, believed)
  await tx
    .insertInto('ficha_abierta')
    .values({ id_mst_socios: id, id_mst_socios_creacion: user.id_mst_socios, hasta })
    .onConflict((same) => same.constraint('ficha_abierta_una').doUpdateSet({ hasta }))
    .execute()
  return {}
})

export const close = handle(closeFile, async ({ tx, input: { id }, user }) => {
  await tx.deleteFrom('ficha_abierta').where('id_mst_socios', '=', id).where('id_mst_socios_creacion', '=', user.id_mst_socios).execute()
  return {}
})

/** Deletes reports of windows that have closed silently. */
export const forgetOpenFiles: Tidy = async (tx, now) => {
  await tx.deleteFrom('ficha_abierta').where('hasta', '<=', now).execute()
}

import * as declared from '@app/contract/shell/grid-layout'
import { json } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'

/** Owner of the layout: the user, or 0 for the common one, which only an administrator changes. */
function ownerOf(requested: number | null, user: User): number {
  const id = requested ?? user.id_mst_socios
  if (id !== 0 && id !== user.id_mst_socios) refuse('msg.not_allowed')
  if (id === 0 && !user.is_admin) refuse('msg.not_allowed')
  return id
}

export const save = handle(declared.saveLayout, async ({ tx, input, user }) => {
  const owner = ownerOf(input.id_mst_socios, user)
  const options = json(input.options)
  if ((options as string).length > declared.layoutMax) refuse('msg.too_large')
  await tx
    .insertInto('gridlayout')
    .values({ id_layout: input.id_layout, id_mst_socios: owner, options })
    .onConflict((conflict) => conflict.columns(['id_layout', 'id_mst_socios']).doUpdateSet({ options }))
    .execute()
  return {}
})

export const remove = handle(declared.deleteLayout, async ({ tx, input, user }) => {
  const owner = ownerOf(input.id_mst_socios, user)
  await tx.deleteFrom('gridlayout').where('id_layout', '=', input.id_layout).where('id_mst_socios', '=', owner).execute()
  return {}
})

/** The personal layout wins over everyone's. */
export const show = handle(declared.showLayout, async ({ tx, input, user }) => {
  const row = await tx
    .selectFrom('gridlayout')
    .select(['options', 'id_mst_socios'])
    .where('id_layout', '=', input.layout)
    .where('id_mst_socios', 'in', [0, user.id_mst_socios])
    .orderBy('id_mst_socios', 'desc')
    .executeTakeFirst()
  return row ?? { options: null, id_mst_socios: null }
})

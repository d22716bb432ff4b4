import { listPassGroups, savePassGroups } from '@app/contract/pass-types/pass-groups'
import { passGroup } from '@app/contract/pass-types/pass-type'
import { ascending } from '@app/contract/values/order'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

const columns = Object.keys(passGroup.fields) as (keyof typeof passGroup.fields)[]
const inOrder = (tx: Tx) => tx.selectFrom('grupo_tipoabono').select(columns).orderBy('orden').orderBy('id_mst_grupo_tipoabonos').execute()

export const listed = handle(listPassGroups, ({ tx }) => inOrder(tx))

/** Those that go are taken out first, so that a new group may have the name of one of them. */
export const save = handle(savePassGroups, async ({ tx, input: { grupos, idsEliminados } }) => {
  for (const id of ascending(idsEliminados)) await tx.deleteFrom('grupo_tipoabono').where('id_mst_grupo_tipoabonos', '=', id).execute()
  for (const { id_mst_grupo_tipoabonos: id, ...row } of grupos) {
    if (id === null) await tx.insertInto('grupo_tipoabono').values(row).execute()
    else {
      const { numUpdatedRows } = await tx
        .updateTable('grupo_tipoabono')
        .set(row)
        .where('id_mst_grupo_tipoabonos', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) refuse('msg.changed_meanwhile')
    }
  }
  return inOrder(tx)
})

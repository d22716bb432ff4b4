import { sentOnly } from '@app/contract/kit/partial'
import { createCategory, removeCategory, updateCategory } from '@app/contract/rankings/categories'
import { category } from '@app/contract/rankings/category'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

const columns = Object.keys(category.fields) as (keyof typeof category.fields)[]
const locked = async (tx: Tx, id: number) =>
  (await tx.selectFrom('campeonato_categoria').select(columns).where('id_mst_categoria', '=', id).forUpdate().executeTakeFirst()) ??
  refuse('msg.not_found')

export const create = handle(createCategory, ({ tx, input }) =>
  tx
    .insertInto('campeonato_categoria')
    .values({ ...input, reservado: false })
    .returning(columns)
    .executeTakeFirstOrThrow(),
)

export const update = handle(updateCategory, async ({ tx, input: { id, id_mst_categoria: _id, reservado: _reserved, ...sent } }) => {
  const before = await locked(tx, id)
  const change = sentOnly(sent)
  if (Object.keys(change).length > 0) await tx.updateTable('campeonato_categoria').set(change).where('id_mst_categoria', '=', id).execute()
  return { ...before, ...change }
})

export const remove = handle(removeCategory, async ({ tx, input: { id } }) => {
  const { reservado } = await locked(tx, id)
  if (reservado) refuse('msg.reserved')
  await tx.deleteFrom('campeonato_categoria').where('id_mst_categoria', '=', id).execute()
  return {}
})

import { addNote, changeNote, memberNotes, removeNote } from '@app/contract/member-documents/member-note'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMemberFile } from '../members/public.ts'

const notes = (tx: Tx) =>
  tx
    .selectFrom('notas_socio as n')
    .innerJoin('socio as a', 'a.id_mst_socios', 'n.id_mst_socios_creacion')
    .select(['n.id_reg_notas_socio', 'n.id_mst_socios', 'n.desc_nota', 'n.id_mst_socios_creacion', 'n.fecha_created'])
    .select(fullName('a').as('desc_user_created'))
    .orderBy('n.fecha_created', 'desc')
    .orderBy('n.id_reg_notas_socio', 'desc')

const oneNote = (tx: Tx, id: number) => notes(tx).where('n.id_reg_notas_socio', '=', id).executeTakeFirstOrThrow()

export const list = handle(memberNotes, ({ tx, input: { id_mst_socios } }) =>
  notes(tx)
    .$if(id_mst_socios !== null, (q) => q.where('n.id_mst_socios', '=', id_mst_socios!))
    .execute(),
)

export const add = handle(addNote, async ({ tx, input, user, now }) => {
  await lockMemberFile(tx, input.id_mst_socios)
  const { id_reg_notas_socio } = await tx
    .insertInto('notas_socio')
    .values({ ...input, id_mst_socios_creacion: user.id_mst_socios, fecha_created: now })
    .returning('id_reg_notas_socio')
    .executeTakeFirstOrThrow()
  return oneNote(tx, id_reg_notas_socio)
})

export const change = handle(changeNote, async ({ tx, input: { id, desc_nota } }) => {
  const { numUpdatedRows } = await tx
    .updateTable('notas_socio')
    .set({ desc_nota })
    .where('id_reg_notas_socio', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows ? oneNote(tx, id) : refuse('msg.not_found')
})

export const remove = handle(removeNote, async ({ tx, input: { id } }) => {
  const { numDeletedRows } = await tx.deleteFrom('notas_socio').where('id_reg_notas_socio', '=', id).executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})

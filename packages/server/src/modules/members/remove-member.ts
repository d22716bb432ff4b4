import { reservedMembers } from '@app/contract/members/member'
import { removeMember } from '@app/contract/members/remove-member'
import { planByCost } from '../../kit/database/database.ts'
import { eraseRowsAbout } from '../../kit/database/personal-rows.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { isStaff } from '../identity/public.ts'

/** Foreign keys refuse a member in use (msg.in_use); rows only about the member are deleted too, except a staff account. */
export const remove = handle(removeMember, async ({ tx, input: { id }, catalogue }) => {
  const row = await tx.selectFrom('socio').select('reservado').where('id_mst_socios', '=', id).forUpdate().executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  if (row.reservado || (reservedMembers as readonly number[]).includes(id)) refuse('socio.usuario_reservado')
  await planByCost(tx)
  if (!(await isStaff(tx, id))) await eraseRowsAbout(tx, catalogue, [id])
  await tx.deleteFrom('importacion_cambio').where('id_mst_socios', '=', id).execute()
  await tx.deleteFrom('socio').where('id_mst_socios', '=', id).execute()
  return {}
})

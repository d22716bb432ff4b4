import { setMemberType, typeOfMember } from '@app/contract/members/type-of-member'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { changeMemberType } from './change-type.ts'

export const change = handle(setMemberType, async (call) => {
  const { tx, input } = call
  const row = await tx
    .selectFrom('socio')
    .select('reservado')
    .where('id_mst_socios', '=', input.id_mst_socios)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  if (row.reservado) refuse('socio.usuario_reservado')
  const type = await tx
    .selectFrom('tipo_socio')
    .select('id_mst_tiposocio')
    .where('id_mst_tiposocio', '=', input.id_mst_tiposocio)
    .executeTakeFirst()
  if (!type) refuse('msg.invalid_input', { id_mst_tiposocio: 'socio.tipo_desconocido' })
  await changeMemberType(call, input.id_mst_socios, input.id_mst_tiposocio)
  return {}
})

export const one = handle(typeOfMember, async ({ tx, input }) => {
  const row = await tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select(['s.id_mst_tiposocio', 't.desc as desc_tiposocio'])
    .where('s.id_mst_socios', '=', input.id)
    .executeTakeFirst()
  return row ?? refuse('msg.not_found')
})

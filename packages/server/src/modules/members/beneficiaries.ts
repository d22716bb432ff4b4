import { sentOnly } from '@app/contract/kit/partial'
import * as declared from '@app/contract/members/beneficiaries'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { refuseCredentialEdit } from '../identity/public.ts'
import { complaintsAbout } from './check-member.ts'
import { complaintAboutHolder } from './family.ts'
import { byName } from './list/found-members.ts'
import { lockMember } from './lock-member.ts'
import { nextNumber, takeTurns } from './member-numbers.ts'
import { writeMember } from './write-member.ts'

const familyOf = (tx: Tx, holder: number) =>
  tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select(['s.id_mst_socios', 's.numsocio', 's.nombre', 's.apellidos', 's.path_imagen', 's.fecha_nac', 's.id_mst_tiposocio', 's.activo'])
    .select(['s.id_mst_socios as id', 't.desc as desc_tiposocio', fullName('s').as('nombre_completo')])
    .where('s.id_mst_socios_titular', '=', holder)

const oneOf = async (tx: Tx, holder: number, id: number) =>
  (await familyOf(tx, holder).where('s.id_mst_socios', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

export const list = handle(declared.listBeneficiaries, ({ tx, input }) =>
  familyOf(tx, input.id_socio).orderBy(byName).orderBy('s.id_mst_socios').execute(),
)

export const get = handle(declared.getBeneficiary, ({ tx, input }) => oneOf(tx, input.id_socio, input.id_beneficiario))

export const template = handle(declared.newBeneficiary, async ({ tx, input }) => {
  const holder = await tx.selectFrom('socio').select('apellidos').where('id_mst_socios', '=', input.id_socio).executeTakeFirst()
  return { nombre: '', apellidos: (holder ?? refuse('msg.not_found')).apellidos, path_imagen: null, fecha_nac: null }
})

/** Default member type of a dependant (A-90: 5 is seeded); a club that deleted it gets the holder's. */
const dependantType = 5

export const create = handle(declared.createBeneficiary, async (call) => {
  const { tx, input, today } = call
  const { id_socio, path_imagen: _shown, ...written } = input
  await takeTurns(tx)
  const holder = await lockMember(tx, id_socio)
  if (holder.id_mst_socios_titular !== null) refuse('socio.titular_es_beneficiario')
  const kept = { telefono: holder.telefono, poblacion: holder.poblacion, direccion: holder.direccion, codigo_postal: holder.codigo_postal }
  const home = { ...kept, provincia: holder.provincia, provincia_select: holder.provincia_select }
  const type = await tx.selectFrom('tipo_socio').select('id_mst_tiposocio').where('id_mst_tiposocio', '=', dependantType).executeTakeFirst()
  const blank = {
    email: null,
    nif: null,
    extranjero: holder.extranjero,
    fecha_baja: null,
    codigo_tarjeta_acceso: null,
    codigo_postal: null,
  }
  const row = { ...home, ...written, ...blank, fecha_alta: today, id_mst_socios_titular: id_socio }
  const complaint = complaintsAbout(row, { settings: await settings(tx), today, id: null })
  // fields missing in the form of a child are completed in the file later
  if (complaint.fecha_nac) refuse('msg.invalid_input', { fecha_nac: complaint.fecha_nac })
  const { id_mst_socios } = await tx
    .insertInto('socio')
    .values({
      ...row,
      id_mst_tiposocio: type?.id_mst_tiposocio ?? holder.id_mst_tiposocio,
      acceso_web: false,
      numsocio: await nextNumber(tx),
    })
    .returning('id_mst_socios')
    .executeTakeFirstOrThrow()
  return oneOf(tx, id_socio, id_mst_socios)
})

export const update = handle(declared.updateBeneficiary, async (call) => {
  const { tx, input, today } = call
  const { id_socio, id_beneficiario, path_imagen: _shown, ...sent } = input
  const before = await lockMember(tx, id_beneficiario)
  await oneOf(tx, id_socio, id_beneficiario)
  const change = sentOnly(sent)
  if (change.fecha_nac && change.fecha_nac > today) refuse('msg.invalid_input', { fecha_nac: 'socio.nacimiento_futuro' })
  await writeMember(call, before, change)
  return oneOf(tx, id_socio, id_beneficiario)
})

type Member = Awaited<ReturnType<typeof lockMember>>

async function write(call: Pick<Call<unknown>, 'tx' | 'user' | 'note'>, before: Member, id_mst_socios_titular: number | null) {
  await refuseCredentialEdit(call.tx, call.user, before.id_mst_socios)
  await writeMember(call, before, { id_mst_socios_titular })
}

export const remove = handle(declared.removeBeneficiary, async (call) => {
  const { id_socio, id_beneficiario } = call.input
  const before = await lockMember(call.tx, id_beneficiario)
  await oneOf(call.tx, id_socio, id_beneficiario)
  await write(call, before, null)
  return {}
})

export const changeHolder = handle(declared.setHolder, async (call) => {
  const { tx, input } = call
  await takeTurns(tx)
  const before = await lockMember(tx, input.id)
  const complaint = await complaintAboutHolder(tx, { holder: input.titular, member: input.id })
  if (complaint !== null) refuse(complaint, { id_mst_socios_titular: complaint })
  await write(call, before, input.titular)
  return { id_mst_socios: input.id, id_mst_socios_titular: input.titular }
})

import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { member } from './member.ts'

const family = { id_socio: field.ref('socio') }
/** Taken with the form, which shows it; the photo is uploaded by a call of its own. */
const path_imagen = optional(field.file())
const written = pick(member.fields, 'nombre', 'apellidos', 'path_imagen', 'fecha_nac')
const row = object({
  id: field.integer(),
  ...pick(member.fields, 'id_mst_socios', 'numsocio', 'nombre', 'apellidos', 'path_imagen', 'fecha_nac', 'id_mst_tiposocio', 'activo'),
  desc_tiposocio: field.text(80),
  nombre_completo: field.text(220),
})

/** Beneficiaries of a holder, by name (spec 1 §3). */
export const listBeneficiaries = action({
  endpoint: 'GET /api/socio/{id_socio}/beneficiario',
  permission: 'members',
  input: family,
  output: list(row),
})
export const getBeneficiary = action({
  endpoint: 'GET /api/socio/{id_socio}/beneficiario/{id_beneficiario}',
  permission: 'members',
  input: { ...family, id_beneficiario: field.ref('socio') },
  output: row,
})
/** Initial values of the new-beneficiary form: the holder's surname. */
export const newBeneficiary = action({
  endpoint: 'GET /api/socio/{id_socio}/beneficiario/create',
  permission: 'members',
  input: family,
  output: object(written),
})
/** Adds a member to a holder's family, with the next number, the holder's address and no separate web access. */
export const createBeneficiary = action({
  endpoint: 'POST /api/socio/{id_socio}/beneficiario',
  permission: 'members',
  input: { ...family, ...pick(member.fields, 'nombre', 'apellidos', 'fecha_nac'), path_imagen },
  output: row,
  changes: [member],
})
export const updateBeneficiary = action({
  endpoint: 'PUT /api/socio/{id_socio}/beneficiario/{id_beneficiario}',
  permission: 'members',
  input: {
    ...family,
    id_beneficiario: field.ref('socio'),
    ...partial(pick(member.fields, 'nombre', 'apellidos', 'fecha_nac')),
    path_imagen,
  },
  output: row,
  changes: [member],
  edits: [{ read: getBeneficiary, of: ({ id_socio, id_beneficiario }) => ({ id_socio, id_beneficiario }) }],
})
/** Removes a member from a family: the file stays, without a holder. */
export const removeBeneficiary = action({
  endpoint: 'DELETE /api/socio/{id_socio}/beneficiario/{id_beneficiario}',
  permission: 'members',
  input: { ...family, id_beneficiario: field.ref('socio') },
  output: nothing,
  changes: [member],
})
/** Makes a member the beneficiary of a holder; a family has one holder, without a holder above (spec 1 §7). */
export const setHolder = action({
  endpoint: 'POST /api/socio/{titular}/set_titular/{id}',
  permission: 'members',
  input: { titular: field.ref('socio'), id: field.ref('socio') },
  output: object({ id_mst_socios: field.integer(), id_mst_socios_titular: optional(field.integer()) }),
  changes: [member],
})

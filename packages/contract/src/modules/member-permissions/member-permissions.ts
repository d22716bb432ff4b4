import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { reportIds } from '../reports/report.ts'

const member = { id_mst_socios: field.ref('socio') }
const ofMember = { id_mst_socios: optional(field.ref('socio')) }

/** A kind of court that somebody is restricted to: at the desk as staff, and as who books. Nobody's rows mean all kinds. */
export const allowedSport = resource('allowed-sport', {
  table: 'socios_tiporecurso_tiposocio',
  path: 'socios_tiporecurso_tiposocio',
  label: 'id_mst_tiporecurso',
  permission: 'admin',
  only: [],
  repeatsId: true,
  personal: 'id_mst_socios',
  fields: { id_reg_socios_tiporecurso_tiposocio: field.id(), ...member, id_mst_tiporecurso: field.ref('tipo_recurso') },
})
/** A kind of court that restricted staff see besides those they book. */
export const visibleSport = resource('visible-sport', {
  table: 'socios_tiporecurso_visible',
  path: 'socios_tiporecurso_visible',
  label: 'id_mst_tiporecurso',
  permission: 'admin',
  only: [],
  repeatsId: true,
  personal: 'id_mst_socios',
  fields: { id_reg_socios_tiporecurso_visible: field.id(), ...member, id_mst_tiporecurso: field.ref('tipo_recurso') },
})
/** A type of income that staff are restricted to. Nobody's rows mean all types. */
export const allowedIncome = resource('allowed-income', {
  table: 'socios_tipoingreso',
  path: 'socios_tipoingreso',
  label: 'id_mst_tipoingreso',
  permission: 'admin',
  only: [],
  repeatsId: true,
  personal: 'id_mst_socios',
  fields: { id_reg_socios_tipoingreso: field.id(), ...member, id_mst_tipoingreso: field.ref('tipo_ingreso') },
})
/** A report that staff are restricted to. Nobody's rows mean all that their rights show (A-87, decision 0130). */
export const allowedReport = resource('allowed-report', {
  table: 'socios_informes',
  path: 'socios_informes',
  label: 'id_informe',
  permission: 'admin',
  only: [],
  repeatsId: true,
  personal: 'id_mst_socios',
  fields: { id_reg_socios_informes: field.id(), ...member, id_informe: field.choice(...reportIds) },
})
/** A member type that somebody has beside his own: whoever books for it may book for him. */
export const extraMemberType = resource('extra-member-type', {
  table: 'socios_tiposocio',
  path: 'socios_tiposocio',
  label: 'id_mst_tiposocio',
  permission: 'members',
  only: [],
  repeatsId: true,
  personal: 'id_mst_socios',
  fields: { id_reg_socios_tiposocio: field.id(), ...member, id_mst_tiposocio: field.ref('tipo_socio') },
})

const sport = { id_mst_tiporecurso: field.ref('tipo_recurso') }
const sportOf = { socio: field.ref('socio'), tipo: field.ref('tipo_recurso') }

/** The kinds of court that a member is restricted to, or all members where none is named. */
export const allowedSports = action({
  endpoint: 'GET /api/socios_tiporecurso_tiposocio',
  permission: 'admin',
  input: ofMember,
  output: allowedSport.rows,
})
export const allowSport = action({
  endpoint: 'POST /api/add_socios_tiporecurso_tiposocio',
  permission: 'admin',
  input: { ...member, ...sport },
  output: allowedSport.row,
  changes: [allowedSport],
})
export const disallowSport = action({
  endpoint: 'DELETE /api/delete_socio_tiporecurso/{socio}/{tipo}',
  permission: 'admin',
  input: sportOf,
  output: nothing,
  changes: [allowedSport],
})
/** The kinds of court that a member is restricted to, all at once; none lifts the restriction. */
export const setAllowedSports = action({
  endpoint: 'POST /api/socio/{id}/tiporecursos',
  permission: 'admin',
  input: { id: field.ref('socio'), socioTiporecursosSelection: list(field.ref('tipo_recurso'), 500) },
  output: allowedSport.rows,
  changes: [allowedSport],
})

export const visibleSports = action({
  endpoint: 'GET /api/socios_tiporecurso_visible',
  permission: 'admin',
  input: ofMember,
  output: visibleSport.rows,
})
export const showSport = action({
  endpoint: 'POST /api/add_socios_tiporecurso_visible',
  permission: 'admin',
  input: { ...member, ...sport },
  output: visibleSport.row,
  changes: [visibleSport],
})
export const hideSport = action({
  endpoint: 'DELETE /api/delete_socio_tiporecurso_visible/{socio}/{tipo}',
  permission: 'admin',
  input: sportOf,
  output: nothing,
  changes: [visibleSport],
})

/** The types of income that a member is restricted to, by name; none is no restriction. */
export const allowedIncomes = action({
  endpoint: 'GET /api/socio/tipo_ingresos_socio/{id_mst_socios}',
  permission: 'admin',
  input: member,
  output: list(
    object({ ...allowedIncome.fields, desc_tipoingreso: field.text(100) }, 'id_reg_socios_tipoingreso'),
    Number.POSITIVE_INFINITY,
  ),
})
export const allowIncome = action({
  endpoint: 'POST /api/socio/add_tipoingreso_socio',
  permission: 'admin',
  input: { ...member, id_mst_tipoingreso: field.ref('tipo_ingreso') },
  output: allowedIncome.row,
  changes: [allowedIncome],
})
export const disallowIncome = action({
  endpoint: 'DELETE /api/socio/delete_tipoingreso_socio/{socio}/{tipo}',
  permission: 'admin',
  input: { socio: field.ref('socio'), tipo: field.ref('tipo_ingreso') },
  output: nothing,
  changes: [allowedIncome],
})

/** The reports that somebody is restricted to, or all who are where nobody is named. */
export const allowedReports = action({
  endpoint: 'GET /api/socios_informes',
  permission: 'admin',
  input: ofMember,
  output: allowedReport.rows,
})
/** Restricts somebody to a report, beside those he is restricted to already. */
export const allowReport = action({
  endpoint: 'POST /api/socios_informes',
  permission: 'admin',
  input: { ...member, id_informe: allowedReport.fields.id_informe },
  output: allowedReport.row,
  changes: [allowedReport],
})
/** Takes a report from somebody; without the last one he has all again that his rights show. */
export const disallowReport = action({
  endpoint: 'DELETE /api/socios_informes/{id}',
  permission: 'admin',
  input: { id: field.ref('socios_informes') },
  output: nothing,
  changes: [allowedReport],
})

/** The further types of a member, or of all members where none is named. */
export const extraMemberTypes = action({
  endpoint: 'GET /api/socios_tiposocio',
  permission: 'members',
  input: ofMember,
  output: extraMemberType.rows,
})
/** Gives a member another type beside his own; his own one is refused. */
export const addMemberType = action({
  endpoint: 'POST /api/socios_tiposocio',
  permission: 'members',
  input: { ...member, id_mst_tiposocio: field.ref('tipo_socio') },
  output: extraMemberType.row,
  changes: [extraMemberType],
})
export const removeMemberType = action({
  endpoint: 'DELETE /api/socios_tiposocio/{id}',
  permission: 'members',
  input: { id: field.ref('socios_tiposocio') },
  output: nothing,
  changes: [extraMemberType],
})

export const memberPermissionsRefusals = refusals({
  'permiso.ya_esta': 409,
  'permiso.su_tipo': 409,
  'permiso.deporte_no_permitido': 409,
  'permiso.socio_restringido': 409,
  'msg.MOVIMIENTO_NO_EDITABLE': 409,
})

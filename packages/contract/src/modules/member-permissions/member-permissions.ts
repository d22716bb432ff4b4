import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { reportIds } from '../reports/report.ts'

const member = { id_mst_socios: field.ref('socio') }
const ofMember = { id_mst_socios: optional(field.ref('socio')) }

/** Kind of court that a member is restricted to: as staff at the desk, and as a player. Without rows all kinds are allowed. */
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
/** Kind of court visible to restricted staff, in addition to the bookable ones. */
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
/** Type of income that staff are restricted to. Without rows all types are allowed. */
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
/** Report that staff are restricted to. Without rows all reports of their rights are allowed (A-87, decision 0130). */
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
/** Further member type of a member: bookings for that type may include the member. */
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

/** Kinds of court that a member is restricted to, or of all members if none is named. */
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
/** Sets all kinds of court that a member is restricted to; an empty list lifts the restriction. */
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

/** Types of income that a member is restricted to, by name; empty means no restriction. */
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

/** Reports that a member is restricted to, or of all restricted members if none is named. */
export const allowedReports = action({
  endpoint: 'GET /api/socios_informes',
  permission: 'admin',
  input: ofMember,
  output: allowedReport.rows,
})
/** Restricts a member to a report, in addition to those already set. */
export const allowReport = action({
  endpoint: 'POST /api/socios_informes',
  permission: 'admin',
  input: { ...member, id_informe: allowedReport.fields.id_informe },
  output: allowedReport.row,
  changes: [allowedReport],
})
/** Removes a report from the restriction; without the last one, all reports of the member's rights are allowed again. */
export const disallowReport = action({
  endpoint: 'DELETE /api/socios_informes/{id}',
  permission: 'admin',
  input: { id: field.ref('socios_informes') },
  output: nothing,
  changes: [allowedReport],
})

/** Further types of a member, or of all members if none is named. */
export const extraMemberTypes = action({
  endpoint: 'GET /api/socios_tiposocio',
  permission: 'members',
  input: ofMember,
  output: extraMemberType.rows,
})
/** Gives a member a further type; the member's own type is refused. */
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

import * as declared from '@app/contract/member-permissions/member-permissions'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMemberFile } from '../members/public.ts'

export const sports = handle(declared.allowedSports, ({ tx, input: { id_mst_socios } }) =>
  tx
    .selectFrom('socios_tiporecurso_tiposocio')
    .selectAll()
    .$if(id_mst_socios !== null, (q) => q.where('id_mst_socios', '=', id_mst_socios!))
    .orderBy('id_mst_socios')
    .orderBy('id_mst_tiporecurso')
    .execute(),
)
export const allow = handle(declared.allowSport, async ({ tx, input }) => {
  await lockMemberFile(tx, input.id_mst_socios)
  return tx.insertInto('socios_tiporecurso_tiposocio').values(input).returningAll().executeTakeFirstOrThrow()
})
export const disallow = handle(declared.disallowSport, async ({ tx, input: { socio, tipo } }) => {
  const { numDeletedRows } = await tx
    .deleteFrom('socios_tiporecurso_tiposocio')
    .where('id_mst_socios', '=', socio)
    .where('id_mst_tiporecurso', '=', tipo)
    .executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})
/** Simultaneous changes take turns at the rows: the later choice replaces the earlier as a whole. */
export const setSports = handle(declared.setAllowedSports, async ({ tx, input: { id, socioTiporecursosSelection } }) => {
  await lockMemberFile(tx, id, 'alone')
  await tx.deleteFrom('socios_tiporecurso_tiposocio').where('id_mst_socios', '=', id).execute()
  const rows = [...new Set(socioTiporecursosSelection)].map((id_mst_tiporecurso) => ({ id_mst_socios: id, id_mst_tiporecurso }))
  if (rows.length === 0) return []
  return tx.insertInto('socios_tiporecurso_tiposocio').values(rows).returningAll().execute()
})

export const visible = handle(declared.visibleSports, ({ tx, input: { id_mst_socios } }) =>
  tx
    .selectFrom('socios_tiporecurso_visible')
    .selectAll()
    .$if(id_mst_socios !== null, (q) => q.where('id_mst_socios', '=', id_mst_socios!))
    .orderBy('id_mst_socios')
    .orderBy('id_mst_tiporecurso')
    .execute(),
)
export const show = handle(declared.showSport, async ({ tx, input }) => {
  await lockMemberFile(tx, input.id_mst_socios)
  return tx.insertInto('socios_tiporecurso_visible').values(input).returningAll().executeTakeFirstOrThrow()
})
export const hide = handle(declared.hideSport, async ({ tx, input: { socio, tipo } }) => {
  const { numDeletedRows } = await tx
    .deleteFrom('socios_tiporecurso_visible')
    .where('id_mst_socios', '=', socio)
    .where('id_mst_tiporecurso', '=', tipo)
    .executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})

export const incomes = handle(declared.allowedIncomes, ({ tx, input }) =>
  tx
    .selectFrom('socios_tipoingreso as a')
    .innerJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'a.id_mst_tipoingreso')
    .selectAll('a')
    .select('t.desc_tipoingreso')
    .where('a.id_mst_socios', '=', input.id_mst_socios)
    .orderBy('t.desc_tipoingreso')
    .execute(),
)
export const allowType = handle(declared.allowIncome, async ({ tx, input }) => {
  await lockMemberFile(tx, input.id_mst_socios)
  return tx.insertInto('socios_tipoingreso').values(input).returningAll().executeTakeFirstOrThrow()
})
export const disallowType = handle(declared.disallowIncome, async ({ tx, input: { socio, tipo } }) => {
  const { numDeletedRows } = await tx
    .deleteFrom('socios_tipoingreso')
    .where('id_mst_socios', '=', socio)
    .where('id_mst_tipoingreso', '=', tipo)
    .executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})

export const reports = handle(declared.allowedReports, ({ tx, input: { id_mst_socios } }) =>
  tx
    .selectFrom('socios_informes')
    .selectAll()
    .$if(id_mst_socios !== null, (q) => q.where('id_mst_socios', '=', id_mst_socios!))
    .orderBy('id_mst_socios')
    .orderBy('id_informe')
    .execute(),
)
export const allowOne = handle(declared.allowReport, async ({ tx, input }) => {
  await lockMemberFile(tx, input.id_mst_socios)
  return tx.insertInto('socios_informes').values(input).returningAll().executeTakeFirstOrThrow()
})
export const disallowOne = handle(declared.disallowReport, async ({ tx, input: { id } }) => {
  const { numDeletedRows } = await tx.deleteFrom('socios_informes').where('id_reg_socios_informes', '=', id).executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})

export const types = handle(declared.extraMemberTypes, ({ tx, input: { id_mst_socios } }) =>
  tx
    .selectFrom('socios_tiposocio')
    .selectAll()
    .$if(id_mst_socios !== null, (q) => q.where('id_mst_socios', '=', id_mst_socios!))
    .orderBy('id_mst_socios')
    .orderBy('id_mst_tiposocio')
    .execute(),
)
export const addType = handle(declared.addMemberType, async ({ tx, input }) => {
  await lockMemberFile(tx, input.id_mst_socios)
  const own = await tx
    .selectFrom('socio')
    .select('id_mst_tiposocio')
    .where('id_mst_socios', '=', input.id_mst_socios)
    .executeTakeFirstOrThrow()
  if (own.id_mst_tiposocio === input.id_mst_tiposocio) refuse('permiso.su_tipo', { id_mst_tiposocio: 'permiso.su_tipo' })
  return tx.insertInto('socios_tiposocio').values(input).returningAll().executeTakeFirstOrThrow()
})
export const removeType = handle(declared.removeMemberType, async ({ tx, input: { id } }) => {
  const { numDeletedRows } = await tx.deleteFrom('socios_tiposocio').where('id_reg_socios_tiposocio', '=', id).executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})

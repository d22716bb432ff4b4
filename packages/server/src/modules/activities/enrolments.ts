import { activityEnrolment } from '@app/contract/activities/activity'
import * as declared from '@app/contract/activities/enrolments'
import { type ExtraColumn, type ExtraValues, readExtraValues } from '@app/contract/activities/extra-columns'
import { prefixIssues } from '@app/contract/kit/field'
import { sentOnly } from '@app/contract/kit/partial'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { groupOf, lockGroup } from './group-rows.ts'
import { changedPerson, personOf, shownPerson } from './person.ts'

const columns = Object.keys(activityEnrolment.fields) as (keyof typeof activityEnrolment.fields)[]

/** People enrolled in a group of an activity, by name. */
const enrolledIn = (tx: Tx, group: number) =>
  tx
    .selectFrom('actividad_inscrito as i')
    .leftJoin('socio as s', 's.id_mst_socios', 'i.id_mst_socios')
    .select(columns.map((name) => `i.${name}` as const))
    .select(shownPerson)
    .where('i.id_reg_actividades_grupo', '=', group)
    .orderBy('nombre_completo')
    .orderBy('i.id_reg_actividades_inscritos')
    .execute()

export const ofGroup = handle(declared.enrolledInGroup, async ({ tx, input: { id } }) => {
  const { id_reg_actividades, ...group } = await groupOf(tx, id)
  const { desc_actividad } = await tx
    .selectFrom('actividad')
    .select('desc_actividad')
    .where('id_reg_actividades', '=', id_reg_actividades)
    .executeTakeFirstOrThrow()
  return { ...group, desc_actividad, inscritos: await enrolledIn(tx, id) }
})

/** Values of the extra columns, null for none. Refuses a complaint per field. */
function valuesOf(extra: readonly ExtraColumn[], sent: Readonly<Record<string, unknown>> | null): ExtraValues | null {
  const reading = readExtraValues(extra, sent ?? {})
  if ('issues' in reading) return refuse('msg.invalid_input', prefixIssues('valores', reading.issues))
  return Object.keys(reading.value).length > 0 ? reading.value : null
}
const stored = (values: ExtraValues | null) => (values === null ? null : json(values))

export const enrol = handle(declared.enrol, async ({ tx, input, today }) => {
  const { columnas } = await lockGroup(tx, input.id_reg_actividades_grupo)
  return tx
    .insertInto('actividad_inscrito')
    .values({ ...input, ...personOf(input), valores: stored(valuesOf(columnas, input.valores)), fecha: input.fecha ?? today })
    .returning(columns)
    .executeTakeFirstOrThrow()
})

/** An enrolment, locked after its group; refuses an unknown one. */
async function lockEnrolment(tx: Tx, id: number) {
  const rows = tx.selectFrom('actividad_inscrito').where('id_reg_actividades_inscritos', '=', id)
  const seen = (await rows.select('id_reg_actividades_grupo').executeTakeFirst()) ?? refuse('msg.not_found')
  const { columnas } = await lockGroup(tx, seen.id_reg_actividades_grupo)
  const row = (await rows.select(columns).forNoKeyUpdate().executeTakeFirst()) ?? refuse('msg.not_found')
  return { row, columnas }
}

export const update = handle(declared.updateEnrolment, async ({ tx, input: { id, valores, ...sent } }) => {
  const { row, columnas } = await lockEnrolment(tx, id)
  const values = valores === undefined ? row.valores : valuesOf(columnas, valores === null ? null : { ...row.valores, ...valores })
  const after = { ...row, ...sentOnly(sent), ...changedPerson(row, sent), valores: values }
  const { id_reg_actividades_inscritos: _id, ...change } = after
  await tx
    .updateTable('actividad_inscrito')
    .set({ ...change, valores: stored(values) })
    .where('id_reg_actividades_inscritos', '=', id)
    .execute()
  return after
})

import { championshipEnrolment } from '@app/contract/activities/activity'
import { enrolInChampionship, enrolledInChampionship, updateChampionshipEnrolment } from '@app/contract/activities/championship-enrolments'
import { sentOnly } from '@app/contract/kit/partial'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockChampionshipGroup } from './group-rows.ts'
import { changedPerson, personOf, shownPerson } from './person.ts'

const columns = Object.keys(championshipEnrolment.fields) as (keyof typeof championshipEnrolment.fields)[]

export const ofGroup = handle(enrolledInChampionship, async ({ tx, input: { id } }) => {
  const group = await tx
    .selectFrom('campeonato_grupo as g')
    .innerJoin('campeonato as k', 'k.id_reg_campeonatos', 'g.id_reg_campeonatos')
    .select(['g.id_reg_campeonatos_grupo', 'g.desc_campeonatos_grupo', 'k.desc_campeonato'])
    .where('g.id_reg_campeonatos_grupo', '=', id)
    .executeTakeFirst()
  if (!group) return refuse('msg.not_found')
  const inscritos = await tx
    .selectFrom('campeonato_inscrito as i')
    .leftJoin('socio as s', 's.id_mst_socios', 'i.id_mst_socios')
    .select(columns.map((name) => `i.${name}` as const))
    .select(shownPerson)
    .where('i.id_reg_campeonatos_grupo', '=', id)
    .orderBy('nombre_completo')
    .orderBy('i.id_reg_campeonatos_inscritos')
    .execute()
  return { ...group, inscritos }
})

export const enrol = handle(enrolInChampionship, async ({ tx, input, today }) => {
  await lockChampionshipGroup(tx, input.id_reg_campeonatos_grupo)
  return tx
    .insertInto('campeonato_inscrito')
    .values({ ...input, ...personOf(input), fecha: input.fecha ?? today })
    .returning(columns)
    .executeTakeFirstOrThrow()
})

export const update = handle(updateChampionshipEnrolment, async ({ tx, input: { id, ...sent } }) => {
  const row =
    (await tx
      .selectFrom('campeonato_inscrito')
      .select(columns)
      .where('id_reg_campeonatos_inscritos', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? refuse('msg.not_found')
  const after = { ...row, ...sentOnly(sent), ...changedPerson(row, sent) }
  const { id_reg_campeonatos_inscritos: _id, ...change } = after
  await tx.updateTable('campeonato_inscrito').set(change).where('id_reg_campeonatos_inscritos', '=', id).execute()
  return after
})

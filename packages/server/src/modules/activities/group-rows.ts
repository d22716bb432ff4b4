import { activityGroup } from '@app/contract/activities/activity'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** Columns of a group. */
export const groupColumns = Object.keys(activityGroup.fields) as (keyof typeof activityGroup.fields)[]

const one = (tx: Tx, id: number) => tx.selectFrom('actividad_grupo').select(groupColumns).where('id_reg_actividades_grupo', '=', id)

/** A group of an activity; refuses an unknown one. */
export const groupOf = async (tx: Tx, id: number) => (await one(tx, id).executeTakeFirst()) ?? refuse('msg.not_found')

/** The same, locked: its columns and its enrolments are changed by one desk at a time. */
export const lockGroup = async (tx: Tx, id: number) => (await one(tx, id).forNoKeyUpdate().executeTakeFirst()) ?? refuse('msg.not_found')

const championship = (tx: Tx, id: number) =>
  tx.selectFrom('campeonato_grupo').select('id_reg_campeonatos_grupo').where('id_reg_campeonatos_grupo', '=', id)

/** A group of a championship; refuses an unknown one. */
export const championshipGroupOf = async (tx: Tx, id: number) => (await championship(tx, id).executeTakeFirst()) ?? refuse('msg.not_found')

/** The same, locked. */
export const lockChampionshipGroup = async (tx: Tx, id: number) =>
  (await championship(tx, id).forNoKeyUpdate().executeTakeFirst()) ?? refuse('msg.not_found')

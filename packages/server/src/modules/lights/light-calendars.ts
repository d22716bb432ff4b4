import {
  createLightCalendar,
  getLightCalendar,
  listLightCalendars,
  removeLightCalendar,
  updateLightCalendar,
} from '@app/contract/lights/light-calendars'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lightCalendars } from './load-lights.ts'

const one = async (tx: Tx, id: number) => (await lightCalendars(tx, id))[0] ?? refuse('msg.not_found')

/**
 * Checks the courts to be lit by a calendar: they exist, and have no other calendar. Locked in the order of ids, so
 * that two desks take turns.
 */
async function checkCourts(tx: Tx, courts: readonly number[], calendar: number) {
  const rows = await tx
    .selectFrom('recurso')
    .select(['id_mst_recurso', 'desc_recurso'])
    .where('id_mst_recurso', 'in', [...courts])
    .orderBy('id_mst_recurso')
    .forNoKeyUpdate()
    .execute()
  if (rows.length < courts.length) refuse('msg.invalid_input', { recursos_asociados: 'invalid.reference' })
  const taken = await tx
    .selectFrom('luz_calendario_recurso as l')
    .innerJoin('luz_calendario as c', 'c.id_mst_luz_calendario', 'l.id_mst_luz_calendario')
    .select(['l.id_mst_recurso', 'c.desc_luz_calendario'])
    .where('l.id_mst_recurso', 'in', [...courts])
    .where('l.id_mst_luz_calendario', '<>', calendar)
    .orderBy('l.id_mst_recurso')
    .executeTakeFirst()
  if (!taken) return
  const pista = rows.find((row) => row.id_mst_recurso === taken.id_mst_recurso)!.desc_recurso
  refuse('luz.pista_de_otro', { recursos_asociados: 'luz.pista_de_otro' }, { pista, calendario: taken.desc_luz_calendario })
}

/** Assigns these courts, and no others, to a light calendar. */
async function setCourts(tx: Tx, calendar: number, sent: readonly number[]) {
  const courts = [...new Set(sent)]
  if (courts.length > 0) await checkCourts(tx, courts, calendar)
  await tx.deleteFrom('luz_calendario_recurso').where('id_mst_luz_calendario', '=', calendar).execute()
  if (courts.length === 0) return
  await tx
    .insertInto('luz_calendario_recurso')
    .values(courts.map((id_mst_recurso) => ({ id_mst_recurso, id_mst_luz_calendario: calendar })))
    .execute()
}

async function lock(tx: Tx, id: number) {
  const query = tx.selectFrom('luz_calendario').select('id_mst_luz_calendario').where('id_mst_luz_calendario', '=', id)
  return (await query.forUpdate().executeTakeFirst()) ?? refuse('msg.not_found')
}

/** Every light calendar (spec 2 §7). */
export const all = handle(listLightCalendars, ({ tx }) => lightCalendars(tx))
export const get = handle(getLightCalendar, ({ tx, input }) => one(tx, input.id))

export const create = handle(createLightCalendar, async ({ tx, input: { desc_luz_calendario, recursos_asociados } }) => {
  const { id_mst_luz_calendario } = await tx
    .insertInto('luz_calendario')
    .values({ desc_luz_calendario })
    .returning('id_mst_luz_calendario')
    .executeTakeFirstOrThrow()
  await setCourts(tx, id_mst_luz_calendario, recursos_asociados)
  return one(tx, id_mst_luz_calendario)
})

export const update = handle(updateLightCalendar, async ({ tx, input: { id, desc_luz_calendario, recursos_asociados } }) => {
  await lock(tx, id)
  if (desc_luz_calendario !== undefined)
    await tx.updateTable('luz_calendario').set({ desc_luz_calendario }).where('id_mst_luz_calendario', '=', id).execute()
  if (recursos_asociados !== undefined) await setCourts(tx, id, recursos_asociados)
  return one(tx, id)
})

/** Deletes a light calendar with its slots; the courts that it lights refuse it, by their reference. */
export const remove = handle(removeLightCalendar, async ({ tx, input: { id } }) => {
  await lock(tx, id)
  await tx.deleteFrom('luz_tramo').where('id_mst_luz_calendario', '=', id).execute()
  await tx.deleteFrom('luz_calendario').where('id_mst_luz_calendario', '=', id).execute()
  return {}
})

import type { InputOf } from '@app/contract/kit/action'
import { type LightHours, lightComplaints, lightText, shiftLight } from '@app/contract/lights/light-rules'
import {
  createLightSlot,
  getLightSlot,
  listLightSlots,
  removeLightSlot,
  shiftLights,
  updateLightSlot,
} from '@app/contract/lights/light-slots'
import { daysOf, momentsOf, slotMoments } from '@app/contract/lights/slot-moments'
import { monthDay } from '@app/contract/values/month-day'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lightSlots, wireSlot } from './load-lights.ts'

type Sent = Omit<InputOf<typeof updateLightSlot>, 'id'>

/** Form values → the slot; refuses field by field. */
function slotOf({ horario, dias, ...sent }: Sent): LightHours {
  const moments = momentsOf(horario ?? slotMoments.read({}))
  const { days: inMoments } = moments
  const { hora_ini, hora_fin } = horario
    ? moments
    : { hora_ini: sent.hora_ini ?? moments.hora_ini, hora_fin: sent.hora_fin ?? moments.hora_fin }
  const { days, missing } = daysOf(sent, inMoments)
  if (!days) return refuse('msg.invalid_input', Object.fromEntries(missing.map((name) => [name, 'invalid.required'])))
  if (hora_ini >= 1440 || hora_fin > 1440) refuse('msg.invalid_input', { horario: 'invalid.minute' })
  const slot = {
    diames_ini: monthDay(days.mesInicio, days.diaInicio),
    diames_fin: monthDay(days.mesFin, days.diaFin),
    hora_ini,
    // midnight has one spelling at rest; from midnight to midnight is refused below
    hora_fin: hora_fin === 1440 || (hora_fin === 0 && hora_ini > 0) ? 1439 : hora_fin,
    dias,
  }
  const complaints = lightComplaints(slot)
  return Object.keys(complaints).length > 0 ? refuse('msg.invalid_input', complaints) : slot
}

async function one(tx: Tx, id: number) {
  const found = (await lightSlots(tx)).find((slot) => slot.id_reg_luz_tramo === id)
  return wireSlot(found ?? refuse('msg.not_found'))
}

/** Every slot (spec 2 §7). */
export const all = handle(listLightSlots, async ({ tx }) => (await lightSlots(tx)).map(wireSlot))
export const get = handle(getLightSlot, ({ tx, input }) => one(tx, input.id))

export const create = handle(createLightSlot, async ({ tx, input: { id_mst_luz_calendario, ...sent } }) => {
  const slot = slotOf(sent)
  const { id_reg_luz_tramo } = await tx
    .insertInto('luz_tramo')
    .values({ id_mst_luz_calendario, ...slot })
    .returning('id_reg_luz_tramo')
    .executeTakeFirstOrThrow()
  return one(tx, id_reg_luz_tramo)
})

export const update = handle(updateLightSlot, async ({ tx, input: { id, ...sent } }) => {
  const { numUpdatedRows } = await tx.updateTable('luz_tramo').set(slotOf(sent)).where('id_reg_luz_tramo', '=', id).executeTakeFirst()
  return numUpdatedRows === 0n ? refuse('msg.not_found') : one(tx, id)
})

export const remove = handle(removeLightSlot, async ({ tx, input: { id } }) => {
  const { numDeletedRows } = await tx.deleteFrom('luz_tramo').where('id_reg_luz_tramo', '=', id).executeTakeFirst()
  return numDeletedRows === 0n ? refuse('msg.not_found') : {}
})

/** Moves the slots of one light calendar or of all, all or none; two desks take turns. */
export const shift = handle(shiftLights, async ({ tx, input: { minutes: text, id_mst_luz_calendario } }) => {
  const minutes = /^[+-]?\d{1,4}$/.test(text) ? Number(text) : 0
  if (minutes === 0) refuse('error.number', { minutes: 'error.number' })
  const chosen = id_mst_luz_calendario ?? undefined
  await tx
    .selectFrom('luz_tramo')
    .select('id_reg_luz_tramo')
    .$if(chosen !== undefined, (query) => query.where('id_mst_luz_calendario', '=', chosen!))
    .orderBy('id_reg_luz_tramo')
    .forUpdate()
    .execute()
  const slots = await lightSlots(tx, chosen)
  for (const slot of slots) {
    const moved = shiftLight(slot, minutes)
    const words = { tramo: lightText(slot), calendario: slot.desc_luz_calendario }
    if (!moved) return refuse('luz.pasa_medianoche', { minutes: 'luz.pasa_medianoche' }, words)
    const { hora_ini, hora_fin } = moved
    await tx.updateTable('luz_tramo').set({ hora_ini, hora_fin }).where('id_reg_luz_tramo', '=', slot.id_reg_luz_tramo).execute()
  }
  return { tramos: slots.length }
})

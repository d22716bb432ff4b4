import { createLightCalendar, listLightCalendars } from '@app/contract/lights/light-calendars'
import { createLightSlot, getLightSlot, shiftLights } from '@app/contract/lights/light-slots'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const courts = await desk.db
  .insertInto('recurso')
  .values(['A', 'B', 'C'].map((desc_recurso) => ({ desc_recurso, id_mst_tiporecurso: 1 })))
  .returning('id_mst_recurso')
  .execute()
const ids = courts.map((court) => court.id_mst_recurso)

test('of desks that light the same courts at once one does; a court has one light calendar at most', async () => {
  const orders = [ids, ids.toReversed(), ids, ids.toReversed()]
  const results = await Promise.allSettled(
    orders.map((recursos_asociados, index) => desk.call(createLightCalendar, { desc_luz_calendario: `L${index}`, recursos_asociados })),
  )
  const codes = results.map((result) => (result.status === 'rejected' ? (result.reason as { code: string }).code : 'ok')).sort()
  expect(codes).toEqual(['luz.pista_de_otro', 'luz.pista_de_otro', 'luz.pista_de_otro', 'ok'])
  expect((await desk.call(listLightCalendars)).flatMap((calendar) => calendar.recursos_luzcalendario)).toEqual(ids)
})

test('two desks that shift at once both count (R-432)', async () => {
  const [calendar] = await desk.call(listLightCalendars)
  const slot = await desk.call(createLightSlot, {
    id_mst_luz_calendario: calendar!.id,
    diaInicio: 1,
    mesInicio: 1,
    diaFin: 31,
    mesFin: 12,
    horario: { fecha_ini: { dia: null, mes: null, hora: 18, minuto: 0 }, fecha_fin: { dia: null, mes: null, hora: 20, minuto: 0 } },
  })
  await Promise.all(['5', '10', '15', '-5'].map((minutes) => desk.call(shiftLights, { minutes })))
  expect((await desk.call(getLightSlot, { id: slot.id })).hora_ini).toBe(1105)
})

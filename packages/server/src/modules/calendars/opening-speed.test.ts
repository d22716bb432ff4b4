import { addDays, type Day } from '@app/contract/values/day'
import { expect, test } from 'vitest'
import type { Tx } from '../../kit/database/database.ts'
import { club } from '../../testing/club.ts'
import { openingOn } from './public.ts'

const desk = await club()
const { tx } = desk

/** Median in milliseconds of reading and computing a day of these courts, over consecutive days, the first few not counted. */
async function measureOpening(
  tx: Tx,
  courts: readonly { id_mst_recurso: number; id_mst_calendario: number | null }[],
  from: Day,
  days: number,
): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < days + 5; index += 1) {
    const start = performance.now()
    await openingOn(tx, addDays(from, index), courts)
    if (index >= 5) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

test('a day of 60 courts on 12 calendars is read and worked out within 20 ms', async () => {
  const calendars = Array.from({ length: 12 }, (_, index) => ({ id_mst_calendario: 100 + index, desc_calendario: `Calendario ${index}` }))
  await desk.db.insertInto('calendario').values(calendars).execute()
  for (const { id_mst_calendario } of calendars) {
    const schedules = await desk.db
      .insertInto('horario')
      .values([
        { id_mst_calendario, tipo_horario: 1 },
        { id_mst_calendario, tipo_horario: 2 },
        { id_mst_calendario, tipo_horario: 3, fecha_ini: '2026-07-01', fecha_fin: '2026-07-05' },
      ])
      .returning('id_mst_horarios')
      .execute()
    const hours = schedules.flatMap(({ id_mst_horarios }) => [
      { id_mst_horarios, dias: 31, hora_ini: 480, hora_fin: 1320, duracion: 90 },
      { id_mst_horarios, dias: 96, hora_ini: 540, hora_fin: 60, duracion: 60 },
    ])
    await desk.db.insertInto('horario_hora').values(hours).execute()
    await desk.db
      .insertInto('horario_diames')
      .values({ id_mst_horarios: schedules[1]!.id_mst_horarios, diames_ini: 615, diames_fin: 915 })
      .execute()
  }
  await desk.db
    .insertInto('festivo')
    .values(Array.from({ length: 28 }, (_, index) => ({ mes: (index % 12) + 1, dia_mes: index + 1 })))
    .execute()
  const courts = Array.from({ length: 60 }, (_, index) => ({ id_mst_recurso: 1000 + index, id_mst_calendario: 100 + (index % 12) }))
  const milliseconds = await measureOpening(tx, courts, '2026-11-20', 40)
  expect(milliseconds).toBeLessThan(20)
})

import { addDays, type Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { type DemoFill, put } from '../../kit/demo.ts'
import { holidaysOf } from './public-holidays.ts'

const everyDay = 127
const workdays = 31
const weekend = 96
/** Opening and closing times of the demo club's courts, in minutes of the day. */
export const demoOpening = { from: 480, to: 1380 } as const

/** Days around today without a holiday: a fresh demo club is open when it is first seen, on whatever day that is. */
const openDays = 14
const isNear = (day: Day, today: Day) => day >= addDays(today, -openDays) && day <= addDays(today, openDays)

/** True if the demo club is closed on a day: a public holiday, or its own. */
export const isDemoHoliday = (day: Day, today: Day) =>
  !isNear(day, today) && (day.endsWith('-07-24') || holidaysOf('CT').some(({ date }) => date === day))

/** The general calendar, with the public holidays. */
async function seedCalendar(tx: Tx, today: Day) {
  await put(tx, 'calendario', 'id_mst_calendario', [{ id_mst_calendario: 1, desc_calendario: 'Horario general' }])
  await put(tx, 'horario', 'id_mst_horarios', [{ id_mst_horarios: 1, id_mst_calendario: 1, tipo_horario: 1 }])
  await tx
    .insertInto('horario_hora')
    .values([
      { id_mst_horarios: 1, dias: workdays, hora_ini: demoOpening.from, hora_fin: demoOpening.to, duracion: 60 },
      { id_mst_horarios: 1, dias: weekend, hora_ini: demoOpening.from, hora_fin: demoOpening.to, duracion: 60 },
    ])
    .execute()
  await tx
    .insertInto('festivo')
    .values(
      holidaysOf('CT')
        .filter(({ date }) => !isNear(date, today))
        .map(({ date, name }) => ({ dia: date, desc_festivo: name })),
    )
    .execute()
}

/**
 * Further schedules of the general calendar, and a calendar for the afternoons of the school. They only add hours, so
 * that no booking of the demo falls outside.
 */
async function seedHours(tx: Tx, today: Day) {
  const nextYear = Number(today.slice(0, 4)) + 1
  await put(tx, 'calendario', 'id_mst_calendario', [{ id_mst_calendario: 2, desc_calendario: 'Escuela de tardes' }])
  await put(tx, 'horario', 'id_mst_horarios', [
    { id_mst_horarios: 2, id_mst_calendario: 1, tipo_horario: 2 },
    {
      id_mst_horarios: 3,
      id_mst_calendario: 1,
      tipo_horario: 3,
      fecha_ini: `${nextYear}-05-28`,
      fecha_fin: addDays(`${nextYear}-05-28`, 2),
    },
    { id_mst_horarios: 4, id_mst_calendario: 2, tipo_horario: 1 },
    { id_mst_horarios: 5, id_mst_calendario: 2, tipo_horario: 2 },
  ])
  await tx
    .insertInto('horario_diames')
    .values([
      { id_mst_horarios: 2, diames_ini: 615, diames_fin: 915 },
      { id_mst_horarios: 5, diames_ini: 701, diames_fin: 831 },
      { id_mst_horarios: 5, diames_ini: 1223, diames_fin: 107 },
    ])
    .execute()
  await tx
    .insertInto('horario_hora')
    .values([
      { id_mst_horarios: 2, dias: everyDay, hora_ini: 450, hora_fin: 60, duracion: 90 },
      { id_mst_horarios: 3, dias: everyDay, hora_ini: 420, hora_fin: 1439, duracion: 90 },
      { id_mst_horarios: 4, dias: workdays, hora_ini: 990, hora_fin: 1260, duracion: 60 },
      { id_mst_horarios: 4, dias: 32, hora_ini: 570, hora_fin: 810, duracion: 60 },
    ])
    .execute()
  if (!isNear(`${today.slice(0, 4)}-07-24`, today))
    await tx.insertInto('festivo').values({ mes: 7, dia_mes: 24, desc_festivo: 'Fiesta mayor del club' }).execute()
}

/** The general calendar, and hours of summer and of a tournament. */
export const fill: DemoFill = ({ today, write }) =>
  write(async (tx) => {
    await seedCalendar(tx, today)
    await seedHours(tx, today)
  })

import { addDays, type Day } from '@app/contract/values/day'
import type { Tx } from '../kit/database.ts'
import { put } from './masters.ts'

const everyDay = 127
const workdays = 31
const weekend = 96

/** What the general calendar has beside its whole year, and one for the afternoons of the school. Only hours that open more, so that no booking of the demo stands before a closed door. */
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
  await tx.insertInto('festivo').values({ mes: 7, dia_mes: 24, desc_festivo: 'Fiesta mayor del club' }).execute()
}

/** The lights of padel and tennis, winter and summer; pickleball is played by daylight. */
async function seedLights(tx: Tx) {
  await put(tx, 'luz_calendario', 'id_mst_luz_calendario', [
    { id_mst_luz_calendario: 1, desc_luz_calendario: 'Pistas exteriores' },
    { id_mst_luz_calendario: 2, desc_luz_calendario: 'Tenis' },
  ])
  const lit = await tx
    .selectFrom('recurso')
    .select(['id_mst_recurso', 'id_mst_tiporecurso'])
    .where('id_mst_tiporecurso', 'in', [1, 2])
    .execute()
  await tx
    .insertInto('luz_calendario_recurso')
    .values(
      lit.map(({ id_mst_recurso, id_mst_tiporecurso }) => ({
        id_mst_recurso,
        id_mst_luz_calendario: id_mst_tiporecurso === 1 ? 1 : 2,
      })),
    )
    .execute()
  await put(tx, 'luz_tramo', 'id_reg_luz_tramo', [
    { id_reg_luz_tramo: 1, id_mst_luz_calendario: 1, diames_ini: 1026, diames_fin: 228, hora_ini: 1050, hora_fin: 1380, dias: everyDay },
    { id_reg_luz_tramo: 2, id_mst_luz_calendario: 1, diames_ini: 301, diames_fin: 531, hora_ini: 1170, hora_fin: 1380, dias: everyDay },
    { id_reg_luz_tramo: 3, id_mst_luz_calendario: 1, diames_ini: 601, diames_fin: 915, hora_ini: 1275, hora_fin: 60, dias: everyDay },
    { id_reg_luz_tramo: 4, id_mst_luz_calendario: 1, diames_ini: 916, diames_fin: 1025, hora_ini: 1155, hora_fin: 1380, dias: everyDay },
    { id_reg_luz_tramo: 5, id_mst_luz_calendario: 2, diames_ini: 1001, diames_fin: 331, hora_ini: 1065, hora_fin: 1350, dias: workdays },
    { id_reg_luz_tramo: 6, id_mst_luz_calendario: 2, diames_ini: 1001, diames_fin: 331, hora_ini: 1065, hora_fin: 1230, dias: weekend },
    { id_reg_luz_tramo: 7, id_mst_luz_calendario: 2, diames_ini: 401, diames_fin: 930, hora_ini: 1230, hora_fin: 1380, dias: everyDay },
  ])
}

/** Hours of summer and of a tournament, and the calendars of the lights. */
export async function seedHoursAndLights(tx: Tx, today: Day) {
  await seedHours(tx, today)
  await seedLights(tx)
}

import type { Tx } from '../../kit/database/database.ts'
import { type DemoFill, put } from '../../kit/demo.ts'
import { demoPrice, demoTypes } from '../members/public.ts'

const weekend = 96
/** Price of a player per hour at the weekend, in cents. */
export const demoWeekendPrice = 600

/** At the weekend padel has one tariff all day; it takes precedence over the prices by hour. */
async function seedWeekendTariff(tx: Tx) {
  await put(tx, 'tarifa', 'id_mst_tarifas', [
    { id_mst_tarifas: 1, desc_tarifa: 'Fin de semana', tipo_tarifa: 1, dias: weekend, id_mst_tipoingreso: 1 },
  ])
  for (const { id, pays } of demoTypes) {
    await tx
      .insertInto('tarifa_precio')
      .values({ id_mst_tarifas: 1, id_mst_tiposocio: id, precio: demoPrice(demoWeekendPrice, pays) })
      .execute()
  }
}

const summer = 2
const holidays = 3

async function seedSummer(tx: Tx, year: number) {
  await put(tx, 'tarifa', 'id_mst_tarifas', [
    {
      id_mst_tarifas: summer,
      desc_tarifa: `Verano ${year}, mañanas`,
      tipo_tarifa: 3,
      fecha_ini: `${year}-07-01`,
      fecha_fin: `${year}-08-31`,
      hora_ini: 480,
      hora_fin: 840,
      dias: 31,
      id_mst_tipoingreso: 1,
    },
  ])
  for (const [index, { id, pays }] of demoTypes.entries()) {
    const id_mst_tarifas_precios = 100 + index
    await put(tx, 'tarifa_precio', 'id_mst_tarifas_precios', [
      {
        id_mst_tarifas_precios,
        id_mst_tarifas: summer,
        id_mst_tiposocio: id,
        precio: demoPrice(400, pays),
        precio_faltan_pocas_horas: demoPrice(200, pays),
      },
    ])
    await tx
      .insertInto('tarifa_precio_tramo')
      .values([
        { id_mst_tarifas_precios, min_horas: 0, max_horas: 1, precio: demoPrice(400, pays) },
        { id_mst_tarifas_precios, min_horas: 1, max_horas: 1.5, precio: demoPrice(550, pays) },
        { id_mst_tarifas_precios, min_horas: 1.5, max_horas: 2, precio: demoPrice(700, pays) },
      ])
      .execute()
  }
}

async function seedHolidays(tx: Tx) {
  await put(tx, 'tarifa', 'id_mst_tarifas', [
    { id_mst_tarifas: holidays, desc_tarifa: 'Fiestas de cada año', tipo_tarifa: 2, activo: false, id_mst_tipoingreso: 1 },
  ])
  const days = [
    [1, 1],
    [1, 6],
    [6, 24],
    [9, 11],
    [12, 24],
    [12, 25],
    [12, 26],
  ] as const
  await tx
    .insertInto('tarifa_dia')
    .values(days.map(([mes, dia_mes]) => ({ id_mst_tarifas: holidays, mes, dia_mes })))
    .execute()
  await tx
    .insertInto('tarifa_precio')
    .values(demoTypes.map(({ id, pays }) => ({ id_mst_tarifas: holidays, id_mst_tiposocio: id, precio: demoPrice(700, pays) })))
    .execute()
}

/** The weekend's tariff, one for next summer with bands, and one for chosen days that is still being prepared. */
export const fill: DemoFill = ({ today, write }) =>
  write(async (tx) => {
    await seedWeekendTariff(tx)
    await seedSummer(tx, Number(today.slice(0, 4)) + 1)
    await seedHolidays(tx)
  })

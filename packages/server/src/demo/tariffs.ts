import type { Day } from '@app/contract/values/day'
import type { Tx } from '../kit/database.ts'
import { hourPrice, put } from './masters.ts'
import { memberTypes } from './plan.ts'

const courtPasses = 1
const yearPasses = 2
const juniorPasses = 3

const groups = [
  { id_mst_grupo_tipoabonos: courtPasses, desc_grupo_tipoabonos: 'Bonos de pista', orden: 1 },
  { id_mst_grupo_tipoabonos: yearPasses, desc_grupo_tipoabonos: 'Abonos anuales', orden: 2 },
  {
    id_mst_grupo_tipoabonos: juniorPasses,
    desc_grupo_tipoabonos: 'Escuela júnior',
    orden: 3,
    en_venta: false,
    venta_cerrada_texto: 'La inscripción se abre en septiembre.',
  },
] as const

/** Passes of the demo club with their full price in cents. */
const passes = [
  {
    price: 4500,
    row: {
      desc_tipoabonos: 'Bono 10 horas',
      id_mst_grupo_tipoabonos: courtPasses,
      tipo_caducidad: 1,
      unidades_caducidad: 6,
      unidad_caducidad: 3,
    },
  },
  {
    price: 8000,
    row: {
      desc_tipoabonos: 'Bono 20 reservas',
      id_mst_grupo_tipoabonos: courtPasses,
      saldo_original: 20,
      unidad: 1,
      abono_multipersonal: true,
      tipo_caducidad: 2,
      unidades_caducidad: 12,
      unidad_caducidad: 3,
    },
  },
  {
    price: 42_000,
    row: {
      desc_tipoabonos: 'Abono anual ilimitado',
      id_mst_grupo_tipoabonos: yearPasses,
      num_reservas: -1,
      asignar_id_mst_tiposocio: 1,
      tipo_caducidad: 1,
      unidades_caducidad: 1,
      unidad_caducidad: 4,
    },
  },
  {
    price: 26_000,
    row: {
      desc_tipoabonos: 'Abono anual, 3 por semana',
      id_mst_grupo_tipoabonos: yearPasses,
      num_reservas: 3,
      frec_dias: 7,
      requiere_reserva_previa: true,
      tipo_caducidad: 1,
      unidades_caducidad: 1,
      unidad_caducidad: 4,
    },
  },
  {
    price: 1500,
    row: {
      desc_tipoabonos: 'Prueba de una semana',
      id_mst_grupo_tipoabonos: null,
      num_reservas: 2,
      frec_dias: 7,
      visible_usuario: false,
      tipo_caducidad: 2,
      unidades_caducidad: 1,
      unidad_caducidad: 2,
    },
  },
] as const
/** Guests buy no passes. */
const guestType = 3

/** Passes, and beside the weekend's tariff one for next summer with bands and one for chosen days that is still being prepared. */
export async function seedTariffs(tx: Tx, today: Day) {
  await put(tx, 'grupo_tipoabono', 'id_mst_grupo_tipoabonos', groups)
  await put(
    tx,
    'tipo_abono',
    'id_mst_tipoabonos',
    passes.map(({ row }, index) => ({ id_mst_tipoabonos: index + 1, ...row })),
  )
  const buyers = memberTypes.filter(({ id }) => id !== guestType)
  await tx
    .insertInto('tipoabono_tiposocio_precio')
    .values(
      passes.flatMap(({ price }, index) =>
        buyers.map(({ id, pays }) => ({ id_mst_tipoabonos: index + 1, id_mst_tiposocio: id, precio: hourPrice(price, pays) })),
      ),
    )
    .execute()
  await put(tx, 'tipo_ingreso', 'id_mst_tipoingreso', [
    { id_mst_tipoingreso: 1, desc_tipoingreso: 'Alquiler de pistas', id_mst_caja: 1, factura_oficial_prefijo: 'P', codigo_1: '70500001' },
    {
      id_mst_tipoingreso: 4,
      desc_tipoingreso: 'Abonos',
      id_mst_caja: 1,
      id_mst_tipoabonos: 1,
      factura_oficial_prefijo: 'AB',
      codigo_1: '70500004',
    },
  ])
  await seedSummer(tx, Number(today.slice(0, 4)) + 1)
  await seedHolidays(tx)
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
  for (const [index, { id, pays }] of memberTypes.entries()) {
    const id_mst_tarifas_precios = 100 + index
    await put(tx, 'tarifa_precio', 'id_mst_tarifas_precios', [
      {
        id_mst_tarifas_precios,
        id_mst_tarifas: summer,
        id_mst_tiposocio: id,
        precio: hourPrice(400, pays),
        precio_faltan_pocas_horas: hourPrice(200, pays),
      },
    ])
    await tx
      .insertInto('tarifa_precio_tramo')
      .values([
        { id_mst_tarifas_precios, min_horas: 0, max_horas: 1, precio: hourPrice(400, pays) },
        { id_mst_tarifas_precios, min_horas: 1, max_horas: 1.5, precio: hourPrice(550, pays) },
        { id_mst_tarifas_precios, min_horas: 1.5, max_horas: 2, precio: hourPrice(700, pays) },
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
    .values(memberTypes.map(({ id, pays }) => ({ id_mst_tarifas: holidays, id_mst_tiposocio: id, precio: hourPrice(700, pays) })))
    .execute()
}

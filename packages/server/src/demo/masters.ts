import { percentOf } from '@app/contract/values/money'
import { sql } from 'kysely'
import type { Database, Tx } from '../kit/database.ts'
import { holidaysOf } from '../modules/calendars/public-holidays.ts'
import { bookingTypes, type DemoSize, memberTypes, peak, sports } from './plan.ts'

/** Writes rows with their ids, over what the club's own seeds may have put there. */
export async function put<T extends keyof Database & string>(tx: Tx, table: T, id: string, rows: readonly Record<string, unknown>[]) {
  for (const row of rows) {
    const rest = Object.keys(row).filter((name) => name !== id)
    const excluded = Object.fromEntries(rest.map((name) => [name, sql.ref(`excluded.${name}`)]))
    await tx
      .insertInto(table as 'socio')
      .values(row as never)
      .onConflict((conflict) => conflict.column(id as never).doUpdateSet(excluded as never))
      .execute()
  }
}

const workdays = 31
const weekend = 96

/** Price of a sport for a member type, in cents per player and hour. */
export const hourPrice = (cents: number, pays: number) => percentOf(cents, pays)

/** Courts, calendars, tariffs, types, registers: what a manager sets up once. */
export async function seedMasters(tx: Tx, size: DemoSize) {
  await put(tx, 'empresa', 'id_mst_empresas', [
    {
      id_mst_empresas: 1,
      nombre: 'Club Esportiu Sant Jordi',
      nif: 'G99999990',
      direccion: 'Carrer de la Pista 12',
      telefono: '+34770000000',
      email: 'club@example.test',
    },
  ])
  await put(tx, 'caja', 'id_mst_caja', [
    { id_mst_caja: 1, desc_caja: 'Recepción', fondo: 15_000 },
    { id_mst_caja: 2, desc_caja: 'Bar', fondo: 10_000 },
  ])
  await put(tx, 'tipo_ingreso', 'id_mst_tipoingreso', [
    { id_mst_tipoingreso: 1, desc_tipoingreso: 'Alquiler de pistas', id_mst_caja: 1 },
    { id_mst_tipoingreso: 2, desc_tipoingreso: 'Clases', id_mst_caja: 1 },
    { id_mst_tipoingreso: 3, desc_tipoingreso: 'Bar', id_mst_caja: 2 },
  ])
  await put(
    tx,
    'tipo_socio',
    'id_mst_tiposocio',
    memberTypes.map(({ id, desc }) => ({ id_mst_tiposocio: id, desc })),
  )
  await put(tx, 'tipo_reserva', 'id_mst_tiporeserva', bookingTypes)
  await seedSuppliers(tx)
  await seedCalendar(tx)
  await seedCourts(tx, size)
  await seedWeekendTariff(tx)
}

async function seedSuppliers(tx: Tx) {
  await put(tx, 'proveedor', 'id_mst_proveedor', [
    {
      id_mst_proveedor: 1,
      nombre: 'Gespes Vallès',
      nombre_fiscal: 'Gespes Vallès SL',
      telefono: '+34770000011',
      email: 'gespes@example.test',
      poblacion: 'Terrassa',
    },
    {
      id_mst_proveedor: 2,
      nombre: 'Pilotes i Xarxes',
      nombre_fiscal: 'Pilotes i Xarxes SCCL',
      telefono: '+34770000012',
      email: 'pilotes@example.test',
      poblacion: 'Sabadell',
    },
    {
      id_mst_proveedor: 3,
      nombre: 'Llums del Camp',
      nombre_fiscal: 'Llums del Camp SA',
      telefono: '+34770000013',
      email: 'llums@example.test',
      poblacion: 'Reus',
    },
  ])
}

/** The courts of each sport with their prices by hour and member type. */
async function seedCourts(tx: Tx, size: DemoSize) {
  let court = 0
  for (const [index, sport] of sports.entries()) {
    await put(tx, 'tipo_recurso', 'id_mst_tiporecurso', [
      { id_mst_tiporecurso: sport.id, desc_tiporecurso: sport.name, default_tiempo_reserva: sport.lengths[0] },
    ])
    await tx.insertInto('tipo_ingreso_tiporecurso').values({ id_mst_tipoingreso: 1, id_mst_tiporecurso: sport.id }).execute()
    const courts = Array.from({ length: size.courts[index]! }, (_, n) => {
      court += 1
      return {
        id_mst_recurso: court,
        desc_recurso: `${sport.court} ${n + 1}`,
        id_mst_tiporecurso: sport.id,
        id_mst_calendario: 1,
        capacidad_max: sport.players,
        capacidad_min: 2,
        orden: n + 1,
      }
    })
    await put(tx, 'recurso', 'id_mst_recurso', courts)
    await tx
      .insertInto('tiporecurso_tiposocio')
      .values(
        memberTypes.flatMap(({ id, pays }) => [
          {
            id_mst_tiporecurso: sport.id,
            id_mst_tiposocio: id,
            precio: hourPrice(sport.peak, pays),
            hora_ini: peak.from,
            hora_fin: peak.to,
          },
          { id_mst_tiporecurso: sport.id, id_mst_tiposocio: id, precio: hourPrice(sport.valley, pays), hora_ini: 0, hora_fin: peak.from },
          { id_mst_tiporecurso: sport.id, id_mst_tiposocio: id, precio: hourPrice(sport.valley, pays), hora_ini: peak.to, hora_fin: 1439 },
        ]),
      )
      .execute()
  }
}

/** At the weekend padel has one tariff all day; it goes before the prices by hour. */
async function seedWeekendTariff(tx: Tx) {
  await put(tx, 'tarifa', 'id_mst_tarifas', [
    { id_mst_tarifas: 1, desc_tarifa: 'Fin de semana', tipo_tarifa: 1, dias: weekend, id_mst_tipoingreso: 1 },
  ])
  for (const { id, pays } of memberTypes) {
    await tx
      .insertInto('tarifa_precio')
      .values({ id_mst_tarifas: 1, id_mst_tiposocio: id, precio: hourPrice(weekendPrice, pays) })
      .execute()
  }
}
export const weekendPrice = 600

async function seedCalendar(tx: Tx) {
  await put(tx, 'calendario', 'id_mst_calendario', [{ id_mst_calendario: 1, desc_calendario: 'Horario general' }])
  await put(tx, 'horario', 'id_mst_horarios', [{ id_mst_horarios: 1, id_mst_calendario: 1, tipo_horario: 1 }])
  await tx
    .insertInto('horario_hora')
    .values([
      { id_mst_horarios: 1, dias: workdays, hora_ini: opening.from, hora_fin: opening.to, duracion: 60 },
      { id_mst_horarios: 1, dias: weekend, hora_ini: opening.from, hora_fin: opening.to, duracion: 60 },
    ])
    .execute()
  await tx
    .insertInto('festivo')
    .values(holidaysOf('CT').map(({ date, name }) => ({ dia: date, desc_festivo: name })))
    .execute()
}
export const opening = { from: 480, to: 1380 } as const

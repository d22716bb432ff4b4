import type { Tx } from '../../../kit/database/database.ts'
import { put } from '../../../kit/demo.ts'
import { demoPrice, demoTypes } from '../../members/public.ts'
import { demoPeak, demoSports } from './sports.ts'

const rooms = { type: 4, hall: 201, halves: [202, 203] } as const
/** Two rooms with confirmed bookings. */
export const demoRooms = rooms.halves
/** Half price when only half of the hall is taken. */
const roomPrices = { [rooms.hall]: 2400, [rooms.halves[0]]: 1400, [rooms.halves[1]]: 1400 } as const

/** Rooms: a hall booked as a whole or by halves, with a confirmer. */
async function seedRooms(tx: Tx, confirmer: number) {
  await put(tx, 'tipo_recurso', 'id_mst_tiporecurso', [
    {
      id_mst_tiporecurso: rooms.type,
      desc_tiporecurso: 'Salas',
      min_tiempo_reserva: 60,
      max_tiempo_reserva: 240,
      default_tiempo_reserva: 60,
    },
  ])
  const room = {
    id_mst_tiporecurso: rooms.type,
    id_mst_calendario: 1,
    capacidad_min: 1,
    activar_documentos_adjuntos: true,
    id_mst_socios_confirmador: confirmer,
  }
  await put(tx, 'recurso', 'id_mst_recurso', [
    { ...room, id_mst_recurso: rooms.hall, desc_recurso: 'Sala grande', capacidad_max: 40, orden: 1, tiempo_reserva_posterior: 30 },
    ...rooms.halves.map((id_mst_recurso, index) => ({
      ...room,
      id_mst_recurso,
      desc_recurso: `Sala grande ${index === 0 ? 'A' : 'B'}`,
      capacidad_max: 20,
      orden: index + 2,
      id_mst_recurso_padre: rooms.hall,
    })),
  ])
  await tx
    .insertInto('recurso_tiposocio')
    .values(
      Object.entries(roomPrices).flatMap(([court, price]) =>
        demoTypes.map(({ id, pays }) => ({
          id_mst_recurso: Number(court),
          id_mst_tiposocio: id,
          precio: demoPrice(price, pays),
          hora_ini: 0,
          hora_fin: 1439,
        })),
      ),
    )
    .execute()
  await tx
    .insertInto('recurso_documentos')
    .values([
      { id_mst_recurso: rooms.hall, descripcion: 'Seguro de responsabilidad civil', obligatorio: true },
      { id_mst_recurso: rooms.hall, descripcion: 'Plano de la actividad', obligatorio: false },
    ])
    .execute()
}

/**
 * Further settings of the courts besides prices: floodlit hours are prepaid, full members switch the light on, passes
 * pay for padel and tennis.
 */
export async function fillDetails(tx: Tx, confirmer: number) {
  await seedRooms(tx, confirmer)
  const [padel, tennis] = demoSports.map(({ id }) => id) as [number, number]
  const courts = await tx
    .selectFrom('recurso')
    .select(['id_mst_recurso', 'id_mst_tiporecurso'])
    .where('id_mst_tiporecurso', 'in', [padel, tennis])
    .orderBy('id_mst_recurso')
    .execute()
  const winter = { diaInicio: 1, mesInicio: 10, diaFin: 31, mesFin: 3, hora_ini: demoPeak.from, hora_fin: 1380, dias: 127 }
  await tx
    .insertInto('recurso_pago_tramo')
    .values(courts.map(({ id_mst_recurso }) => ({ id_mst_recurso, ...winter })))
    .execute()
  const lights = courts.flatMap(({ id_mst_recurso }) =>
    demoTypes.filter(({ id }) => id === 1 || id === 2).map(({ id }) => ({ id_mst_recurso, id_mst_tiposocio: id, luz_manual: true })),
  )
  await tx.insertInto('recurso_tiposocio_permiso').values(lights).execute()
  const passes = await tx.selectFrom('tipo_abono').select('id_mst_tipoabonos').orderBy('id_mst_tipoabonos').limit(2).execute()
  const links = [padel, tennis].flatMap((id) => passes.map(({ id_mst_tipoabonos }) => ({ id_mst_tiporecurso: id, id_mst_tipoabonos })))
  await tx.insertInto('tiporecurso_tipoabono').values(links).execute()
}

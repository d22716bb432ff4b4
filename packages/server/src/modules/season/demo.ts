import { seasonStates } from '@app/contract/bookings/booking'
import { seasonDays } from '@app/contract/season/season-days'
import { addDays, weekday } from '@app/contract/values/day'
import type { DemoFill } from '../../kit/demo.ts'
import { insertBookings, lockBookings } from '../bookings/public.ts'
import { saveSetting } from '../club/public.ts'
import { demoCourts, occupiedBy } from '../courts/public.ts'
import { demoMembers } from '../members/public.ts'
import { approveLocked } from './approve-season.ts'
import { placesBy, seriesOfWish } from './season-series.ts'

/** Requests: day of the week, court, start and length in minutes; approved, or overlapping the previous one. */
const wishes: readonly (readonly [
  name: string,
  day: number,
  court: number,
  from: number,
  length: number,
  state?: 'approved' | 'over' | 'draft',
])[] = [
  ['Escuela M1', 0, 0, 1020, 90, 'approved'],
  ['Peña Ferrer', 0, 1, 1200, 90],
  ['Femení 2', 0, 2, 960, 90, 'approved'],
  ['Seniors', 1, 0, 960, 90],
  ['Els Manyosos', 1, 2, 1230, 90],
  ['Mixt B', 1, 1, 1140, 90],
  ['Rovira Roca', 1, 0, 1140, 90, 'draft'],
  ['Cracks', 2, 0, 900, 60, 'approved'],
  ['Liga A', 2, 1, 1080, 120, 'approved'],
  ['Vets', 3, 1, 1080, 90],
  ['Cracks B', 3, 1, 1110, 90, 'over'],
  ['Peña Los Jueves', 3, 2, 1170, 90],
  ['Escuela M2', 4, 0, 990, 90, 'approved'],
  ['Agirre', 4, 1, 1080, 90],
  ['Femení 3', 5, 0, 600, 90],
  ['Liga B', 5, 1, 600, 180],
  ['Peña Dimarts', 6, 0, 660, 90, 'approved'],
]

/** Requests that collide: on the first such day of the season the court is occupied. */
const clashing: readonly string[] = ['Els Manyosos', 'Mixt B']

/**
 * A season from the end of the booked days on: half of the requests of its model week are approved, two overlap, one is
 * a draft, two collide once.
 */
export const fill: DemoFill = ({ write, today, minute, zone, now, login }) =>
  write(async (tx) => {
    const courts = await demoCourts(tx, 3)
    const owners = await demoMembers(tx, wishes.length)
    if (courts.length < 3 || owners.length === 0) return
    const period = { fecha_ini: addDays(today, 32), fecha_fin: addDays(today, 150) }
    await saveSetting(tx, 'ACTIVAR_RESERVAS_TEMPORADA', { valor: 1 })
    await tx
      .insertInto('temporada')
      .values({ id_mst_tiporecurso: 1, ...period })
      .execute()
    const occupied = await occupiedBy(tx, courts)
    const saving = {
      ...{ tx, now, today, minute, zone, clocks: '', user: null, by: login.id_mst_socios },
      ...{ note: () => {}, isUndoable: false, call: null },
    }
    const sent = { override: null, resolver: 'skip' as const, fechas: [], choques: [], vista: null }
    for (const [index, [nombre, day, court, hora_ini, duracion, state]] of wishes.entries()) {
      const owner = owners[index % owners.length]!
      const where = [{ fecha: seasonDays[day]!, id_mst_recurso: courts[court]!, solapada: state === 'over' }]
      const row = {
        ...{ nombre, hora_ini, duracion, id_mst_socios: owner, id_mst_socios_creacion: login.id_mst_socios },
        ...{ fecha_creacion: now, fecha_modificacion: now },
        estado_reserva_fija: state === 'draft' ? seasonStates.draft : seasonStates.pending,
      }
      const [id] = await insertBookings(tx, { where, row, places: [owner], occupied })
      if (clashing.includes(nombre)) {
        const fecha = addDays(period.fecha_ini, (day + 8 - weekday(period.fecha_ini)) % 7)
        const { estado_reserva_fija: _wish, ...plain } = row
        const taken = [{ fecha, id_mst_recurso: courts[court]!, solapada: false }]
        await insertBookings(tx, { where: taken, row: { ...plain, nombre: 'Torneo de empresas' }, places: [owner], occupied })
      }
      if (state !== 'approved' || id === undefined) continue
      const [booking] = await lockBookings(tx, [id])
      const series = seriesOfWish(booking!, nombre, (await placesBy(tx, [id])).get(id) ?? [], period)
      await approveLocked(saving, booking!, series, sent)
    }
  })

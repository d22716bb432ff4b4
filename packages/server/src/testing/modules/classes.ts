import type { SentOf } from '@app/contract/kit/action'
import type { savePermanent } from '@app/contract/permanent/permanent-bookings'
import type { Tx } from '../../kit/database/database.ts'
import { type ClassChange, changeClasses } from '../../modules/bookings/public.ts'
import { linesOf } from './bookings.ts'
import { seriesClub } from './permanent.ts'

/** A club with a course, its fee, and a permanent booking of it on the Mondays of December 2026: 7, 14, 21 and 28. */
export async function classClub() {
  const club = await seriesClub()
  const { desk } = club
  const { db } = desk
  const { id_mst_cuotas } = await db
    .insertInto('cuotas')
    .values({ desc_cuota: 'Escuela', id_mst_tipoingreso: 2 })
    .returning('id_mst_cuotas')
    .executeTakeFirstOrThrow()
  const course = async (desc_curso: string, more: { activo?: boolean } = {}) =>
    (
      await db
        .insertInto('cursos')
        .values({ desc_curso, id_mst_cuotas, ...more })
        .returning('id_mst_curso')
        .executeTakeFirstOrThrow()
    ).id_mst_curso
  const school = await course('Escuela de pádel')
  /** A member's fee of a course: a student from 2026-12-01 on. */
  const enrol = async (
    id_mst_socios: number,
    more: { id_mst_curso?: number; clases_desde?: string | null; fecha_fin_cuota?: string; espera?: boolean } = {},
  ) =>
    (
      await db
        .insertInto('socios_cuotas')
        .values({
          id_mst_socios,
          id_cuota: id_mst_cuotas,
          id_mst_curso: school,
          fecha_inicio_cuota: '2026-12-01',
          clases_desde: '2026-12-01',
          date_create: '2026-11-20',
          ancla: '2026-12-01',
          ...more,
        })
        .returning('id_reg_socios_cuotas')
        .executeTakeFirstOrThrow()
    ).id_reg_socios_cuotas
  /** Changes the days of students on a day, as a fee that is changed does it. */
  const changeOn =
    (today: string) =>
    (...changes: (Omit<ClassChange, 'id_mst_curso'> & { id_mst_curso?: number })[]) => {
      const surroundings = { now: new Date(`${today}T10:00:00Z`), today, note: () => {}, user: null, club: { zone: 'Europe/Madrid' } }
      return db.transaction().execute((tx) =>
        changeClasses(
          { tx: tx as Tx, ...surroundings },
          changes.map((one) => ({ id_mst_curso: school, ...one })),
        ),
      )
    }
  const change = changeOn('2026-11-20')
  const series = (sent: Partial<SentOf<typeof savePermanent>> = {}) => club.make({ id_mst_curso: school, ...sent })
  /** Bookings of a permanent booking, by day: players in the order of their places, with the prices of their lines. */
  const classes = async (id: number) => {
    const rows = await db
      .selectFrom('reserva')
      .select(['id_reg_reserva', 'fecha'])
      .where('id_mst_reservasfijas', '=', id)
      .orderBy('fecha')
      .orderBy('id_mst_recurso')
      .execute()
    const found: Record<string, Record<number, number | null>> = {}
    for (const { id_reg_reserva, fecha } of rows) found[fecha.slice(5)] = await playersOf(id_reg_reserva)
    return found
  }
  /** Players of a booking with the prices of their lines; null without one. */
  const playersOf = async (id_reg_reserva: number) => {
    const places = await db
      .selectFrom('reserva_socio')
      .select('id_mst_socios')
      .where('id_reg_reserva', '=', id_reg_reserva)
      .orderBy('orden')
      .execute()
    const lines = await linesOf(desk, id_reg_reserva)
    return Object.fromEntries(
      places.map(({ id_mst_socios }) => [id_mst_socios, lines.find((line) => line.id_mst_socios === id_mst_socios)?.precio ?? null]),
    )
  }
  const bookingOn = async (id: number, day: string) =>
    (
      await db
        .selectFrom('reserva')
        .select('id_reg_reserva')
        .where('id_mst_reservasfijas', '=', id)
        .where('fecha', '=', day)
        .executeTakeFirstOrThrow()
    ).id_reg_reserva
  return { ...club, course, school, enrol, change, changeOn, series, classes, playersOf, bookingOn }
}

import * as declared from '@app/contract/courses/course-students'
import type { OutputOf } from '@app/contract/kit/action'
import { datesOf } from '@app/contract/permanent/series'
import { type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { isStudentsPlace } from '../bookings/public.ts'
import { holidayNames } from '../calendars/public.ts'
import { studentsIn } from '../fees/public.ts'
import { seenCourse } from './course-rows.ts'

type Student = OutputOf<typeof declared.studentsOfCourse>[number]

/** Phase of a student: inside, to come, leaving on a day that is set, former. */
function phaseOf(
  { fecha_inicio_cuota, fecha_fin_cuota }: Pick<Student, 'fecha_inicio_cuota' | 'fecha_fin_cuota'>,
  today: Day,
): Student['fase'] {
  if (fecha_fin_cuota !== null && fecha_fin_cuota < today) return 'fue'
  if (fecha_inicio_cuota > today) return 'entra'
  return fecha_fin_cuota === null ? 'dentro' : 'sale'
}

export const students = handle(declared.studentsOfCourse, async (call) => {
  const { id_mst_cuotas } = await seenCourse(call, call.input.id)
  if (id_mst_cuotas === null) refuse('msg.avisoCursoSinCuota')
  return (await studentsIn(call, call.input.id)).map((row) => ({
    ...{ id: row.id_reg_socios_cuotas, id_mst_socios: row.id_mst_socios, nombre_completo: row.nombre_completo, numsocio: row.numsocio },
    ...{ telefono: row.telefono, nivel: row.nivel, fecha_inicio_cuota: row.fecha_inicio_cuota, fecha_fin_cuota: row.fecha_fin_cuota },
    ...{ clases_desde: row.clases_desde, fase: phaseOf(row, call.today) },
    ...{ siguiente: row.siguiente, no_se_genera: row.no_se_genera, pendiente: row.pendiente },
  }))
})

/** Next classes of a course: its bookings of one hour together. */
const nextClasses = (tx: Tx, id: number, { today, n }: { today: Day; n: number }) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .leftJoin('reserva_socio as p', 'p.id_reg_reserva', 'r.id_reg_reserva')
    .leftJoin('reservafija_recurso as k', (join) =>
      join.onRef('k.id_mst_reservasfijas', '=', 'r.id_mst_reservasfijas').onRef('k.id_mst_recurso', '=', 'r.id_mst_recurso'),
    )
    .select(['r.fecha', 'r.hora_ini'])
    .select((eb) => [
      sql<number>`max(r.hora_ini + r.duracion)`.as('hora_fin'),
      sql<string[]>`array_agg(distinct c.desc_recurso)`.as('recursos'),
      sql<number[]>`array_agg(distinct r.id_reg_reserva)`.as('reservas'),
      sql<number>`count(distinct p.id_mst_socios) filter (where ${isStudentsPlace(eb)})`.as('alumnos'),
      sql<boolean>`bool_or(r.id_mst_reservasfijas is not null and k.id_mst_recurso is null)`.as('otra_pista'),
    ])
    .where('r.id_mst_curso', '=', id)
    .where('r.fecha', '>=', today)
    .groupBy(['r.fecha', 'r.hora_ini'])
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .limit(n)
    .execute()

/** Dates of the active permanent bookings of a course from today on that have no booking: skipped, or the club was closed. */
async function skippedClasses(tx: Tx, id: number, today: Day) {
  const series = await tx
    .selectFrom('reservafija')
    .select(['dias', 'hora_ini', 'hora_fin', 'fecha_ini', 'generada_hasta'])
    .where('id_mst_curso', '=', id)
    .where('activo', '=', true)
    .where('generada_hasta', '>=', today)
    .execute()
  const booked = await tx
    .selectFrom('reservafija_fecha as d')
    .innerJoin('reservafija as s', 's.id_mst_reservasfijas', 'd.id_mst_reservasfijas')
    .select(['d.fecha', 's.hora_ini'])
    .where('s.id_mst_curso', '=', id)
    .where('d.fecha', '>=', today)
    .where('d.id_reg_reserva', 'is not', null)
    .union(tx.selectFrom('reserva').select(['fecha', 'hora_ini']).where('id_mst_curso', '=', id).where('fecha', '>=', today))
    .execute()
  const kept = new Set(booked.map(({ fecha, hora_ini }) => `${fecha} ${hora_ini}`))
  const dates = series.flatMap(({ dias, hora_ini, hora_fin, fecha_ini, generada_hasta }) =>
    datesOf({ dias, from: fecha_ini > today ? fecha_ini : today, to: generada_hasta })
      .filter((fecha) => !kept.has(`${fecha} ${hora_ini}`))
      .map((fecha) => ({ fecha, hora_ini, hora_fin })),
  )
  return [...new Map(dates.map((one) => [`${one.fecha} ${one.hora_ini}`, one])).values()]
}

export const classes = handle(declared.classesOfCourse, async (call) => {
  const { tx, input, today } = call
  const { id, n } = input
  await seenCourse(call, id)
  const nameOn = await holidayNames(tx)
  const made = (await nextClasses(tx, id, { today, n })).map((one) => ({
    ...one,
    ...{ hora_fin: Number(one.hora_fin), alumnos: Number(one.alumnos), saltada: false, motivo: null },
  }))
  const skipped = (await skippedClasses(tx, id, today)).map((one) => ({
    ...one,
    ...{ recursos: [], reservas: [], alumnos: 0, otra_pista: false, saltada: true, motivo: nameOn(one.fecha) },
  }))
  const { quedan, ultima } = await tx
    .selectFrom('reserva')
    .select([sql<number>`count(distinct (fecha, hora_ini))`.as('quedan'), sql<Day | null>`max(fecha)`.as('ultima')])
    .where('id_mst_curso', '=', id)
    .where('fecha', '>=', today)
    .executeTakeFirstOrThrow()
  const inOrder = [...made, ...skipped].toSorted((a, b) => a.fecha.localeCompare(b.fecha) || a.hora_ini - b.hora_ini)
  return { clases: inOrder.slice(0, n), quedan: Number(quedan), ultima }
})

export const attendance = handle(declared.attendanceOfCourse, async (call) => {
  const { tx, input } = call
  await seenCourse(call, input.id)
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('reserva_socio as p', 'p.id_reg_reserva', 'r.id_reg_reserva')
    .innerJoin('factura as f', (join) =>
      join.onRef('f.id_reg_reserva', '=', 'r.id_reg_reserva').onRef('f.id_mst_socios', '=', 'p.id_mst_socios'),
    )
    .innerJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios')
    .select(['s.id_mst_socios', 'r.fecha', 'r.hora_ini', fullName('s').as('nombre_completo')])
    .select([sql<number>`min(r.id_reg_reserva)`.as('id_reg_reserva'), sql<boolean>`bool_or(f.asistencia)`.as('asistencia')])
    .where('r.id_mst_curso', '=', input.id)
    .where('r.fecha', '>=', startOfMonth(input.mes))
    .where('r.fecha', '<=', endOfMonth(input.mes))
    .where((eb) => isStudentsPlace(eb))
    .groupBy(['s.id_mst_socios', 'r.fecha', 'r.hora_ini'])
    .orderBy('s.apellidos')
    .orderBy('s.nombre')
    .orderBy('s.id_mst_socios')
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .execute()
  return [...Map.groupBy(rows, (row) => row.id_mst_socios).values()].map((own) => ({
    ...{ id_mst_socios: own[0]!.id_mst_socios, nombre_completo: own[0]!.nombre_completo, clases: own.length },
    asistencias: own.filter((one) => one.asistencia).length,
    dias: own.map(({ id_reg_reserva, fecha, asistencia }) => ({ id_reg_reserva: Number(id_reg_reserva), fecha, asistencia })),
  }))
})

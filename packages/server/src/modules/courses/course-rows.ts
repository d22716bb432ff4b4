import type { courseRow } from '@app/contract/courses/courses'
import type { Field } from '@app/contract/kit/field'
import { spans } from '@app/contract/permanent/permanent-booking'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { lastsUntil, moneyOfCourses } from '../fees/public.ts'
import { sportsReadBy } from '../member-permissions/public.ts'

/** A course as shown. */
export type CourseRow = typeof courseRow extends Field<infer Row> ? Row : never
type Reading = Pick<WorkCall, 'tx' | 'now' | 'today' | 'user'>

/** Condition on the course of a row, for one course or all. */
const ofCourse = (column: string, curso: number | null) =>
  curso === null ? sql<boolean>`${sql.ref(column)} is not null` : sql<boolean>`${sql.ref(column)} = ${curso}`

const byCourse = <T extends { readonly id_mst_curso: number | null }>(rows: readonly T[]) => Map.groupBy(rows, (row) => row.id_mst_curso)

/** Students in courses, now or later, and those that wait. */
const studentCounts = (tx: Tx, today: string, curso: number | null) =>
  tx
    .selectFrom('socios_cuotas')
    .select([
      'id_mst_curso',
      sql<number>`count(*) filter (where not espera)`.as('activos'),
      sql<number>`count(*) filter (where espera)`.as('espera'),
    ])
    .where(ofCourse('id_mst_curso', curso))
    .where(lastsUntil(today))
    .groupBy('id_mst_curso')
    .execute()

/** Offers that are open. */
const offerCounts = (tx: Tx, now: Date, curso: number | null) =>
  tx
    .selectFrom('curso_oferta as o')
    .innerJoin('curso_plaza as p', 'p.id_reg_curso_plaza', 'o.id_reg_curso_plaza')
    .select(['p.id_mst_curso', sql<number>`count(*)`.as('n')])
    .where(ofCourse('p.id_mst_curso', curso))
    .where('o.estado', '=', 'ofrecida')
    .where('o.caduca', '>', now)
    .groupBy('p.id_mst_curso')
    .execute()

/** Permanent bookings of courses that are in force today or later, with the names of their courts. */
const timetables = (tx: Tx, today: string, curso: number | null) =>
  tx
    .selectFrom('reservafija as s')
    .select(['s.id_mst_curso', 's.dias', 's.hora_ini', 's.hora_fin'])
    .select((eb) =>
      eb
        .selectFrom('reservafija_recurso as k')
        .innerJoin('recurso as c', 'c.id_mst_recurso', 'k.id_mst_recurso')
        .whereRef('k.id_mst_reservasfijas', '=', 's.id_mst_reservasfijas')
        .select(sql<string[]>`coalesce(array_agg(c.desc_recurso order by c.orden, c.id_mst_recurso), '{}')`.as('names'))
        .as('recursos'),
    )
    .where(ofCourse('s.id_mst_curso', curso))
    .where('s.activo', '=', true)
    .where((eb) => eb.or([eb('s.tipo_horario', '=', spans.forever), eb('s.fecha_fin', '>=', today)]))
    .orderBy('s.fecha_ini')
    .orderBy('s.id_mst_reservasfijas')
    .execute()

/** Bookings of courses from today on. */
const bookingCounts = (tx: Tx, today: string, curso: number | null) =>
  tx
    .selectFrom('reserva')
    .select(['id_mst_curso', sql<number>`count(*)`.as('n')])
    .where(ofCourse('id_mst_curso', curso))
    .where('fecha', '>=', today)
    .groupBy('id_mst_curso')
    .execute()

const sportsOf = (tx: Tx, curso: number | null) =>
  tx
    .selectFrom('curso_tiporecurso as o')
    .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'o.id_mst_tiporecurso')
    .select(['o.id_mst_curso', 't.id_mst_tiporecurso', 't.desc_tiporecurso'])
    .where(ofCourse('o.id_mst_curso', curso))
    .orderBy('t.desc_tiporecurso')
    .orderBy('t.id_mst_tiporecurso')
    .execute()

/** Courses, or one, of the sports that the user sees, by group and name; those without a sport are everybody's. */
export async function seenCourses({ tx, user }: Pick<Reading, 'tx' | 'user'>, curso: number | null = null) {
  const rows = await tx
    .selectFrom('cursos as k')
    .leftJoin('curso_grupo as g', 'g.id_mst_curso_grupo', 'k.id_mst_curso_grupo')
    .leftJoin('cuotas as c', 'c.id_mst_cuotas', 'k.id_mst_cuotas')
    .leftJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'k.id_mst_tiporeserva')
    .selectAll('k')
    .select(['g.desc as desc_curso_grupo', 'c.desc_cuota', 't.desc_tiporeserva'])
    .where(ofCourse('k.id_mst_curso', curso))
    .orderBy(sql`g.desc nulls last`)
    .orderBy('k.desc_curso')
    .orderBy('k.id_mst_curso')
    .execute()
  const sports = byCourse(await sportsOf(tx, curso))
  const seen = await sportsReadBy(tx, user)
  return rows.flatMap((row) => {
    const own = sports.get(row.id_mst_curso) ?? []
    return seen === null || own.every((one) => seen.includes(one.id_mst_tiporecurso)) ? { row, sports: own } : []
  })
}

/** One course that the user sees; refuses another one, and an unknown one. */
export async function seenCourse(call: Pick<Reading, 'tx' | 'user'>, id: number) {
  const [found] = await seenCourses(call, id)
  return found ? found.row : refuse('msg.not_found')
}

/** Courses, or one, as shown. */
export async function courseRows(call: Reading, curso: number | null = null): Promise<CourseRow[]> {
  const { tx, now, today } = call
  const found = await seenCourses(call, curso)
  const students = new Map((await studentCounts(tx, today, curso)).map((one) => [one.id_mst_curso, one]))
  const offers = new Map((await offerCounts(tx, now, curso)).map((one) => [one.id_mst_curso, Number(one.n)]))
  const bookings = new Map((await bookingCounts(tx, today, curso)).map((one) => [one.id_mst_curso, Number(one.n)]))
  const times = byCourse(await timetables(tx, today, curso))
  const money = await moneyOfCourses(call, curso)
  return found.map(({ row, sports }) => {
    const id = row.id_mst_curso
    const activos = Number(students.get(id)?.activos ?? 0)
    const espera = Number(students.get(id)?.espera ?? 0)
    return {
      ...row,
      ...{ limite_alumnos_activos: activos, limite_alumnos_espera: espera, ofrecidas: offers.get(id) ?? 0 },
      desc_tiposrecurso: sports.map((one) => one.desc_tiporecurso).join(', '),
      tiposrecurso: sports.map((one) => one.id_mst_tiporecurso),
      horario: (times.get(id) ?? []).map(({ id_mst_curso: _course, recursos, ...one }) => ({ ...one, recursos: recursos! })),
      reservas: bookings.get(id) ?? 0,
      eliminable: !row.activo && activos + espera === 0,
      ...(money.get(id) ?? { precio: null, al_mes: null }),
    }
  })
}

/** One course as shown; refuses one that is unknown or of a sport that the user does not see. */
export const courseRowOf = async (call: Reading, id: number): Promise<CourseRow> =>
  (await courseRows(call, id))[0] ?? refuse('msg.not_found')

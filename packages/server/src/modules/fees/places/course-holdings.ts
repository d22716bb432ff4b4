import type { Day } from '@app/contract/values/day'
import { perMonth } from '@app/contract/values/money'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import type { WorkCall } from '../../../kit/http/serve.ts'
import { incomesSeenBy, inIncomes } from '../../income-types/public.ts'
import { amountsOf } from '../amounts.ts'
import { changed, insertHoldings, saveHolding } from '../change-holding.ts'
import { type Held, holdingsFrom, lastsUntil } from '../holdings.ts'
import { nextAndUnpaid } from '../member-fee-rows.ts'
import { newHolding } from '../new-holding.ts'
import { afterPause } from '../reschedule.ts'
import { saveSchedules } from '../save-holdings.ts'
import { allFees } from '../terms.ts'
import { type Course, countActive } from './course-places.ts'
import { seesPrices } from './enrolment.ts'
import type { HoldingCall } from './follow-course.ts'

type Reading = Pick<WorkCall, 'tx' | 'today' | 'user'>

/** Members' fees of a course that last until a day or longer, locked in the order of their numbers. */
export const lockStudents = (tx: Tx, curso: number, day: Day): Promise<Held[]> =>
  tx
    .selectFrom('socios_cuotas')
    .selectAll()
    .where('id_mst_curso', '=', curso)
    .where(lastsUntil(day))
    .orderBy('id_reg_socios_cuotas')
    .forNoKeyUpdate()
    .execute()

/** Fees of a course that was inactive since a day go on: those that fell due meanwhile are passed over. */
export async function resumeCourse({ tx, today }: Pick<WorkCall, 'tx' | 'today'>, curso: number, since: Day) {
  const fees = await allFees(tx)
  const rows = await lockStudents(tx, curso, since)
  await saveSchedules(
    tx,
    rows.map((row) => ({ ...row, ...afterPause(fees.get(row.id_cuota)!, row, since, today) })),
  )
}

/** Members' fees of a course with raised periods, of those that last until today or longer: they keep its fee. */
async function countRaised(tx: Tx, ids: readonly number[]): Promise<number> {
  const rows = await tx
    .selectFrom('cuota_periodo')
    .select('id_reg_socios_cuotas')
    .distinct()
    .where(isOneOf('id_reg_socios_cuotas', ids))
    .where('retirado', '=', false)
    .execute()
  return rows.length
}

/**
 * Gives the students of a course another fee; returns the number of those that keep theirs because a period of it is raised, and changes none
 * then. A course that gets no fee keeps its students' as if they were raised.
 */
export async function moveStudents(call: HoldingCall, curso: number, id_cuota: number | null): Promise<number> {
  const { tx, today } = call
  const rows = (await lockStudents(tx, curso, today)).filter((row) => row.id_cuota !== id_cuota)
  if (id_cuota === null) return rows.length
  const raised = await countRaised(
    tx,
    rows.map((row) => row.id_reg_socios_cuotas),
  )
  if (raised > 0) return raised
  for (const row of rows) await saveHolding(call, row, await changed(tx, row, { id_cuota }))
  return 0
}

/** Lets all students of a course wait: it is nothing but a list now. */
export async function letAllWait(call: HoldingCall, curso: number) {
  for (const row of await lockStudents(call.tx, curso, call.today)) if (!row.espera) await saveHolding(call, row, { ...row, espera: true })
}

interface Copy {
  readonly from: number
  readonly to: Course
  /** First day, and the first one in the classes; null for none. */
  readonly inicio: Day
  readonly clases_desde: Day | null
  /** All of them wait. */
  readonly waits: boolean
}
/** Copies the students of a course into another one, with their fees and their own terms: beyond its limit they wait. Returns the new fees. */
export async function copyStudents(call: HoldingCall, { from, to, inicio, clases_desde, waits }: Copy): Promise<Held[]> {
  const { tx, today } = call
  const fees = await allFees(tx)
  const students = (await lockStudents(tx, from, today)).filter((row) => !row.espera)
  const people = [...new Map(students.map((row) => [row.id_mst_socios, row])).values()]
  const free = to.limite_alumnos === 0 ? people.length : to.limite_alumnos - (await countActive(tx, to.id_mst_curso, inicio))
  return insertHoldings(
    call,
    people.map((row, at) => {
      const { id_mst_socios, precio_especial, importe_descuento, prc_descuento, prc_descuento_acum, cantidad } = row
      const own = { id_mst_socios, precio_especial, importe_descuento, prc_descuento, prc_descuento_acum, cantidad }
      const days = { fecha_inicio_cuota: inicio, date_create: today, clases_desde }
      const place = { id_mst_curso: to.id_mst_curso, espera: waits || to.es_lista_espera || at >= free }
      return newHolding(fees.get(row.id_cuota)!, { ...own, ...days, ...place }, null)
    }),
  )
}

/** Students of a course, former ones too, without those that wait. Next amount and debt of those whose prices the user sees. */
export async function studentsIn(call: Reading, curso: number) {
  const { tx, user } = call
  const rows = await holdingsFrom(tx)
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .select(['s.telefono', 's.nivel', 'c.id_mst_tipoingreso'])
    .where('h.id_mst_curso', '=', curso)
    .where('h.espera', '=', false)
    .orderBy('s.apellidos')
    .orderBy('s.nombre')
    .orderBy('h.id_reg_socios_cuotas')
    .execute()
  const incomes = await incomesSeenBy(tx, user)
  const seen = rows.filter((row) => seesPrices(user) && (incomes === null || incomes.includes(row.id_mst_tipoingreso)))
  const money = await nextAndUnpaid(call, seen)
  const none = { siguiente: null, no_se_genera: null, pendiente: null }
  return rows.map((row) => ({ ...row, ...(money.get(row.id_reg_socios_cuotas) ?? none) }))
}

/** Price of a fee and the sum of a month of its students, in cents, by course: of the fees whose prices the user sees. */
export async function moneyOfCourses(call: Reading, curso: number | null = null) {
  const { tx, today, user } = call
  const found = new Map<number, { readonly precio: number; readonly al_mes: number }>()
  if (!seesPrices(user)) return found
  const incomes = await incomesSeenBy(tx, user)
  const courses = await tx
    .selectFrom('cursos as k')
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'k.id_mst_cuotas')
    .select(['k.id_mst_curso', 'c.precio'])
    .where(inIncomes('c.id_mst_tipoingreso', incomes))
    .$if(curso !== null, (q) => q.where('k.id_mst_curso', '=', curso))
    .execute()
  const rows = await holdingsFrom(tx)
    .where('h.id_mst_curso', curso === null ? 'is not' : '=', curso)
    .where('h.espera', '=', false)
    .where(lastsUntil(today))
    .execute()
  const amounts = await amountsOf(tx, rows)
  const byCourse = Map.groupBy(rows, (row) => row.id_mst_curso)
  for (const { id_mst_curso, precio } of courses) {
    const monthly = (byCourse.get(id_mst_curso) ?? []).map((row) => {
      const next = amounts.of(row, row.siguiente)
      return 'motivo' in next ? 0 : perMonth(next.importe, row.frecuencia_cuotas ?? amounts.fee(row).frecuencia_cuotas)
    })
    found.set(id_mst_curso, { precio, al_mes: monthly.reduce((sum, cents) => sum + cents, 0) })
  }
  return found
}

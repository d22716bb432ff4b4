import { listIncome, listInvoices, memberIncome, memberIncomeWithLabel } from '@app/contract/one-off-income/income-list'
import { type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { type SelectQueryBuilder, sql } from 'kysely'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { incomesSeenBy } from '../income-types/public.ts'
import { requireMember } from '../ledger/public.ts'
import { incomeRows } from './income-rows.ts'

/** The range of days: by default the current month. */
function daysOf({ start_date, end_date }: { start_date: Day | null; end_date: Day | null }, today: Day) {
  const from = start_date ?? startOfMonth(end_date ?? today)
  const to = end_date ?? endOfMonth(start_date ?? today)
  return to < from ? refuse('income.rango_fechas', { end_date: 'income.rango_fechas' }) : { from, to }
}
type Rows = Awaited<ReturnType<typeof incomeRows>>

/** The lines that the user sees. */
async function rowsFor(tx: Tx, user: User): Promise<Rows> {
  const [rows, seen] = [await incomeRows(tx), await incomesSeenBy(tx, user)]
  // days and members choose a few lines, or a tenth of all
  await planByValues(tx)
  return seen ? rows.where('f.id_mst_tipoingreso', 'in', seen) : rows
}

/** Maximum of rows in an answer: a month of a large club has 24,000 lines. */
const mostRows = 30_000

/** The rows of a list; refuses more than an answer holds, since a shortened list would look complete. */
async function listed<Row>(rows: { limit(n: number): { execute(): Promise<Row[]> } }): Promise<Row[]> {
  const found = await rows.limit(mostRows + 1).execute()
  return found.length <= mostRows ? found : refuse('income.demasiadas_lineas', {}, { maximo: mostRows })
}

interface Page {
  readonly filas: number | null
  readonly tras_fecha: Day | null
  readonly tras_id: number | null
}
/** Refuses a place in the list without its day, its line, or a number of rows after it. */
function requirePlace({ filas, tras_fecha, tras_id }: Page) {
  const missing = Object.entries({ filas, tras_fecha, tras_id }).flatMap(([name, value]) => (value === null ? [name] : []))
  const isPlaced = tras_fecha !== null || tras_id !== null
  if (isPlaced && missing.length > 0) refuse('msg.invalid_input', Object.fromEntries(missing.map((name) => [name, 'invalid.required'])))
}
/** The rows of a page, or of the whole list; both refuse a list of more rows than an answer holds. */
async function pageOf<DB, T extends keyof DB, Row>(rows: SelectQueryBuilder<DB, T, Row>, page: Page): Promise<Row[]> {
  requirePlace(page)
  const { filas, tras_fecha, tras_id } = page
  if (filas === null) return listed(rows)
  if (tras_fecha !== null && tras_id !== null)
    return rows.where(sql<boolean>`(f.fecha_creacion, f.id_reg_factura) < (${tras_fecha}::date, ${tras_id}::bigint)`).limit(filas).execute()
  const beyond = await rows.clearSelect().clearOrderBy().select(sql<number>`1`.as('one')).offset(mostRows).limit(1).execute()
  return beyond.length > 0 ? refuse('income.demasiadas_lineas', {}, { maximo: mostRows }) : rows.limit(filas).execute()
}

const between = (rows: Rows, { from, to }: ReturnType<typeof daysOf>) =>
  rows.where('f.fecha_creacion', '>=', from).where('f.fecha_creacion', '<=', to)

/** With the booking that each line is of, and its official invoice. */
const withBooking = (rows: Rows) =>
  rows
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
    .leftJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .leftJoin('facturaoficial as d', 'd.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
    .select('d.num_completo as factura_oficial_num_completo')
    .select(['r.duracion as duracion_reserva', 'r.fecha as fecha_reserva', 'c.desc_recurso', 'c.id_mst_tiporecurso'])

export const income = handle(listIncome, async ({ tx, input, today, user }) =>
  pageOf(
    between(await rowsFor(tx, user), daysOf(input, today))
      .where('f.id_mst_tipofactura', '=', input.tipo)
      .where('f.id_reg_reserva', 'is', null)
      .where('f.id_reg_reserva_hist', 'is', null),
    input,
  ),
)

export const invoices = handle(listInvoices, async ({ tx, input, today, user }) =>
  pageOf(withBooking(between(await rowsFor(tx, user), daysOf(input, today))).where('f.id_mst_tipofactura', '=', input.tipo), input),
)

export const ofMember = handle(memberIncome, async ({ tx, input, today, user }) => {
  const { id, fechaIni: start_date, fechaFin: end_date } = input
  await requireMember(tx, id)
  return listed(withBooking(between(await rowsFor(tx, user), daysOf({ start_date, end_date }, today))).where('f.id_mst_socios', '=', id))
})

export const ofMemberWithLabel = handle(memberIncomeWithLabel, async ({ tx, input, today, user }) => {
  const { id, id_etiqueta } = input
  await requireMember(tx, id)
  const label = await tx.selectFrom('etiqueta').select('id_mst_etiqueta').where('id_mst_etiqueta', '=', id_etiqueta).executeTakeFirst()
  if (!label) refuse('msg.not_found')
  return withBooking(between(await rowsFor(tx, user), daysOf({ start_date: input.fechaIni, end_date: input.fechaFin }, today)))
    .where('f.id_mst_socios', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reserva_socio as w')
          .innerJoin('socios_etiqueta as l', 'l.id_mst_socios', 'w.id_mst_socios')
          .select('w.id_reg_reserva_socio')
          .whereRef('w.id_reg_reserva', '=', 'f.id_reg_reserva')
          .where('w.id_mst_socios', '<>', id)
          .where('l.id_mst_etiqueta', '=', id_etiqueta),
      ),
    )
    .execute()
})

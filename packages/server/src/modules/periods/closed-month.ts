import { closedUntil, closeMonth, listMonths, reopenMonth } from '@app/contract/periods/closed-month'
import { addMonths, type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { lockPeriods } from './require-open.ts'

const shown = 24

/** The past months with their state: two years, and all older closed ones. */
async function monthsOf({ tx, today }: Pick<Call<unknown>, 'tx' | 'today'>) {
  const closed = await tx
    .selectFrom('periodo_cerrado as p')
    .leftJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios_creacion')
    .select(['p.mes', 'p.fecha', fullName<string | null>('s').as('desc_socio_creacion')])
    .execute()
  const first = addMonths(startOfMonth(today), -shown)
  const due = await tx
    .selectFrom('factura')
    .select([sql<Day>`date_trunc('month', fecha_creacion)::date`.as('mes'), sql<number>`count(*)`.as('pendientes')])
    .select(sql<number>`sum(precio * cantidad - pagado)::bigint`.as('importe_pendiente'))
    .where('fecha_pago', 'is', null)
    .where('fecha_baja', 'is', null)
    .where('borrador', '=', false)
    .where('fecha_creacion', '>=', first)
    .groupBy('mes')
    .execute()
  const recent = Array.from({ length: shown }, (_, index) => addMonths(startOfMonth(today), -1 - index))
  const older = closed.map((one) => one.mes).filter((mes) => mes < first)
  return [...recent, ...older.toSorted().toReversed()].map((mes) => {
    const found = closed.find((one) => one.mes === mes)
    const open = due.find((one) => one.mes === mes)
    return {
      mes,
      cerrado: found !== undefined,
      fecha: found?.fecha ?? null,
      desc_socio_creacion: found?.desc_socio_creacion ?? null,
      pendientes: open?.pendientes ?? 0,
      importe_pendiente: open?.importe_pendiente ?? 0,
    }
  })
}

export const list = handle(listMonths, monthsOf)

/** True if lines are of a month, by the day of their booking or their own, as `requireOpenLines` takes it. */
async function hasLines(tx: Tx, mes: Day): Promise<boolean> {
  const there = tx.selectFrom('factura as f').select('f.id_reg_factura').where('f.fecha_baja', 'is', null).where('f.borrador', '=', false)
  const [own, played] = await together(
    there
      .where('f.id_reg_reserva', 'is', null)
      .where('f.fecha_creacion', '>=', mes)
      .where('f.fecha_creacion', '<=', endOfMonth(mes))
      .limit(1)
      .executeTakeFirst(),
    there
      .innerJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
      .where('r.fecha', '>=', mes)
      .where('r.fecha', '<=', endOfMonth(mes))
      .limit(1)
      .executeTakeFirst(),
  )
  return own !== undefined || played !== undefined
}

export const until = handle(closedUntil, async ({ tx }) => {
  const closed = (await tx.selectFrom('periodo_cerrado').select('mes').orderBy('mes').execute()).map(({ mes }) => mes)
  const last = closed.at(-1)
  if (last === undefined) return { mes: null }
  const [line, booking] = await together(
    tx.selectFrom('factura').select('fecha_creacion as dia').orderBy('fecha_creacion').limit(1).executeTakeFirst(),
    tx.selectFrom('reserva').select('fecha as dia').orderBy('fecha').limit(1).executeTakeFirst(),
  )
  const [first] = [line?.dia ?? last, booking?.dia ?? last].toSorted()
  for (let mes = startOfMonth(first!); mes < last; mes = addMonths(mes, 1))
    if (!closed.includes(mes) && (await hasLines(tx, mes))) return { mes: closed.findLast((one) => one < mes) ?? null }
  return { mes: last }
})

export const close = handle(closeMonth, async (call) => {
  const { tx, input, today, now, user } = call
  const mes = startOfMonth(input.mes)
  if (mes >= startOfMonth(today)) refuse('periodo.no_pasado', { mes: 'periodo.no_pasado' })
  // acts on lines of old months that have begun are over, later ones see the closing
  await lockPeriods(tx, 'exclusive')
  const made = await tx
    .insertInto('periodo_cerrado')
    .values({ mes, fecha: now, id_mst_socios_creacion: user.id_mst_socios })
    .onConflict((conflict) => conflict.column('mes').doNothing())
    .returning('mes')
    .executeTakeFirst()
  if (!made) refuse('periodo.ya_cerrado')
  return monthsOf(call)
})

export const reopen = handle(reopenMonth, async (call) => {
  const { tx, input } = call
  if (input.motivo.trim() === '') refuse('periodo.falta_motivo', { motivo: 'periodo.falta_motivo' })
  await lockPeriods(tx, 'exclusive')
  const gone = await tx.deleteFrom('periodo_cerrado').where('mes', '=', startOfMonth(input.mes)).returningAll().executeTakeFirst()
  if (!gone) refuse('periodo.no_cerrado')
  call.note('periodo_cerrado', gone, null)
  return monthsOf(call)
})

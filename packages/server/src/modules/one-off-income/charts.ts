import { type ChartModel, chart, chartModels } from '@app/contract/one-off-income/charts'
import { sql } from 'kysely'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { incomesSeenBy } from '../income-types/public.ts'
import { salesBetween } from '../invoices/public.ts'

/** Grouping of each chart. */
const along = {
  meses: sql<string>`to_char(m.dia, 'YYYY-MM')`,
  formas_pago: sql<string>`m.forma_pago`,
  tipos_ingreso: sql<string>`coalesce(m.tipo_ingreso, '')`,
} satisfies Record<ChartModel, unknown>

export const takingsChart = handle(chart, async ({ tx, input, user, today, say }) => {
  const model = chartModels.find((one) => one === input.model)
  if (!model) return { categorias: [], series: [] }
  const start = input.start_date ?? `${(input.end_date ?? today).slice(0, 4)}-01-01`
  const end = input.end_date ?? (start > today ? start : today)
  if (end < start) refuse('income.rango_fechas', { end_date: 'income.rango_fechas' })
  const seen = await incomesSeenBy(tx, user)
  const sales = salesBetween(tx, start, end)
  const rows = await tx
    .selectFrom((seen ? sales.where('f.id_mst_tipoingreso', 'in', seen) : sales).as('m'))
    .select([along[model].as('categoria'), sql<number>`sum(m.importe)::bigint`.as('importe')])
    .select([sql<number>`sum(m.creditos)::bigint`.as('creditos'), sql<number>`sum(m.total)::bigint`.as('orden')])
    .groupBy('categoria')
    .orderBy(model === 'meses' ? 'categoria' : 'orden', model === 'meses' ? 'asc' : 'desc')
    .execute()
  return {
    categorias: rows.map((one) => one.categoria),
    series: [
      { name: say('income.chart.taken'), data: rows.map((one) => one.importe) },
      ...(rows.some((one) => one.creditos !== 0) ? [{ name: say('cash.takings_credits'), data: rows.map((one) => one.creditos) }] : []),
    ],
  }
})

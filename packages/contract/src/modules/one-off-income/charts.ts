import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** Models of the takings chart: its category axis. */
export const chartModels = ['meses', 'formas_pago', 'tipos_ingreso'] as const
export type ChartModel = (typeof chartModels)[number]

/**
 * Takings less refunds, beside them the used credits of wallets as a series of their own if there are any, by months, payment types or income types; by default of the year so far. An unknown model has no series
 * . Only of the income types visible to the user.
 */
export const chart = action({
  endpoint: 'GET /api/charts/{model}',
  heavy: true,
  permission: 'invoices',
  input: { model: field.text(60), start_date: optional(field.day()), end_date: optional(field.day()) },
  output: object({
    categorias: list(field.text(100), Number.POSITIVE_INFINITY),
    series: list(object({ name: field.text(60), data: list(field.money(), Number.POSITIVE_INFINITY) })),
  }),
})

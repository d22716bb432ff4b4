import { formatEuros } from '@app/contract/values/money'
import { plain } from '@app/contract/values/text'
import { store } from '../../../kit/reads/store.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { personName } from '../planner-labels.ts'
import { isPending } from './day-model.ts'
import type { DayAnswer } from './use-planner-day.ts'

type Row = DayAnswer['reservas'][number]

/** Filter of the day: rows of the legend, and search text. It never hides anything. */
export interface DayFilter {
  /** Keys of the legend's rows, such as 'payment.unpaid', 'type.3', 'state.pending'. */
  readonly chosen: readonly string[]
  readonly text: string
}

export const noFilter: DayFilter = { chosen: [], text: '' }
export const dayFilter = store<DayFilter>(noFilter)

export const nobody: ReadonlySet<number> = new Set()
/** Members matching the digits of a search: by number, phone or card. */
export const foundMembers = store<ReadonlySet<number>>(nobody)

export const payments = ['paid', 'part', 'unpaid', 'none'] as const
export const states = ['missing', 'pending', 'overlapping'] as const

/** Toggles a row of the legend. */
export const toggleRow = (key: string) =>
  dayFilter.set(({ chosen, text }) => ({ chosen: chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key], text }))

/** Selects these rows of the legend only, or none if they are already selected. */
export const onlyRows = (keys: readonly string[]) =>
  dayFilter.set(({ chosen, text }) => ({ chosen: keys.every((key) => chosen.includes(key)) ? [] : keys, text }))

/** Legend rows of a booking. */
const rowsOf = (row: Row): string[] => [
  `payment.${row.pago}`,
  `type.${row.id_mst_tiporeserva}`,
  ...(row.num_faltan > 0 ? ['state.missing'] : []),
  ...(isPending(row) ? ['state.pending'] : []),
  ...(row.solapada ? ['state.overlapping'] : []),
]

/** Number of bookings per row of the legend. */
export function countRows(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of rows.flatMap(rowsOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Searchable text of a booking, normalized. */
const searchText = (row: Row) =>
  plain(
    [
      row.nombre,
      ...row.socios.map(personName),
      row.desc_tiporeserva,
      row.nivel > 0 ? String(row.nivel).replace('.', ',') : '',
      row.observaciones,
      row.comentarios,
      formatEuros(row.total),
      formatEuros(row.total - row.pagado),
      t(`planner.payment.${row.pago}`),
      row.num_faltan > 0 ? t('desk.missing', { n: row.num_faltan }) : '',
    ].join(' '),
  )

/** Ids of the bookings that match a filter, or null without one; `members` are those matched by number or phone. Rows of one part of the legend are alternatives, its parts narrow each other. */
export function matchFilter({ chosen, text }: DayFilter, rows: readonly Row[], members = nobody) {
  const words = plain(text).split(' ').filter(Boolean)
  if (chosen.length === 0 && words.length === 0) return null
  const parts = [...Map.groupBy(chosen, (key) => key.split('.')[0]).values()]
  const isMatch = (row: Row) => {
    const own = rowsOf(row)
    if (!parts.every((keys) => keys.some((key) => own.includes(key)))) return false
    if (words.length === 0 || row.socios.some(({ id_mst_socios }) => members.has(id_mst_socios))) return true
    const haystack = searchText(row)
    return words.every((word) => haystack.includes(word))
  }
  return new Set(rows.filter(isMatch).map((row) => row.id_reg_reserva))
}

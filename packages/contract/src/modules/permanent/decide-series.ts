import type { Day } from '../../values/day.ts'
import { changing, keyOf } from './compare-series.ts'
import type { Answer, Cell, Line, Outcome } from './series.ts'

/** Ticked dates, and answers to clashes. */
export interface Decisions {
  /** Ticks by date, where set by the user. */
  readonly ticks: ReadonlyMap<Day, boolean>
  /** Answer to a clash, by `keyOf`. */
  readonly answers: ReadonlyMap<string, { readonly hacer: Answer; readonly pista?: number | null }>
  /** Answer to all other clashes; null leaves them open. */
  readonly rest: Answer | null
}

/** Result for a court of a date. */
export interface DateDecision {
  readonly fecha: Day
  /** Court of the series. */
  readonly id_mst_recurso: number
  readonly resultado: Outcome
  readonly acto: 'create' | 'move' | 'remove' | 'skip' | 'stay'
  /** Its existing booking. */
  readonly id_reg_reserva: number | null
  /** Court of its booking. */
  readonly pista: number
  /** It overlaps another booking, which stays. */
  readonly solapada: boolean
  /** Bookings cancelled for it, with or without a notice. */
  readonly anula: readonly number[]
  readonly avisa: boolean
  /** Its booking takes over changed details of the series where it stays; false for past, paid and explicitly unticked ones. */
  readonly sigue: boolean
}
export interface SeriesDecision {
  readonly acts: readonly DateDecision[]
  /** Clashes without an answer, or, with `pista`, with a chosen court that is not free. */
  readonly open: readonly { readonly fecha: Day; readonly celda: Cell; readonly pista: number | null }[]
}

/** True if a date is ticked. */
export const isTicked = (line: Line, ticks: Decisions['ticks']) => line.marcable && (ticks.get(line.fecha) ?? line.marcada)

/** Outcome of a line with its current tick. */
export const outcomeOf = (line: Line, ticks: Decisions['ticks']): Outcome => {
  if (!line.marcable) return line.resultado
  if (!isTicked(line, ticks)) return 'skipped'
  return isResumed(line, ticks) ? (line.celdas.some(isClash) ? 'clash' : 'new') : line.resultado
}

/** A line of skipped courts only, as ticking it adds them again; next to other outcomes a skipped court stays skipped. */
const isResumed = (line: Line, ticks: Decisions['ticks']) => line.resultado === 'skipped' && isTicked(line, ticks)

/** Outcome of a court of a line with its current tick, as saving applies it. */
export const cellOutcome = (line: Line, cell: Cell, ticks: Decisions['ticks']): Outcome => {
  if (isTicked(line, ticks))
    return cell.resultado === 'skipped' && isResumed(line, ticks) ? (isClash(cell) ? 'clash' : 'new') : cell.resultado
  if (!changing.includes(cell.resultado)) return cell.resultado
  return cell.id_reg_reserva === null ? 'skipped' : 'kept'
}

/** Courts of a line with a clash to answer. */
export const openClashes = <C extends Cell>(line: Omit<Line, 'celdas'> & { readonly celdas: readonly C[] }): readonly C[] =>
  line.celdas.filter((cell) => isClash(cell) && (cell.resultado !== 'skipped' || line.resultado === 'skipped'))

/** True if a required court is not free. */
const isClash = ({ choques }: Cell) => choques.length > 0

/** Decides on every court of every date. Of two requests for the same free court the first gets it. */
export function decideSeries(lines: readonly Line[], decisions: Decisions): SeriesDecision {
  const open: SeriesDecision['open'][number][] = []
  const acts = lines.flatMap((line) => {
    const used = new Set<number>()
    return line.celdas.map((celda) => {
      const act = isTicked(line, decisions.ticks) ? ticked(line, celda, decisions, used) : unticked(line, celda)
      if (act) return { ...act, sigue: followsSeries(act, line, decisions.ticks) }
      const { fecha } = line
      open.push({ fecha, celda, pista: decisions.answers.get(keyOf(fecha, celda.id_mst_recurso))?.pista ?? null })
      return actOf(line, celda, 'stay')
    })
  })
  return { acts, open }
}

const actOf = (
  { fecha }: Line,
  { id_mst_recurso, resultado, id_reg_reserva, pista }: Cell,
  acto: DateDecision['acto'],
  more: Partial<DateDecision> = {},
): DateDecision => ({
  fecha,
  id_mst_recurso,
  resultado,
  acto,
  id_reg_reserva,
  pista,
  solapada: false,
  anula: [],
  avisa: false,
  sigue: false,
  ...more,
})

/** True for a booking that stays in the series, unless its date was unticked. */
const followsSeries = ({ acto, id_reg_reserva, resultado }: DateDecision, { fecha }: Line, ticks: Decisions['ticks']) =>
  acto === 'stay' && id_reg_reserva !== null && (resultado === 'kept' || changing.includes(resultado)) && ticks.get(fecha) !== false

/** A court with a booking keeps it, one without is left out. */
const keepOrSkip = (line: Line, cell: Cell) => actOf(line, cell, cell.id_reg_reserva === null ? 'skip' : 'stay')
const unticked = (line: Line, cell: Cell) => (cell.resultado === 'closed' ? actOf(line, cell, 'stay') : keepOrSkip(line, cell))

/** Null for a clash without an answer. */
function ticked(line: Line, cell: Cell, { answers, rest }: Decisions, used: Set<number>): DateDecision | null {
  const { fecha } = line
  const { resultado, id_mst_recurso: court, id_reg_reserva } = cell
  const acto = id_reg_reserva === null ? 'create' : 'move'
  if (resultado === 'skipped' && line.resultado !== 'skipped') return keepOrSkip(line, cell)
  if (isClash(cell)) {
    const own = answers.get(keyOf(fecha, court))
    const answer = own?.hacer ?? rest
    if (!answer) return null
    if (answer === 'skip') return keepOrSkip(line, cell)
    if (answer === 'both') return actOf(line, cell, acto, { pista: court, solapada: cell.solapa })
    if (answer !== 'elsewhere') return actOf(line, cell, acto, { pista: court, anula: cell.choques, avisa: answer === 'notify' })
    const free = cell.libres.filter((one) => !used.has(one))
    const pista = own?.pista ? free.find((one) => one === own.pista) : free[0]
    if (pista === undefined) return own?.pista ? null : keepOrSkip(line, cell)
    used.add(pista)
    return actOf(line, cell, acto, { pista })
  }
  if (resultado === 'removed') return actOf(line, cell, 'remove')
  if (resultado === 'new' || resultado === 'skipped' || resultado === 'moved') return actOf(line, cell, acto, { pista: court })
  return actOf(line, cell, 'stay')
}

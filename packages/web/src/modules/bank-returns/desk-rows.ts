import type { previewReturns } from '@app/contract/bank-returns/bank-returns'
import type { OutputOf } from '@app/contract/kit/action'
import { addDays, formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { nextTargetDay } from '@app/contract/values/target-day'
import { t } from '../../kit/texts/i18n.ts'

export type ReadReturns = OutputOf<typeof previewReturns>
export type ReturnRow = ReadReturns['devoluciones'][number]
/** Step of a row with the receipt that was chosen for it. */
export type Decision = Pick<ReturnRow, 'clave' | 'paso' | 'bloquea' | 'sin_carta' | 'recargo' | 'dia' | 'id_reg_recibo'>

/** Steps by their keys; 5 blocks access besides another step. */
export const stepKeys = { girar: 1, pedir_iban: 2, caja: 3, revocar: 4, nada: 6 } as const
export type StepName = keyof typeof stepKeys
export const stepNames = Object.keys(stepKeys) as StepName[]

/** Row of the desk: a return with its decision, and whether it is applied. */
export interface DeskRow extends ReturnRow {
  readonly n: number
  readonly decision: Decision
  readonly isChosen: boolean
}

/** Decision that a rule proposes. */
export const proposed = ({ clave, paso, bloquea, sin_carta, recargo, dia, id_reg_recibo }: ReturnRow): Decision => ({
  ...{ clave, paso, bloquea, sin_carta, recargo, dia, id_reg_recibo },
})
/** True for a row that can be applied as it is decided. */
export const isApplicable = ({ resultado }: ReturnRow, { id_reg_recibo }: Decision): boolean =>
  resultado === 'encontrada' || (resultado === 'candidatos' && id_reg_recibo !== null)

/** The decision with another step: the day of the rule where it is the rule's step, else in a week; nothing is added to a mere note. */
export function withStep(row: ReturnRow, decision: Decision, paso: StepName, today: string): Decision {
  const week = addDays(today, 7)
  const own = { girar: nextTargetDay(week), caja: week, pedir_iban: null, revocar: null, nada: null }[paso]
  const dia = paso === row.paso ? row.dia : own
  return { ...decision, paso, dia, recargo: paso === 'nada' ? 0 : row.recargo, sin_carta: paso === row.paso ? row.sin_carta : false }
}

const parts = {
  all: () => true,
  again: ({ decision, resultado }: DeskRow) => resultado === 'encontrada' && decision.paso === 'girar',
  iban: ({ decision, resultado }: DeskRow) => resultado === 'encontrada' && decision.paso === 'pedir_iban',
  desk: ({ decision, resultado }: DeskRow) => resultado === 'encontrada' && decision.paso === 'caja',
  others: ({ decision, resultado }: DeskRow) => resultado === 'encontrada' && ['revocar', 'nada'].includes(decision.paso),
  unmatched: ({ resultado }: DeskRow) => resultado !== 'encontrada',
}
export type Part = keyof typeof parts
export const partNames = Object.keys(parts) as Part[]
export const inPart = (part: Part, row: DeskRow): boolean => parts[part](row)

/** Day, surcharge and block of a step, in words. */
export function stepDetail({ paso, dia, recargo, bloquea, sin_carta }: Decision): string {
  const day = dia === null ? '' : t(paso === 'girar' ? 'bank-returns.on_day' : 'bank-returns.until', { dia: formatDay(dia) })
  return [
    (paso === 'girar' || paso === 'caja') && day,
    recargo > 0 && `+${formatEuros(recargo)}`,
    bloquea && t('bank-returns.block'),
    sin_carta && t('bank-returns.no_letter'),
  ]
    .filter(Boolean)
    .join(' · ')
}
/** Proposal of a row in words, or its own outcome. */
export const proposalText = (row: DeskRow): string =>
  isApplicable(row, row.decision)
    ? [t(`bank-returns.step.${row.decision.paso}`), stepDetail(row.decision)].filter(Boolean).join(' · ')
    : row.resultado === 'encontrada'
      ? ''
      : t(`bank-returns.outcome.${row.resultado}`)
/** Name of the payer, or the sum of a return without one. */
export const whoText = (row: ReturnRow): string => row.nombre_completo ?? formatEuros(row.importe)
/** Reason of the bank, with the number of the return and its oddities. */
export const saidText = (row: ReturnRow): string =>
  [
    row.motivo,
    row.vez > 1 && t('bank-returns.nth', { n: row.vez }),
    row.es_rechazo && t('bank-returns.reject'),
    row.tarde && t('bank-returns.late'),
    row.precio !== null &&
      row.importe < row.precio &&
      t('bank-returns.part_of', { importe: formatEuros(row.importe), precio: formatEuros(row.precio) }),
  ]
    .filter(Boolean)
    .join(' · ')

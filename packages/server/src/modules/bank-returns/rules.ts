import type { returnRule, returnSteps } from '@app/contract/bank-returns/bank-return'
import type { RowOfResource } from '@app/contract/kit/resource'
import { addDays, type Day } from '@app/contract/values/day'
import { nextTargetDay } from '@app/contract/values/target-day'
import type { Tx } from '../../kit/database/database.ts'

type Rule = RowOfResource<typeof returnRule>
/** Step after a return, as proposed or chosen. */
export interface Step {
  readonly paso: (typeof returnSteps)[number]
  readonly bloquea: boolean
  readonly sin_carta: boolean
  readonly recargo: number
  readonly dia: Day | null
}

/** Day of a step: the first one of the banks on which it may be collected again, or the last one to pay at the desk. */
function dayOfStep(paso: Step['paso'], dias: number, today: Day): Day | null {
  if (paso === 'girar') return nextTargetDay(addDays(today, Math.max(dias, 1)))
  return paso === 'caja' ? addDays(today, dias) : null
}

const none = { paso: 'nada', bloquea: false, sin_carta: false, recargo: 0, dia: null, id_reg_regla_devolucion: null } as const

/** Proposals by reason and number of the return: the rule of the reason with the highest number reached, else that for every other reason. */
export async function proposals(tx: Tx, today: Day) {
  const rules = await tx.selectFrom('regla_devolucion').selectAll().orderBy('desde_vez', 'desc').execute()
  const byCode = Map.groupBy(rules, (rule) => rule.codigo)
  const ruleFor = (codigo: string | null, vez: number): Rule | undefined => {
    const reached = (rule: Rule) => rule.desde_vez <= vez
    return byCode.get(codigo ?? '*')?.find(reached) ?? byCode.get('*')?.find(reached)
  }
  return (codigo: string | null, vez: number): Step & { id_reg_regla_devolucion: number | null } => {
    const rule = ruleFor(codigo, vez)
    if (!rule) return none
    const { paso, bloquea, sin_carta, recargo, dias, id_reg_regla_devolucion } = rule
    return { paso, bloquea, sin_carta, recargo: paso === 'nada' ? 0 : recargo, dia: dayOfStep(paso, dias, today), id_reg_regla_devolucion }
  }
}

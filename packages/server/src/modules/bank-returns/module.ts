import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inSteps } from '../../kit/work/attempt.ts'
import * as appliedReturns from './applied-returns.ts'
import * as bankReturns from './bank-returns.ts'
import { returnLettersJob, sendLetters } from './letters.ts'
import { checks } from './verify.ts'

const guards: Guards = {
  devolucion_una_vez: 'msg.changed_meanwhile',
  regla_devolucion_una_vez: 'regla_devolucion.repetida',
}

export const bankReturnsModule = {
  routes: routesIn(bankReturns, appliedReturns),
  guards,
  checks,
  jobs: [inSteps(returnLettersJob, sendLetters)],
  memberColumns: [
    ...memberColumns('devolucion', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('fichero_devoluciones', { stays: ['id_mst_socios_creacion'] }),
  ],
} satisfies ServerModule

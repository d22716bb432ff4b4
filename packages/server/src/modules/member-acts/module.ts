import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import { lettersJob, writeLetters } from './letters.ts'
import * as memberAct from './member-act.ts'
import * as runAct from './run-act.ts'

export const memberActsModule = {
  routes: routesIn(memberAct, runAct),
  demo: { fill, after: ['labels'] },
  jobs: { [lettersJob]: writeLetters },
} satisfies ServerModule

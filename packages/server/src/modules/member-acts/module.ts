import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { actSlices } from './apply-act.ts'
import { fill } from './demo.ts'
import { letterSlices } from './letters.ts'
import * as memberAct from './member-act.ts'
import { undoSlices } from './member-act.ts'
import * as runAct from './run-act.ts'

export const memberActsModule = {
  routes: routesIn(memberAct, runAct),
  demo: { fill, after: ['labels'] },
  jobs: [actSlices, undoSlices, letterSlices],
  memberColumns: [
    ...memberColumns('socio_acto', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('socio_acto_cambio', { stays: ['id_mst_socios'] }),
  ],
} satisfies ServerModule

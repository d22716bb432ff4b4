import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inOneTransaction } from '../../kit/work/attempt.ts'
import { fill } from './demo.ts'
import * as duplicates from './duplicates.ts'
import { follow, followJob } from './follow.ts'
import * as merge from './merge.ts'
import { forgetEnded } from './tidy.ts'

export const memberMergeModule = {
  routes: routesIn(duplicates, merge),
  jobs: [inOneTransaction(followJob, follow)],
  tidy: forgetEnded,
  demo: { fill, after: ['members', 'identity'] },
  memberColumns: [
    ...memberColumns('socio_union', { stays: ['id_mst_socios', 'id_mst_socios_creacion'] }),
    ...memberColumns('socio_distinto', { stays: ['id_mst_socios', 'id_mst_socios_otro', 'id_mst_socios_creacion'] }),
  ],
} satisfies ServerModule

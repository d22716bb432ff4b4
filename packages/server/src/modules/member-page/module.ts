import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as home from './home.ts'
import * as ownData from './own-data.ts'
import * as ownPapers from './own-papers.ts'
import * as ownWallet from './own-wallet.ts'
import * as payOwed from './pay-owed.ts'
import { forgetLinks } from './pay-owed.ts'

export const memberPageModule = {
  routes: routesIn(home, ownWallet, ownPapers, ownData, payOwed),
  tidy: forgetLinks,
  memberColumns: memberColumns('enlace_propio', { stays: ['id_mst_socios'] }),
} satisfies ServerModule

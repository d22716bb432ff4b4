import { accountingContract } from '../../testing/modules/accounting-contract.ts'
import { intranetClub } from '../../testing/modules/intranet-panel.ts'
import { sampleAccounting } from './sample-accounting.ts'

const { desk, renew } = await intranetClub()

accountingContract('the local sample', async () => {
  await renew()
  return sampleAccounting((work) => desk.db.transaction().execute((tx) => work(tx)))
})

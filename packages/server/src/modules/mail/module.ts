import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inSteps } from '../../kit/work/attempt.ts'
import { fill } from './demo.ts'
import { mailJob } from './letter.ts'
import * as mail from './mail.ts'
import { sendMail } from './mail-adapter.ts'
import * as memberMails from './member-mails.ts'
import * as stoppedAddresses from './stopped-addresses.ts'

export const mailModule = {
  routes: routesIn(mail, memberMails, stoppedAddresses),
  jobs: [inSteps(mailJob, sendMail)],
  demo: { fill, after: ['members'] },
  memberColumns: memberColumns('correo', { key: 'id_reg_correo', as: 'other', goes: ['id_mst_socios'] }),
} satisfies ServerModule

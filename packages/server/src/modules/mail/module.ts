import type { ServerModule } from '../../kit/module.ts'
import { inSteps } from '../../kit/work/attempt.ts'
import { mailJob } from './letter.ts'
import { giveUp, list, one, repeat } from './mail.ts'
import { sendMail } from './mail-adapter.ts'

export const mailModule = { routes: [list, one, repeat, giveUp], jobs: [inSteps(mailJob, sendMail)] } satisfies ServerModule

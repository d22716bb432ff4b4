import type { ServerModule } from '../../kit/module.ts'
import { list, one } from './mail.ts'
import { sendMail } from './mail-adapter.ts'

export const mailModule = { routes: [list, one], jobs: { mail: sendMail } } satisfies ServerModule

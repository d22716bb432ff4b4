import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { files, upload } from './c60.ts'
import { list, one, update } from './companies.ts'
import { fill } from './demo.ts'
import { change, remove } from './logo.ts'
import { seed } from './seed.ts'

const routes = [list, one, update, change, remove, upload, files]
const guards: Guards = {}

export const companyModule = { routes, guards, seed: { run: seed, after: ['income-types'] }, demo: { fill } } satisfies ServerModule

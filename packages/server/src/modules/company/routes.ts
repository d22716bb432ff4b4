import type { Guards, Route } from '../../kit/serve.ts'
import { files, upload } from './c60.ts'
import { list, one, update } from './companies.ts'
import { change, remove } from './logo.ts'

export const routes: Route[] = [list, one, update, change, remove, upload, files]
export const guards: Guards = {}

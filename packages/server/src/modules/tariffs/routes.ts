import { tariff } from '@app/contract/tariffs/tariff'
import { crud } from '../../kit/crud.ts'
import type { Guards, Route } from '../../kit/serve.ts'

export const routes: Route[] = crud(tariff)
export const guards: Guards = {}

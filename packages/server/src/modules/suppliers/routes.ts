import { supplier } from '@app/contract/suppliers/supplier'
import { crud } from '../../kit/crud.ts'
import type { Guards, Route } from '../../kit/serve.ts'
import { create, remove, template, update, withoutSystem } from './suppliers.ts'

export const routes: Route[] = [...crud(supplier), template, create, update, remove, withoutSystem]
export const guards: Guards = {}

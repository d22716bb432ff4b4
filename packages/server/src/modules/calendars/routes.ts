import { calendar } from '@app/contract/calendars/calendar'
import { crud } from '../../kit/crud.ts'
import type { Guards, Route } from '../../kit/serve.ts'
import { get } from './calendars.ts'
import { holidays, save } from './holidays.ts'

export const routes: Route[] = [...crud(calendar), get, holidays, save]
export const guards: Guards = { festivo_dia_unico: 'msg.changed_meanwhile', festivo_cada_ano_unico: 'msg.changed_meanwhile' }

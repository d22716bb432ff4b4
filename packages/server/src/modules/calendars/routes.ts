import type { Guards, Route } from '../../kit/serve.ts'
import { get } from './calendars.ts'
import { holidays, save } from './holidays.ts'

export const routes: Route[] = [get, holidays, save]
export const guards: Guards = { festivo_dia_unico: 'msg.changed_meanwhile', festivo_cada_ano_unico: 'msg.changed_meanwhile' }

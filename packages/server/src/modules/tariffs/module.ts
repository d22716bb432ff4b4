import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { fill } from './demo.ts'
import { listed as bands, save as saveBands } from './price-bands.ts'
import { changed, copy, create, get, listed, remove, template, update } from './tariffs.ts'
import { attempt } from './try-tariff.ts'

const routes = [listed, get, template, create, changed, update, copy, remove, bands, saveBands, attempt]
const guards: Guards = {
  tarifa_horas: 'msg.form_start_end_conflict_hour',
  tarifa_fechas: 'tarifa.fechas_al_reves',
  tarifa_precio_tipo_unico: 'tarifa.tipo_socio_repetido',
  tarifa_dia_cada_ano: 'msg.changed_meanwhile',
  tarifa_precio_tramo_orden: 'msg.changed_meanwhile',
  tarifa_precio_tramo_sin_solape: 'msg.changed_meanwhile',
}

export const tariffsModule = { routes, guards, demo: { fill, after: ['members', 'income-types'] } } satisfies ServerModule

import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as priceBands from './price-bands.ts'
import * as tariffs from './tariffs.ts'
import * as tryTariff from './try-tariff.ts'

const routes = routesIn(tariffs, priceBands, tryTariff)
const guards: Guards = {
  tarifa_horas: 'msg.form_start_end_conflict_hour',
  tarifa_fechas: 'tarifa.fechas_al_reves',
  tarifa_precio_tipo_unico: 'tarifa.tipo_socio_repetido',
  tarifa_dia_cada_ano: 'msg.changed_meanwhile',
  tarifa_precio_tramo_orden: 'msg.changed_meanwhile',
  tarifa_precio_tramo_sin_solape: 'msg.changed_meanwhile',
}

export const tariffsModule = { routes, guards, demo: { fill, after: ['members', 'income-types'] } } satisfies ServerModule

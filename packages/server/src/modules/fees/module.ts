import type { Guards } from '../../kit/http/platform.ts'
import type { ServerModule } from '../../kit/module.ts'

const guards: Guards = { socios_cuotas_final: 'cuota.final_antes', cuota_periodo_id_reg_factura_fk: 'cuota.linea_de_cuota' }

export const feesModule = { routes: [], guards } satisfies ServerModule

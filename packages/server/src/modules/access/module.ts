import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as codes from './codes.ts'
import { fill } from './demo.ts'
import * as memberAccess from './member-access.ts'
import * as requests from './requests.ts'
import * as simulateEntry from './simulate-entry.ts'
import * as terminalCalls from './terminal-calls.ts'
import * as terminals from './terminals.ts'

const guards: Guards = {
  acceso_socio_codigo: 'acceso.codigo_de_otro',
  terminal_acceso_nombre: 'acceso.terminal_repetido',
  terminal_acceso_recurso_una: 'msg.changed_meanwhile',
  acceso_socio_recurso_una: 'msg.changed_meanwhile',
}

export const accessModule = {
  routes: routesIn(codes, requests, terminals, memberAccess, terminalCalls, simulateEntry),
  guards,
  demo: { fill, after: ['courts', 'members'] },
  memberColumns: [
    ...memberColumns('acceso_socio', { key: 'id_reg_acceso_socio', once: [], as: 'file', goes: ['id_mst_socios'] }),
    ...memberColumns('acceso_socio_recurso', {
      key: 'id_reg_acceso_socio_recurso',
      once: ['id_mst_recurso'],
      as: 'file',
      goes: ['id_mst_socios'],
    }),
    ...memberColumns('acceso', { key: 'id_reg_reservaplc', goes: ['id_mst_socios'] }),
  ],
} satisfies ServerModule

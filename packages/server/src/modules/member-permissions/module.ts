import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as memberPermissions from './member-permissions.ts'

export const memberPermissionsModule = {
  routes: routesIn(memberPermissions),
  guards: {
    socios_tiporecurso_tiposocio_uno: 'permiso.ya_esta',
    socios_tiporecurso_visible_uno: 'permiso.ya_esta',
    socios_tipoingreso_uno: 'permiso.ya_esta',
    socios_tiposocio_uno: 'permiso.ya_esta',
  },
  demo: { fill, after: ['members', 'courts', 'income-types'] },
} satisfies ServerModule

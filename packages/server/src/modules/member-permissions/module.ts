import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as memberPermissions from './member-permissions.ts'

export const memberPermissionsModule = {
  routes: routesIn(memberPermissions),
  guards: {
    socios_tiporecurso_tiposocio_uno: 'permiso.ya_esta',
    socios_tiporecurso_visible_uno: 'permiso.ya_esta',
    socios_tipoingreso_uno: 'permiso.ya_esta',
    socios_informes_uno: 'permiso.ya_esta',
    socios_tiposocio_uno: 'permiso.ya_esta',
  },
  demo: { fill, after: ['members', 'courts', 'income-types'] },
  memberColumns: [
    ...memberColumns('socios_tiporecurso_tiposocio', { stays: ['id_mst_socios'] }),
    ...memberColumns('socios_tiporecurso_visible', { stays: ['id_mst_socios'] }),
    ...memberColumns('socios_tipoingreso', { stays: ['id_mst_socios'] }),
    ...memberColumns('socios_informes', { stays: ['id_mst_socios'] }),
    ...memberColumns('socios_tiposocio', { stays: ['id_mst_socios'] }),
  ],
} satisfies ServerModule

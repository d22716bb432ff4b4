import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as memberPermissions from './member-permissions.ts'
import { sportRestrictions } from './restricted-sports.ts'

/** Permissions of a record: those of staff are granted by administrators, so that none goes to staff by a merge. */
const fileRights = { as: 'file', rights: true, ends: true } as const

export const memberPermissionsModule = {
  routes: routesIn(memberPermissions),
  guards: {
    socios_tiporecurso_tiposocio_uno: 'permiso.ya_esta',
    socios_tiporecurso_visible_uno: 'permiso.ya_esta',
    socios_tipoingreso_uno: 'permiso.ya_esta',
    socios_informes_uno: 'permiso.ya_esta',
    socios_tiposocio_uno: 'permiso.ya_esta',
  },
  restrictions: sportRestrictions,
  demo: { fill, after: ['members', 'courts', 'income-types'] },
  memberColumns: [
    ...memberColumns('socios_tiporecurso_tiposocio', {
      ...fileRights,
      key: 'id_reg_socios_tiporecurso_tiposocio',
      once: ['id_mst_tiporecurso'],
      goes: ['id_mst_socios'],
    }),
    ...memberColumns('socios_tiporecurso_visible', {
      ...fileRights,
      key: 'id_reg_socios_tiporecurso_visible',
      once: ['id_mst_tiporecurso'],
      goes: ['id_mst_socios'],
    }),
    ...memberColumns('socios_tipoingreso', {
      ...fileRights,
      key: 'id_reg_socios_tipoingreso',
      once: ['id_mst_tipoingreso'],
      goes: ['id_mst_socios'],
    }),
    ...memberColumns('socios_informes', { ...fileRights, key: 'id_reg_socios_informes', once: ['id_informe'], goes: ['id_mst_socios'] }),
    ...memberColumns('socios_tiposocio', {
      ...fileRights,
      key: 'id_reg_socios_tiposocio',
      once: ['id_mst_tiposocio'],
      goes: ['id_mst_socios'],
    }),
  ],
} satisfies ServerModule

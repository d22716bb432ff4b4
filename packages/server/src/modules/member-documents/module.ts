import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as memberDocument from './member-document.ts'
import * as memberNote from './member-note.ts'

export const memberDocumentsModule = {
  routes: routesIn(memberNote, memberDocument),
  guards: { socios_documentos_fichero_o_enlace: 'documento.es_fichero', socios_documentos_nombre: 'msg.changed_meanwhile' },
  demo: { fill, after: ['members', 'labels'] },
  memberColumns: [
    ...memberColumns('notas_socio', { key: 'id_reg_notas_socio', goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('socios_documentos', {
      ...{ key: 'id_reg_socios_documentos', once: ['nombre_fichero'], goes: ['id_mst_socios'], stays: ['id_mst_socios_creacion'] },
    }),
  ],
} satisfies ServerModule

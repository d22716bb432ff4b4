import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** Opening of a member's file by staff, or export of its data. Openings by the same user within some minutes count as one. */
export const fileOpening = resource('file-opening', {
  table: 'apertura_ficha',
  path: 'apertura_ficha',
  label: 'fecha',
  permission: 'members',
  only: [],
  personal: 'id_mst_socios',
  fields: {
    id_reg_apertura: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_socios_creacion: field.ref('socio'),
    fecha: field.instant(),
    exportado: defaulted(field.flag(), false),
  },
})

/** Openings of a member's file, newest first; of the last year. */
export const memberOpenings = action({
  endpoint: 'GET /api/socio/{id}/aperturas',
  permission: 'admin',
  input: { id: field.ref('socio') },
  output: list(object({ ...fileOpening.fields, desc_socio: field.text(220) }), Number.POSITIVE_INFINITY),
})

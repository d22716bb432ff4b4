import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'

/** What the desk has noted about a member, with who noted it when (spec 1 §3). */
export const memberNote = resource('member-note', {
  table: 'notas_socio',
  path: 'notas_socio',
  label: 'desc_nota',
  permission: 'members',
  only: [],
  repeatsId: true,
  personal: 'id_mst_socios',
  fields: {
    id_reg_notas_socio: field.id(),
    id_mst_socios: field.ref('socio'),
    desc_nota: field.note(),
    id_mst_socios_creacion: field.ref('socio'),
    fecha_created: field.instant(),
  },
})

const shown = object({ ...memberNote.fields, desc_user_created: optional(field.text(220)) }, 'id_reg_notas_socio')
const one = { id: field.ref('notas_socio') }

/** The notes of a member, or of all where none is named, newest first. */
export const memberNotes = action({
  endpoint: 'GET /api/notas_socio',
  permission: 'members',
  input: { id_mst_socios: optional(field.ref('socio')) },
  output: list(shown, Number.POSITIVE_INFINITY),
})
/** Notes something about a member; an empty note is refused. */
export const addNote = action({
  endpoint: 'POST /api/notas_socio',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio'), desc_nota: memberNote.fields.desc_nota },
  output: shown,
  changes: [memberNote],
})
/** Words a note anew; who noted it and when stay. */
export const changeNote = action({
  endpoint: 'PUT /api/notas_socio/{id}',
  permission: 'members',
  input: { ...one, desc_nota: memberNote.fields.desc_nota },
  output: shown,
  changes: [memberNote],
})
export const removeNote = action({
  endpoint: 'DELETE /api/notas_socio/{id}',
  permission: 'members',
  input: one,
  output: nothing,
  changes: [memberNote],
})

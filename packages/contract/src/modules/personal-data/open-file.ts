import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'

/** Somebody of the staff has a member's file open now, or said so a few minutes ago (0126). */
export const openFile = resource('open-file', {
  table: 'ficha_abierta',
  path: 'ficha_abierta',
  label: 'hasta',
  permission: 'members',
  only: [],
  personal: 'id_mst_socios',
  fields: {
    id_reg_ficha_abierta: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_socios_creacion: field.ref('socio'),
    /** Until when it counts: a window that says nothing any more has gone. */
    hasta: field.instant(),
  },
})

const call = { permission: 'members', input: { id: field.ref('socio') } } as const

/** Who else has a member's file open now, by name. */
export const whoHasOpen = action({
  ...call,
  endpoint: 'GET /api/socio/{id}/abierta',
  output: list(object({ id_mst_socios: field.ref('socio'), nombre: field.text(220) })),
})
/** Says that whoever asks has a member's file open, for the next ten minutes. */
export const keepFileOpen = action({ ...call, endpoint: 'POST /api/socio/{id}/abierta', output: nothing, changes: [openFile] })
/** Says that whoever asks has closed it. */
export const closeFile = action({ ...call, endpoint: 'POST /api/socio/{id}/cerrada', output: nothing, changes: [openFile] })

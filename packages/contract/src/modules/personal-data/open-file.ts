import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'

/** Member's file open on a staff member's screen, as reported within the last minutes (0126). */
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
    /** End of validity: a window that stops reporting is gone. */
    hasta: field.instant(),
  },
})

const call = { permission: 'members', input: { id: field.ref('socio') } } as const

/** Other users with a member's file open now, by name. */
export const usersWithFileOpen = action({
  ...call,
  endpoint: 'GET /api/socio/{id}/abierta',
  output: list(object({ id_mst_socios: field.ref('socio'), nombre: field.text(220) })),
})
/** Reports that the user has a member's file open, for the next ten minutes. */
export const reportFileOpen = action({ ...call, endpoint: 'POST /api/socio/{id}/abierta', output: nothing, changes: [openFile] })
/** Reports that the user has closed it. */
export const closeFile = action({ ...call, endpoint: 'POST /api/socio/{id}/cerrada', output: nothing, changes: [openFile] })

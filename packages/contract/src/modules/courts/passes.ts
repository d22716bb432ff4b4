import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { courtPass } from './court-parts.ts'
import { courtTypePass } from './court-type.ts'
import { passChoice, passChoices } from './pass-choice.ts'

const ofType = { id: field.ref('tipo_recurso') }
const ofCourt = { id: field.ref('recurso') }

/** All pass types, those that pay for the courts of the type marked. */
export const courtTypePasses = action({
  endpoint: 'GET /api/tipo_recurso/{id}/tipoabono',
  permission: 'courts',
  input: ofType,
  output: passChoices,
})
/** Chooses the pass types of a type. */
export const saveCourtTypePasses = action({
  endpoint: 'POST /api/tipo_recurso/{id}/tipoabono_save',
  permission: 'courts',
  input: { ...ofType, tipoabonos: passChoice },
  output: passChoices,
  changes: [courtTypePass],
})
/** Chooses the pass types of a type and of each of its courts. */
export const saveCourtTypePassesEverywhere = action({
  endpoint: 'POST /api/tipo_recurso/{id}/tipoabono_save_recursos_relacionados',
  permission: 'courts',
  input: { ...ofType, tipoabonos: passChoice },
  output: passChoices,
  changes: [courtTypePass, courtPass],
})
/** All pass types, those that pay for a court with individual pass types marked. */
export const courtPasses = action({
  endpoint: 'GET /api/recurso/{id}/tipoabono',
  permission: 'courts',
  input: ofCourt,
  output: passChoices,
})
/** Chooses the pass types of a court. */
export const saveCourtPasses = action({
  endpoint: 'POST /api/recurso/{id}/tipoabono_save',
  permission: 'courts',
  input: { ...ofCourt, tipoabonos: passChoice },
  output: passChoices,
  changes: [courtPass],
})

import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { streamedUpload } from '../../kit/upload.ts'
import { mandate } from './mandate.ts'
import { mandateRow } from './mandate-row.ts'

/** Largest scan of a signed mandate, in bytes. */
export const mandateScanMax = 12_582_912
/** Kinds of files of a scan, by their extension. */
export const mandateScanKinds: readonly string[] = ['pdf', 'jpg', 'jpeg', 'png', 'webp']
/** Address of the scan of a mandate. */
export const mandateScanPath = '/api/mandato/documento'

const one = { id: field.ref('mandato') }
/** Stores the signed paper of a mandate in place of an earlier one. Refuses other kinds of files, and larger ones. */
export const addMandateScan = action({
  endpoint: 'POST /api/mandato/{id}/documento',
  permission: 'members',
  bodyMax: mandateScanMax + 65_536,
  input: { ...one, documento: streamedUpload },
  output: mandateRow,
  changes: [mandate],
})
/** Paper of a mandate for a signature by hand, in the language of its payer: PDF as base64. */
export const mandatePaper = action({
  endpoint: 'GET /api/mandato/{id}/impreso',
  permission: 'members',
  input: one,
  output: object({ fichero: field.text(120), bytes: field.text(4_000_000) }),
})

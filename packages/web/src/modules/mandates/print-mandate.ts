import { mandatePaper } from '@app/contract/mandates/mandate-papers'
import { call } from '../../kit/reads/api.ts'

/** Downloads the paper of a mandate for a signature by hand. */
export async function printMandate(id: number) {
  const { fichero, bytes } = await call(mandatePaper, { id })
  const { saveBytes } = await import('../../kit/grid/export/save-file.ts')
  saveBytes(bytes, 'application/pdf', fichero)
}

import { mandatePaper } from '@app/contract/mandates/mandate-papers'
import { call } from '../../kit/reads/api.ts'

/** Downloads the paper of a mandate for a signature by hand. */
export async function printMandate(id: number) {
  const { fichero, bytes } = await call(mandatePaper, { id })
  const { saveFile } = await import('../../kit/grid/export/save-file.ts')
  saveFile(new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], { type: 'application/pdf' }), fichero)
}

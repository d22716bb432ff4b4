import { openQueue } from '../../../kit/work/queue.ts'
import { readApart } from '../../../kit/work/read-apart.ts'
import type { Certificate, CertificateProblem } from './certificate.ts'

/** Certificates with their chains have 3 to 10 kB; the export of a browser asks for 600,000 rounds, six seconds of an idle processor. */
const most = { bytes: 100_000, memoryMb: 128, milliseconds: 60_000 }
/** Queue of uploaded certificates. */
const readings = openQueue({ places: 1, waiting: 4 })

/** Reason for which an uploaded file is refused. */
export type CertificateFault = CertificateProblem | 'too-large' | 'too-slow'
type Reading = Certificate | { readonly problem: CertificateFault }

/**
 * Certificate and key of an uploaded PKCS#12 file, read in a separate process with bounded time. Refuses more than
 * 100 kB, and with 503 when too many are waiting.
 */
export async function readCertificate(file: Uint8Array, password: string, now: Date, milliseconds = most.milliseconds): Promise<Reading> {
  if (file.length > most.bytes) return { problem: 'too-large' }
  const message = { file, password, now }
  const reading = await readings(() =>
    readApart<Reading>(new URL('./certificate-reader.ts', import.meta.url), message, { ...most, milliseconds }),
  )
  if (reading === 'memory') return { problem: 'unreadable' }
  return reading === 'time' ? { problem: 'too-slow' } : reading
}

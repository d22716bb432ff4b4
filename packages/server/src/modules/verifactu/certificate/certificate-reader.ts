import { certificateOf } from './certificate.ts'

process.once('message', ({ file, password, now }: { file: Uint8Array; password: string; now: Date }) =>
  process.send!(certificateOf(file, password, now)),
)

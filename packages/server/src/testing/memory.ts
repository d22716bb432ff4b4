import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of buffers that are in use, without garbage. */
export const buffersInUse = (): number => {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

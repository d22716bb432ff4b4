import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of buffers that are in use, without garbage. */
const buffersInUse = (): number => {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

/** Bytes between two looks: each one takes long. */
const each = 8_388_608

/** Looks at the buffers in use while bytes pass. */
export function watchBuffers() {
  const before = buffersInUse()
  let passed = 0
  let looks = 0
  let most = 0
  return {
    pass: (bytes: number) => {
      passed += bytes
      if (passed < (looks + 1) * each) return
      looks += 1
      most = Math.max(most, buffersInUse())
    },
    /** The most that they have grown. Fails if nobody looked. */
    growth: () => (looks > 0 ? most - before : Number.NaN),
  }
}

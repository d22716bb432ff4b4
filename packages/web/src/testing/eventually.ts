import { vi } from 'vitest'

/** Waits until a check holds, however busy the machine is. */
export const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 60_000 })

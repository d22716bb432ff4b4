import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'

/** Value after `wait` milliseconds without a change; equal values count as the same, so that no request is sent before typing pauses. */
export function useDebounced<T>(value: T, wait: number): T {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content is what changes
  const kept = useMemo(() => value, [JSON.stringify(value)])
  return useDebouncedValue(kept, wait)[0]
}

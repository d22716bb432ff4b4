import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'

/** A value once it has stayed the same for so many milliseconds; values of the same content are one, so that typing asks nothing before it pauses. */
export function useSettled<T>(value: T, wait: number): T {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content is what changes
  const kept = useMemo(() => value, [JSON.stringify(value)])
  return useDebouncedValue(kept, wait)[0]
}

import type { TextKey } from '@app/contract'
import { timesDropdown } from '@app/contract/booking-config/type-times'
import { useMemo } from 'react'
import { useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import type { Option } from '../../kit/kinds/control-props.ts'
import { lengthInWords } from './config-words.ts'

/** The choices of a time: -1 in the words of its level, then the steps; a value that was saved before the step changed stays one. */
export function useTimeOptions(inheritedText: TextKey): (own: number) => readonly Option[] {
  const { data } = useRead(timesDropdown, {})
  return useMemo(() => {
    const steps = (data ?? []).map(({ id, text }): Option => ({ value: id, text: id === -1 ? t(inheritedText) : text }))
    return (own) => (own <= 0 || steps.some(({ value }) => value === own) ? steps : [...steps, { value: own, text: lengthInWords(own) }])
  }, [data, inheritedText])
}

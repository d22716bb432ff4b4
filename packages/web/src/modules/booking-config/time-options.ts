import type { TextKey } from '@app/contract'
import { timesDropdown } from '@app/contract/booking-config/type-times'
import { useMemo } from 'react'
import type { Choice } from '../../kit/fields/choices.ts'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { durationLabel } from './config-labels.ts'

/** Options of a time: -1 with the label of its level, then the steps; a value saved before the step changed stays an option. */
export function useTimeOptions(inheritedText: TextKey): (own: number) => readonly Choice[] {
  const { data } = useRead(timesDropdown, {})
  return useMemo(() => {
    const steps = (data ?? []).map(({ id, text }): Choice => ({ value: id, text: id === -1 ? t(inheritedText) : text }))
    return (own) => (own <= 0 || steps.some(({ value }) => value === own) ? steps : [...steps, { value: own, text: durationLabel(own) }])
  }, [data, inheritedText])
}

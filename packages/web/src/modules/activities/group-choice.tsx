import { NativeSelect } from '@mantine/core'
import { t } from '../../kit/texts/i18n.ts'

/** Groups of one activity or championship. */
export interface GroupOptions {
  readonly id: number
  readonly name: string
  /** False once it has ended. */
  readonly isCurrent: boolean
  readonly groups: readonly { readonly id: number; readonly name: string; readonly count?: number }[]
}

/** The asked group, otherwise the first one of something current, otherwise the first of all; null without groups. */
export function chosenGroup(options: readonly GroupOptions[], asked: number): number | null {
  if (asked > 0) return asked
  const groups = options.flatMap(({ isCurrent, groups: own }) => own.map(({ id }) => ({ id, isCurrent })))
  return (groups.find(({ isCurrent }) => isCurrent) ?? groups[0])?.id ?? null
}

interface Props {
  label: string
  options: readonly GroupOptions[]
  value: number | null
  /** Name of the chosen group, which may be of something inactive. */
  title: string | undefined
  onChange: (group: number) => void
}

/** Choice of a group below its activity or championship; past ones are marked. */
export function GroupChoice({ label, options, value, title, onChange }: Props) {
  const isListed = options.some(({ groups }) => groups.some(({ id }) => id === value))
  return (
    <NativeSelect size="xs" aria-label={label} value={value ?? ''} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {!isListed && value !== null && <option value={value}>{title ?? ''}</option>}
      {options
        .filter(({ groups }) => groups.length > 0)
        .map(({ id, name, isCurrent, groups }) => (
          <optgroup key={id} label={isCurrent ? name : t('activities.past', { nombre: name })}>
            {groups.map((group) => (
              <option key={group.id} value={group.id}>
                {group.count ? `${group.name} · ${group.count}` : group.name}
              </option>
            ))}
          </optgroup>
        ))}
    </NativeSelect>
  )
}

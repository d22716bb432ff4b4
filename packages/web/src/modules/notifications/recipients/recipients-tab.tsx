import { mostRecipients } from '@app/contract/notifications/notice'
import { recipientChoices } from '@app/contract/notifications/recipient-choices'
import { Button, SegmentedControl } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Autosave } from '../../letters/public.ts'
import { MemberPicker, useMembers } from '../../members/public.ts'
import { type FilterKind, type Notice, noFilter } from '../notice-row.ts'
import { FilterCard } from './filter-card.tsx'
import { NarrowingCard } from './narrowing-card.tsx'
import { isUnreached, type Recipient } from './recipient-row.ts'
import { RecipientsGrid } from './recipients-grid.tsx'
import { type Count, SumsCard } from './sums-card.tsx'
import { useRecipients } from './use-recipients.ts'

const parts = {
  all: () => true,
  reached: (row: Recipient) => !isUnreached(row),
  minors: ({ tutor }: Recipient) => tutor !== null,
  unreached: isUnreached,
}
type Part = keyof typeof parts
const partNames = ['all', 'reached', 'minors', 'unreached'] as const

interface Props {
  readonly id: number
  readonly auto: Autosave<Notice>
  readonly count: Count | undefined
  readonly kind: FilterKind
  readonly onKind: (kind: FilterKind) => void
  readonly isReadOnly: boolean
}
/** Recipients of a letter: one filter, its narrowing, its exceptions, and the sums of who gets it. */
export function RecipientsTab({ id, auto, count, kind, onKind, isReadOnly }: Props) {
  const { shown, set } = auto
  const group = shown.id_reg_actividades_grupo
  const isEnrolled = group !== null
  const { rows: all, reading } = useRecipients(id, group)
  const choices = useRead(recipientChoices, {}).data
  const [part, setPart] = useState<Part>('all')
  const rows = useMemo(() => all?.filter(parts[part]), [all, part])
  const toolbar = (
    <div className="notice-bar">
      <SegmentedControl
        aria-label={t('notices.which')}
        value={part}
        onChange={setPart}
        data={partNames.map((one) => ({
          value: one,
          label: t(`notices.people_part.${one}`, { n: formatCount(all?.filter(parts[one]).length ?? 0) }),
        }))}
      />
      {!isReadOnly && !isEnrolled && (
        <ByHand
          ids={shown.id_usuario_envio}
          onChange={(ids) => {
            onKind('todos')
            // named members take the place of those of a filter
            set({ ...(ids !== null && noFilter), id_usuario_envio: ids, excluidos: [] })
          }}
        />
      )}
    </div>
  )
  return (
    <div className="notice-beside">
      <div className="notice-side">
        <FilterCard {...{ auto, choices, kind, onKind, isReadOnly }} />
        <NarrowingCard {...{ auto, choices, isReadOnly }} />
        {/* those of a letter that left are in its delivery */}
        {!(isReadOnly && !count) && <SumsCard {...{ auto, count, isReadOnly }} />}
      </div>
      <div className="notice-main">
        {isEnrolled && !all && (reading.error ? <ReadError error={reading.error} onRetry={reading.refetch} /> : <LinesSkeleton />)}
        {(!isEnrolled || all) && <RecipientsGrid key={group} {...{ auto, rows, group, isReadOnly, toolbar, reading }} all={all ?? []} />}
      </div>
    </div>
  )
}

interface HandProps {
  readonly ids: readonly number[] | null
  readonly onChange: (ids: number[] | null) => void
}
/** Members named one by one in place of those of the filter, and the way back to these. */
function ByHand({ ids, onChange }: HandProps) {
  const [isPicking, setPicking] = useState(false)
  const first = useMembers(ids ?? [])
  return (
    <>
      <Button variant="default" leftSection={<IconUserPlus size={15} />} onClick={() => setPicking(true)}>
        {t('notices.by_hand')}
      </Button>
      {ids !== null && (
        <Button variant="subtle" onClick={() => onChange(null)}>
          {t('notices.by_filter')}
        </Button>
      )}
      {isPicking && (
        <MemberPicker
          opened
          capacity={mostRecipients}
          first={first}
          title={t('notices.by_hand')}
          onClose={() => setPicking(false)}
          onConfirm={(chosen) => {
            setPicking(false)
            onChange(chosen.map((one) => one.id))
          }}
        />
      )}
    </>
  )
}

import './ranges.css'
import type { OutputOf } from '@app/contract/kit/action'
import { addRange, changeRange, lastMinute, notificationRanges, removeRange } from '@app/contract/notification-ranges/notification-range'
import { formatMinute } from '@app/contract/values/minute'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { TimeField } from '../../kit/fields/time-field.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Ranges = OutputOf<typeof notificationRanges>
type Range = Ranges[1][number]
const kinds = [
  { tipodia: 1, title: 'notification-ranges.day_1' },
  { tipodia: 2, title: 'notification-ranges.day_2' },
] as const

/** Hours of weekdays and weekends in which a member may receive notices. */
export function RangesTab({ id }: { id: number }) {
  const { data, error, refetch } = useRead(notificationRanges, { id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={5} />
  return (
    <>
      <p className="nr-hint">{t('notification-ranges.hint')}</p>
      <div className="nr">
        {kinds.map((kind) => (
          <Day key={kind.tipodia} id={id} {...kind} all={data} />
        ))}
      </div>
    </>
  )
}

/** Longest stretch of a day outside all ranges; the whole day if there are none. */
function freeStretch(rows: readonly Range[]) {
  const stretches = [...rows, { start: lastMinute + 1, finish: lastMinute }].map(({ start }, at) => ({
    start: at === 0 ? 0 : rows[at - 1]!.finish + 1,
    finish: start - 1,
  }))
  const [longest] = stretches.toSorted((a, b) => b.finish - b.start - (a.finish - a.start))
  return longest && longest.finish > longest.start ? { start: longest.start, finish: Math.min(longest.finish, lastMinute) } : null
}

interface DayProps {
  id: number
  tipodia: 1 | 2
  title: (typeof kinds)[number]['title']
  all: Ranges
}
function Day({ id, tipodia, title, all }: DayProps) {
  const rows = all[tipodia]
  const add = useAction(addRange)
  const free = freeStretch(rows)
  const isOpen = all[1].length + all[2].length === 0
  return (
    <Card title={t(title)}>
      {rows.length === 0 && <p>{t(isOpen ? 'notification-ranges.any_time' : 'notification-ranges.no_time')}</p>}
      <ul>
        {rows.map((row) => (
          <Row key={row.id_mst_notificaciones_tramos} row={row} day={t(title)} />
        ))}
      </ul>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} />}
        disabled={free === null || add.isBusy}
        onClick={() => free && void add.run({ id_mst_socios: id, tipodia, ...free })}
      >
        {t('notification-ranges.add')}
      </Button>
    </Card>
  )
}

function Row({ row, day }: { row: Range; day: string }) {
  const { id_mst_notificaciones_tramos, start, finish, tipodia } = row
  const change = useAction(changeRange)
  const remove = useAction(removeRange)
  const save = (hours: { start?: number; finish?: number }) =>
    void change.run({ id_mst_notificaciones_tramos, tipodia, start, finish, ...hours })
  return (
    <li>
      <TimeField
        aria-label={`${day}: ${t('notification-range.start')}`}
        w={84}
        max={lastMinute}
        value={start}
        disabled={change.isBusy}
        onChange={(minute) => save({ start: minute })}
      />
      –
      <TimeField
        aria-label={`${day}: ${t('notification-range.finish')}`}
        w={84}
        max={lastMinute}
        value={finish}
        disabled={change.isBusy}
        onChange={(minute) => save({ finish: minute })}
      />
      <DeleteButton name={`${formatMinute(start)}–${formatMinute(finish)}`} onDelete={() => remove.run({ id_mst_notificaciones_tramos })} />
    </li>
  )
}

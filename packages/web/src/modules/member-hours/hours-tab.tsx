import './hours.css'
import { copyHours } from '@app/contract/member-hours/member-hours'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { type ComponentType, Suspense, useState } from 'react'
import type { Pickable } from '../../kit/dialogs/picking.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { MatchHours } from './match-hours.tsx'
import { SeasonHours } from './season-hours.tsx'

/** Maximum members per request: more need a second one. */
const atOnce = 50

interface Props {
  id: number
  /** Picks members. */
  Picker: ComponentType<{
    opened: boolean
    capacity: number
    onClose: () => void
    onConfirm: (members: readonly Pickable[]) => void
  }>
}
/** Court hours of a member in a season, and weekly ones besides; can be copied to several members together. */
export function HoursTab({ id, Picker }: Props) {
  const [isPicking, setPicking] = useState(false)
  const copy = useAction(copyHours, { onDone: ({ copiadas: n }) => toast.good(t('member-hours.copied', { n })) })
  const onPicked = (members: readonly Pickable[]) => {
    setPicking(false)
    void copy.run({ id_mst_socios: id, destinos: members.map((one) => one.id) })
  }
  return (
    <div className="mh">
      <SeasonHours id={id} />
      <MatchHours id={id} />
      <div>
        <Button variant="default" leftSection={<IconCopy size={15} />} disabled={copy.isBusy} onClick={() => setPicking(true)}>
          {t('member-hours.copy')}
        </Button>
      </div>
      {isPicking && (
        <Suspense fallback={null}>
          <Picker opened capacity={atOnce} onClose={() => setPicking(false)} onConfirm={onPicked} />
        </Suspense>
      )}
    </div>
  )
}

import { listFeeRuns } from '@app/contract/fees/fee-runs'
import type { OutputOf } from '@app/contract/kit/action'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { SideDrawer } from '../../../kit/dialogs/side-drawer.tsx'
import { instant } from '../../../kit/kinds/instant.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { Lines } from '../../../kit/screen/lines.tsx'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { Chip } from './chip.tsx'
import { stateOf } from './run-state.ts'
import { counted } from './run-words.ts'

type Row = OutputOf<typeof listFeeRuns>[number]

function HistoryLine({ row, onOpen }: { row: Row; onOpen: () => void }) {
  const { id_reg_cuota_proceso: id, hasta, fecha, autor, lineas, importe } = row
  const { text, tone } = stateOf(row)
  return (
    <li>
      <span>
        <ScreenLink className="raise-way" to={`/cuotas/generar/${id}`} onClick={onOpen}>
          {instant.format(fecha)}
        </ScreenLink>{' '}
        <Chip tone={tone}>{text}</Chip>
        <br />
        <small className="dimmed">
          {t('raise.until_day', { dia: formatDay(hasta) })} · {autor ?? t('raise.by_itself')}
        </small>
      </span>
      <span className="tabular">{t('raise.sum_of', { ...counted(lineas), importe: formatEuros(importe) })}</span>
    </li>
  )
}

function HistoryLines({ onOpen }: { onOpen: () => void }) {
  const { data, error, refetch } = useRead(listFeeRuns, {})
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton />
  if (data.length === 0) return <p className="dimmed">{t('raise.history_none')}</p>
  return (
    <Lines>
      {data.map((row) => (
        <HistoryLine key={row.id_reg_cuota_proceso} row={row} onOpen={onOpen} />
      ))}
    </Lines>
  )
}

/** Button of the runs made so far, in a drawer. */
export function RunHistory() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={15} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('raise.history')}
      </Button>
      <SideDrawer opened={isOpen} title={t('raise.history')} onClose={close}>
        {isOpen && <HistoryLines onOpen={close} />}
      </SideDrawer>
    </>
  )
}

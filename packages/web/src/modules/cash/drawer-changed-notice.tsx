import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { t } from '../../kit/texts/i18n.ts'
import type { Count } from './count.ts'

interface Props {
  began: Count['began']
  close: number
  expected: number
  onAccept: () => void
  onClear: () => void
}

/** Warns of a change of the drawer during the count: another close, or money in or out. */
export function DrawerChangedNotice({ began, close, expected, onAccept, onClear }: Props) {
  if (!began || (began.close === close && began.expected === expected)) return null
  const isClosed = began.close !== close
  const values = { antes: formatEuros(began.expected), ahora: formatEuros(expected) }
  return (
    <div className="cash-meanwhile" role="alert">
      <p>
        <IconAlertTriangle size={16} aria-hidden />
        {t(isClosed ? 'desk.closed_meanwhile' : 'desk.changed_meanwhile', values)}
      </p>
      <Button variant="default" onClick={isClosed ? onClear : onAccept}>
        {t(isClosed ? 'desk.start_again' : 'desk.go_on_counting')}
      </Button>
    </div>
  )
}

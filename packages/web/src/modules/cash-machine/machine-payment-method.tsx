import { cashMachine } from '@app/contract/cash-machine/operations'
import { Button } from '@mantine/core'
import { IconCashRegister } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { AtMachine } from './at-machine.tsx'

interface Props {
  isOff: boolean
  /** Begins a charge and shows it, until it ends or the dialog is closed. */
  sell: (machine: AtMachine) => Promise<void>
}

/** Cash machine as a payment method, if the club has one; during an operation, a link back to it. */
export function MachinePaymentMethod({ isOff, sell }: Props) {
  const { data } = useRead(cashMachine, {})
  const [isBusy, setBusy] = useState(false)
  if (!data?.hay) return null
  const busy = data.en_curso
  const take = async () => {
    setBusy(true)
    try {
      const machine = await import('./at-machine.tsx')
      if (busy !== null) return await machine.followMachine(busy)
      await sell(machine)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.bad(error.msg, { milliseconds: noticeTimes.standard })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      fullWidth
      size="md"
      variant="default"
      data-way="machine"
      leftSection={<IconCashRegister size={16} />}
      loading={isBusy}
      disabled={isOff && busy === null}
      onClick={() => void take()}
    >
      {t(busy === null ? 'cash_machine.way' : 'cash_machine.follow')}
    </Button>
  )
}

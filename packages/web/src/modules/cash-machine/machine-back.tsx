import { cashMachine } from '@app/contract/cash-machine/operations'
import { useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { WayButton } from '../invoices/public.ts'

/** The way "cash machine" among the ways to give back, where the club has one. */
export function MachineBack({ total, isOff, onGive }: { total: number; isOff: boolean; onGive: () => void }) {
  const { data } = useRead(cashMachine, {})
  if (!data?.hay) return null
  const isBusy = data.en_curso !== null
  return (
    <WayButton
      isRow
      text={t('cash_machine.way')}
      detail={isBusy && t('cash_machine.ocupada')}
      cents={total}
      disabled={isOff || isBusy}
      onTake={onGive}
    />
  )
}

import { cashMachine } from '@app/contract/cash-machine/operations'
import { formatEuros } from '@app/contract/values/money'
import { useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'

/** The way "cash machine" among the ways to give back, where the club has one. */
export function MachineBack({ total, isOff, onGive }: { total: number; isOff: boolean; onGive: () => void }) {
  const { data } = useRead(cashMachine, {})
  if (!data?.hay) return null
  const isBusy = data.en_curso !== null
  return (
    <button type="button" className="gb-way" data-way="machine" disabled={isOff || isBusy} onClick={onGive}>
      <span>
        {t('cash_machine.way')}
        {isBusy && <small>{t('cash_machine.ocupada')}</small>}
      </span>
      <b>{formatEuros(total)}</b>
    </button>
  )
}

import { startCartSale } from '@app/contract/cash-machine/cart-sale'
import { cashMachine, operationState, startSale } from '@app/contract/cash-machine/operations'
import type { SentOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { showMessage } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { MachineProgress } from './machine-progress.tsx'
import type { MachineState } from './reason.ts'

/** Shows an operation until it ends or the dialog is closed; returns its state at that moment. */
async function follow(first: MachineState): Promise<MachineState> {
  let last = first
  const title = t(first.clase === 'maquina_pago' ? 'cash_machine.payout' : 'cash_machine.sale', { importe: formatEuros(first.importe) })
  await showMessage(title, undefined, (close) => (
    <MachineProgress
      id={first.operation_id}
      close={close}
      onEnd={(state) => {
        last = state
        if (state.estado === 'hecha' && state.movido === state.importe) close()
      }}
    />
  ))
  return last
}

/** Charges lines at the cash machine, whole or by `amount` cents; returns the kept cents, null if no income is known. Throws `Refused`. */
export async function sellAtMachine(lines: readonly number[], amount?: number): Promise<number | null> {
  const end = await follow(await call(startSale, { facturasSeleccionadas: [...lines], ...(amount !== undefined && { importe: amount }) }))
  if (end.estado !== 'hecha' || end.movido === null) return null
  toast.good(t('desk.charged', { importe: formatEuros(end.movido), forma: t('cash_machine.way') }))
  return end.movido
}

/** Charges a cart of the till at the machine in full; true if the full amount came in. Throws `Refused`. */
export async function sellCartAtMachine(cart: SentOf<typeof startCartSale>): Promise<boolean> {
  const end = await follow(await call(startCartSale, cart))
  return end.estado === 'hecha' && (end.movido ?? 0) >= end.importe
}

/** Shows the current operation of the machine, from any desk. */
export const followMachine = async (operation_id: number) => void (await follow(await call(operationState, { operation_id })))

/** Shows the operation just started at the machine; false if there is none, or the club has no machine. */
export async function followNow(): Promise<boolean> {
  const { en_curso } = await call(cashMachine, {})
  if (en_curso !== null) await followMachine(en_curso)
  return en_curso !== null
}

/** Sales functions of the machine, passed to the payment methods once loaded. */
export interface AtMachine {
  readonly sellAtMachine: typeof sellAtMachine
  readonly sellCartAtMachine: typeof sellCartAtMachine
}

import './cash-machine.css'
import { cancelOperation, cashMachine, operationState } from '@app/contract/cash-machine/operations'
import { pollSeconds } from '@app/contract/cash-machine/progress'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Progress } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { refresh } from '../../kit/reads/queries.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { isCancelled, type MachineState, reasonOf } from './reason.ts'

/** Seconds after which the dialog of a cancelled charge closes. */
const closesAfter = 5
const isOver = ({ estado }: MachineState) => estado !== 'pendiente'

/** Outcome of an operation in one sentence, with a colour for its severity. */
function endOf(state: MachineState): { text: string; color: 'green' | 'orange' | 'red' } {
  const { estado, clase, importe, movido } = state
  if (estado === 'dudosa') return { text: t('cash_machine.doubtful'), color: 'orange' }
  if (estado !== 'hecha')
    return isCancelled(state) ? { text: t('msg.CANCELAR_COBRO'), color: 'orange' } : { text: t('msg.ERROR_CASHDRO'), color: 'red' }
  const moved = movido ?? importe
  const values = { importe: formatEuros(moved), falta: formatEuros(importe - moved) }
  if (moved < importe)
    return { text: t(clase === 'maquina_pago' ? 'cash_machine.part_payout' : 'cash_machine.part_sale', values), color: 'orange' }
  if (moved > importe) return { text: t('cash_machine.owed', { importe: formatEuros(moved - importe) }), color: 'orange' }
  return { text: t(clase === 'maquina_pago' ? 'cash_machine.done_payout' : 'cash_machine.done_sale', values), color: 'green' }
}

/** Current instruction for the machine's user. */
function nowOf({ clase, state, respuesta }: MachineState) {
  if (respuesta === 'cancelado') return t('cash_machine.cancelling')
  if (state === 'I') return t('cash_machine.waiting')
  return t(clase === 'maquina_pago' ? 'cash_machine.take' : 'cash_machine.insert')
}

/** Outcome of an operation, with the reason of a cancelled or failed one. */
function Outcome({ state }: { state: MachineState }) {
  const { text, color } = endOf(state)
  const reason = state.estado === 'retirada' ? reasonOf(state) : null
  return (
    <Alert variant="light" color={color}>
      {text}
      {reason && <p>{reason}</p>}
    </Alert>
  )
}

interface Props {
  id: number
  /** Called once with the outcome of the operation; the dialog stays until it is closed. */
  onEnd: (state: MachineState) => void
  close: () => void
}

/** Follows an operation of the cash machine: its counter, a cancel button, and its outcome. The server does the work: closing this changes nothing. */
export function MachineProgress({ id, onEnd, close }: Props) {
  const { data, error, refetch } = useRead(
    operationState,
    { operation_id: id },
    { refetchInterval: ({ state: { data: last } }) => (last && isOver(last as MachineState) ? false : pollSeconds.machine * 1000) },
  )
  const isTest = useRead(cashMachine, {}).data?.de_prueba ?? false
  const cancel = useAction(cancelOperation)
  const isReported = useRef(false)
  const ended = data && isOver(data) ? data : null
  const closesAlone = ended?.estado === 'retirada' && isCancelled(ended)
  useEffect(() => {
    if (!ended || isReported.current) return
    isReported.current = true
    onEnd(ended)
    void refresh(['invoice', 'ledger-operation', 'ledger-transfer'])
  }, [ended, onEnd])
  useEffect(() => {
    if (!closesAlone) return
    const timer = setTimeout(close, closesAfter * 1000)
    return () => clearTimeout(timer)
  }, [closesAlone, close])
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={3} />
  const isCancelling = data.respuesta === 'cancelado'
  return (
    <div className="cm">
      <div role="status" className="cm-words">
        {ended ? <Outcome state={ended} /> : <p>{nowOf(data)}</p>}
      </div>
      <div className="cm-counter">
        <Progress
          value={data.progreso}
          size="lg"
          animated={!ended}
          color={ended ? endOf(ended).color : 'blue'}
          aria-label={t('cash_machine.way')}
        />
        <span className="tabular">{data.progreso} %</span>
      </div>
      {isTest && <p className="cm-test">{t('cash_machine.test')}</p>}
      {!ended && (
        <Button
          variant="default"
          loading={cancel.isBusy}
          disabled={isCancelling}
          onClick={() => void cancel.run({ operation_id: id }).then(() => refetch())}
        >
          {t(data.clase === 'maquina_pago' ? 'cash_machine.cancel_payout' : 'cash_machine.cancel')}
        </Button>
      )}
    </div>
  )
}

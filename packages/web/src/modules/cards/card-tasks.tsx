import {
  acknowledgeOperation,
  type cardPayments,
  decideOperation,
  queryGateway,
  refundSurplus,
  useSurplus as useSurplusCall,
} from '@app/contract/cards/card-payments'
import { lateReportOf } from '@app/contract/cash-machine/late-report'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

export type CardPayments = OutputOf<typeof cardPayments>
export type Operation = CardPayments['operaciones'][number]
type Surplus = CardPayments['sobrantes'][number]

const nameOf = ({ desc_socio }: { desc_socio: string | null }) => desc_socio ?? t('cards.somebody')
const orderOf = ({ orden }: { orden: string | null }) => (orden === null ? '' : t('cards.order', { orden }))

function Task({ text, detail, children }: { text: string; detail: string; children: ReactNode }) {
  return (
    <li className="cards-task">
      <p>
        {text}
        <small>{detail}</small>
      </p>
      <div className="cards-acts">{children}</div>
    </li>
  )
}

/** Double payment: applied to the payer's debt, or refunded. */
function SurplusTask({ row }: { row: Surplus }) {
  const use = useAction(useSurplusCall, { onDone: ({ usado }) => toast.good(t('cards.used', { importe: formatEuros(usado) })) })
  const back = useAction(refundSurplus, {
    onDone: ({ devuelto }) =>
      toast.good(t(row.de_maquina ? 'cards.payout_sent' : 'cards.refund_sent', { importe: formatEuros(devuelto) }), {
        milliseconds: noticeTimes.standard,
      }),
  })
  const isBusy = use.isBusy || back.isBusy
  return (
    <Task
      text={t(row.de_maquina ? 'cards.task_machine_change' : 'cards.task_surplus', {
        nombre: nameOf(row),
        importe: formatEuros(row.importe),
      })}
      detail={orderOf(row)}
    >
      {row.debe > 0 && (
        <Button size="xs" loading={use.isBusy} disabled={isBusy} onClick={() => void use.run({ id: row.id_reg_cuenta })}>
          {t('cards.use', { debe: formatEuros(row.debe) })}
        </Button>
      )}
      <Button size="xs" variant="default" loading={back.isBusy} disabled={isBusy} onClick={() => void back.run({ id: row.id_reg_cuenta })}>
        {t(row.de_maquina ? 'cards.give_out' : 'cards.give_back')}
      </Button>
    </Task>
  )
}

const doubtful = {
  enlace: 'cards.task_doubtful_payment',
  pasarela_cobro: 'cards.task_doubtful_payment',
  pasarela_devolucion: 'cards.task_doubtful_refund',
  maquina_cobro: 'cards.task_machine_sale',
  maquina_pago: 'cards.task_machine_payout',
} as const
const isMachine = ({ clase }: Operation) => clase === 'maquina_cobro' || clase === 'maquina_pago'

/** Operation unanswered by the bank or the cash machine: queried again, or decided by staff after a check. */
function DoubtfulTask({ row }: { row: Operation }) {
  const ask = useAction(queryGateway, { toast: t('cards.asked') })
  const decide = useAction(decideOperation, { toast: true })
  const id = row.id_reg_operacion
  const text = t(doubtful[row.clase], { nombre: nameOf(row), importe: formatEuros(row.importe) })
  const hint = t(isMachine(row) ? 'cards.decide_machine_hint' : 'cards.decide_hint', { orden: row.orden ?? '' })
  const report = async (hecha: boolean) => {
    const answer = t(hecha ? 'cards.is_done' : 'cards.is_not_done')
    if (await confirm({ title: text, hint, confirm: answer })) await decide.run({ id, hecha })
  }
  return (
    <Task text={text} detail={orderOf(row)}>
      <Button size="xs" loading={ask.isBusy} onClick={() => void ask.run({ id })}>
        {t(isMachine(row) ? 'cards.ask_machine' : 'cards.ask')}
      </Button>
      {([true, false] as const).map((hecha) => (
        <Button key={String(hecha)} size="xs" variant="default" disabled={decide.isBusy} onClick={() => void report(hecha)}>
          {t(hecha ? 'cards.is_done' : 'cards.is_not_done')}
        </Button>
      ))}
    </Task>
  )
}

/** Text of a refund refused by the bank or the cash machine. */
const refusalText = (row: Operation) => {
  const values = { nombre: nameOf(row), importe: formatEuros(row.importe), respuesta: row.respuesta ?? '—' }
  return t(isMachine(row) ? 'cards.task_machine_refused' : 'cards.task_refused', values)
}

/** Late result of the cash machine, after a decision by staff or by timeout; null for other operations. */
function lateText(row: Operation) {
  const late = lateReportOf(row.respuesta)
  if (late === null) return null
  const cents = formatEuros(late.cents)
  const values = { nombre: nameOf(row), importe: formatEuros(row.movido ?? row.importe) }
  if (late.kind === 'distinto') return t('cards.task_late_other', { ...values, dicho: cents })
  if (row.clase === 'maquina_cobro') return t('cards.task_late_sale', values)
  return late.cents > 0 ? t('cards.task_late_twice', { ...values, de_mas: cents }) : t('cards.task_late_payout', values)
}

/** Notice that stays until it is acknowledged. */
function NotedTask({ row, text }: { row: Operation; text: string }) {
  const note = useAction(acknowledgeOperation)
  return (
    <Task text={text} detail={orderOf(row)}>
      <Button size="xs" variant="default" loading={note.isBusy} onClick={() => void note.run({ id: row.id_reg_operacion })}>
        {t('cards.noted')}
      </Button>
    </Task>
  )
}

/** Tasks to settle by hand. */
export function CardTasks({ operaciones, sobrantes }: CardPayments) {
  const unclear = operaciones.filter(({ estado }) => estado === 'dudosa')
  const refused = operaciones.filter(
    ({ clase, estado, visto }) => (clase === 'pasarela_devolucion' || clase === 'maquina_pago') && estado === 'retirada' && !visto,
  )
  const late = operaciones.flatMap((row) => {
    const text = row.visto ? null : lateText(row)
    return text === null ? [] : [{ row, text }]
  })
  if (unclear.length + refused.length + late.length + sobrantes.length === 0) return null
  return (
    <ul className="cards-tasks" aria-label={t('cards.tasks')}>
      {sobrantes.map((row) => (
        <SurplusTask key={`s${row.id_reg_cuenta}`} row={row} />
      ))}
      {unclear.map((row) => (
        <DoubtfulTask key={row.id_reg_operacion} row={row} />
      ))}
      {refused.map((row) => (
        <NotedTask key={row.id_reg_operacion} row={row} text={refusalText(row)} />
      ))}
      {late.map((one) => (
        <NotedTask key={one.row.id_reg_operacion} {...one} />
      ))}
    </ul>
  )
}

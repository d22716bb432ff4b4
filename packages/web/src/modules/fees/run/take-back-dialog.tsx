import { takeBackFeeRun, takeBackPreview } from '@app/contract/fees/fee-runs'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { instant } from '../../../kit/kinds/instant.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { Lines } from '../../../kit/screen/lines.tsx'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Run } from './run-state.ts'
import { counted, monthOf } from './run-words.ts'

type Plan = OutputOf<typeof takeBackPreview>

const sumOf = (rows: Plan['quedan']) =>
  rows.reduce((sum, { lineas, importe }) => ({ lineas: sum.lineas + lineas, importe: sum.importe + importe }), { lineas: 0, importe: 0 })

/** Lines that go and those that stay, by reason. */
function GoAndStay({ plan }: { plan: Plan }) {
  const stays = sumOf(plan.quedan)
  const figures = [
    [t('raise.goes'), plan.retirar, t('raise.goes_more')],
    [t('raise.stays'), stays, t('raise.stays_more')],
  ] as const
  return (
    <>
      <div className="raise-figures raise-two">
        {figures.map(([name, { lineas, importe }, more]) => (
          <p key={name}>
            <small>{name}</small>
            <span>
              <b>{formatCount(lineas)}</b> {formatEuros(importe)}
            </span>
            <small>{more}</small>
          </p>
        ))}
      </div>
      {plan.quedan.length > 0 && (
        <>
          <h3>{t('raise.why_stay')}</h3>
          <Lines>
            {plan.quedan.map(({ destino, lineas, importe }) => (
              <li key={destino}>
                <span>
                  <b className="tabular">{formatCount(lineas)}</b> {t(`raise.fate.${destino}`)}
                  <br />
                  <small className="dimmed">{t(`raise.stay_why.${destino}`)}</small>
                </span>
                <span className="tabular">{formatEuros(importe)}</span>
              </li>
            ))}
          </Lines>
        </>
      )}
    </>
  )
}

/** Outcome for members: debt, periods due again, notices. */
const Outcome = ({ plan: { retirar } }: { plan: Plan }) => (
  <div className="raise-outcome">
    <h3>{t('raise.will_happen')}</h3>
    <dl className="raise-types">
      <div>
        <dt>{t('raise.debt')}</dt>
        <dd>{formatEuros(-retirar.importe)}</dd>
      </div>
      <div>
        <dt>{t('raise.due_again')}</dt>
        <dd>{t('raise.n_periods', counted(retirar.lineas))}</dd>
      </div>
      <div>
        <dt>{t('raise.notices')}</dt>
        <dd>{t('raise.notices_none')}</dd>
      </div>
    </dl>
  </div>
)

/** State of the dialog: the preview, the reason, and the refusal of the last attempt. */
function useTakeBack(run: Run, isAlong: boolean, onClose: () => void) {
  const { id_reg_cuota_proceso: id } = run
  const [alsoChanged, setAlsoChanged] = useState(isAlong)
  const [motivo, setMotivo] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const reason = useRef<HTMLInputElement>(null)
  const read = useRead(takeBackPreview, { id, con_cambiadas: alsoChanged }, { keepPrevious: true })
  const take = useAction(takeBackFeeRun, {
    onRefused: (refused) => {
      setRefusal(refused)
      void read.refetch()
    },
    onDone: onClose,
  })
  const isReady = read.data !== undefined && !read.isPlaceholderData && read.data.retirar.lineas > 0 && !take.isBusy && take.may
  const confirm = () => {
    if (!isReady) return
    setRefusal(null)
    if (motivo.trim() !== '') return void take.run({ id, con_cambiadas: alsoChanged, motivo: motivo.trim(), huella: read.data.huella })
    setComplaint(t('raise.reason_needed'))
    reason.current?.focus()
  }
  const type = (text: string) => {
    setMotivo(text)
    setComplaint(null)
  }
  return { read, take, isReady, confirm, alsoChanged, setAlsoChanged, motivo, type, complaint, refusal, reason }
}

interface Props {
  run: Run
  /** Lines changed by hand go along from the start. */
  isAlong: boolean
  onClose: () => void
}

/** Takes a run back: what goes, what stays and why, before anything is done; the reason is required. */
export function TakeBackDialog({ run, isAlong, onClose }: Props) {
  const state = useTakeBack(run, isAlong, onClose)
  const { read, refusal } = state
  const plan = read.data
  const hasChanged = run.destinos.some(({ destino, lineas }) => destino === 'cambiada' && lineas > 0)
  const made = t('raise.made', { fecha: instant.format(run.fecha) })
  return (
    <DialogFrame
      title={t('raise.take_back_title', { mes: monthOf(run.hasta) })}
      size={840}
      fillsPhone
      isStatic
      onClose={onClose}
      onConfirm={state.confirm}
    >
      <p className="raise-sub">
        {made}: {t('raise.sum_of', { ...counted(run.lineas), importe: formatEuros(run.importe) })}
      </p>
      {read.error && <ReadError error={read.error} onRetry={read.refetch} />}
      {!plan && !read.error && <LinesSkeleton />}
      {plan && (
        <div className="raise-dialog">
          <div>
            {refusal && (
              <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={16} />}>
                {refusal.msg}
              </Alert>
            )}
            <GoAndStay plan={plan} />
            {hasChanged && (
              <Checkbox
                label={t('raise.along')}
                checked={state.alsoChanged}
                onChange={(event) => state.setAlsoChanged(event.currentTarget.checked)}
              />
            )}
          </div>
          <Outcome plan={plan} />
        </div>
      )}
      <footer className="raise-dialog-foot">
        <TextInput
          ref={state.reason}
          aria-label={t('raise.reason')}
          placeholder={t('raise.reason')}
          maxLength={500}
          required
          value={state.motivo}
          error={state.complaint}
          onChange={(event) => state.type(event.currentTarget.value)}
        />
        <Button variant="default" data-autofocus rightSection={<KeyCaps keys="Escape" />} onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button
          color="red.8"
          disabled={!state.isReady}
          loading={state.take.isBusy}
          rightSection={<KeyCaps keys="mod+Enter" />}
          onClick={state.confirm}
        >
          {t('raise.take_back_n', counted(plan?.retirar.lineas ?? 0))}
        </Button>
      </footer>
    </DialogFrame>
  )
}

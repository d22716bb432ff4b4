import { mailFeeRun } from '@app/contract/fees/fee-runs'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { currentSession, isParameterOn } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Preview } from './run-lines.ts'
import { counted, rightNeeded } from './run-words.ts'
import type { FeeRun } from './use-fee-run.ts'

/** Words of the button: its count and sum, and the type, group or fee that it is for. */
function raiseText({ filter }: FeeRun, { total, tipos, grupos, lineas }: Preview): string {
  const sums = { ...counted(total.lineas), importe: formatEuros(total.importe) }
  const nombre =
    (filter.id_mst_cuotas !== null && lineas[0]?.desc_cuota) ||
    (filter.id_mst_curso_grupo !== null && grupos[0]?.desc) ||
    (filter.id_mst_tipocuotas !== null && tipos[0]?.desc_tipocuota)
  return nombre ? t('raise.raise_n_of', { ...sums, nombre }) : t('raise.raise_n', sums)
}

interface RaiseProps {
  run: FeeRun
  preview: Preview
  text?: string
  onClick?: () => void
  keys?: ReactNode
}
/** Button that raises the fees; dimmed while the preview is another one than seen, and without the right. */
export const RaiseButton = ({ run, preview, text = raiseText(run, preview), onClick = run.raise, keys }: RaiseProps) => (
  <Button
    disabled={!run.isReady && !run.begin.isBusy}
    loading={run.begin.isBusy}
    title={run.begin.may ? undefined : rightNeeded()}
    rightSection={keys}
    onClick={onClick}
  >
    {text}
  </Button>
)

/** Sentence of the outcome, with the hour of the club's schedule. */
export const outcomeText = () =>
  isParameterOn('CUOTAS_GENERAR_SOLAS')
    ? `${t('raise.foot_more')} ${t('raise.alone', { hora: `${currentSession()?.parameters.CUOTAS_GENERAR_HORA}:00` })}`
    : t('raise.foot_more')

/** Foot of the preview: the sentence of its outcome, the preview by mail, and the run. */
export function RunFoot({ run, preview }: { run: FeeRun; preview: Preview }) {
  const mail = useAction(mailFeeRun, {
    onDone: ({ direcciones }) =>
      direcciones === 0 ? toast.info(t('raise.mailed_none')) : toast.good(t('raise.mailed', counted(direcciones))),
  })
  return (
    <footer className="raise-foot">
      <p>
        <b>{t('raise.foot', counted(preview.total.lineas))}</b> {run.begin.may ? outcomeText() : rightNeeded()}
      </p>
      {mail.may && (
        <Button variant="default" leftSection={<IconMail size={15} />} loading={mail.isBusy} onClick={() => void mail.run(run.asked)}>
          {t('raise.mail')}
        </Button>
      )}
      <RaiseButton run={run} preview={preview} keys={<KeyCaps keys="mod+Enter" />} />
    </footer>
  )
}

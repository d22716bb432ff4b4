import { proposedWithdrawal } from '@app/contract/cash/cash-rules'
import { closeDrawer } from '@app/contract/cash/drawer'
import { optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { Modal } from '@mantine/core'
import { useEffect, useId, useMemo, useState } from 'react'
import { call } from '../../kit/api.ts'
import { FormFrame } from '../../kit/form.tsx'
import { FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'
import { Difference } from './difference.tsx'
import type { DrawerInfo } from './drawer-now.tsx'

/** Close only; close and take out what is over the float; close and take out an amount that is asked. */
export type Way = 'close' | 'excess' | 'other'

interface Props {
  info: DrawerInfo
  counted: number
  lines: readonly { valor: number; cantidad: number }[] | null
  way: Way
  onClose: () => void
  onDone: () => void
}

const own = { desc_caja: optional(field.text(200)) }
const withAmount = { retirar: field.money({ min: 0 }), ...own }

/** Says what the close will write, asks for the amount to take out where it is open, and closes. */
export function CloseDialog(props: Props) {
  const { way, onClose } = props
  return (
    <Modal opened onClose={onClose} title={t(`desk.close_${way}`)} size={420} closeButtonProps={{ 'aria-label': t('core.close') }}>
      <CloseForm {...props} />
    </Modal>
  )
}

function CloseForm({ info, counted, lines, way, onClose, onDone }: Props) {
  const { caja, ultima_caja, expectedAmount } = info
  const [isDone, setDone] = useState(false)
  const first = useMemo(() => ({ retirar: way === 'excess' ? proposedWithdrawal(counted, caja.fondo) : null }), [way, counted, caja.fondo])
  const form = useForm({
    id: useId(),
    fields: way === 'close' ? own : withAmount,
    row: first,
    guards: false,
    onSubmit: async (values) => {
      const taken = values.retirar as number | undefined
      await call(closeDrawer, {
        id_mst_caja: caja.id_mst_caja,
        amount: counted,
        desc_caja: values.desc_caja as string | null,
        contador: lines && [...lines],
        id_ultima_caja: ultima_caja?.id_reg_caja ?? 0,
        ...(taken !== undefined && { retirar: taken }),
      })
      toast.good(taken ? t('desk.closed_withdrawn', { importe: formatEuros(taken) }) : t('desk.closed'))
      setDone(true)
    },
  })
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  const taken = way === 'close' ? 0 : (readEuros(String(form.draft.retirar ?? '')) ?? 0)
  return (
    <FormFrame form={form} words="cash-movement" looks={{ retirar: { label: t('desk.take_out_amount') } }}>
      <dl className="cash-sum">
        <dt>{t('desk.counted_amount')}</dt>
        <dd>{formatEuros(counted)}</dd>
        <dt>{t('desk.expected')}</dt>
        <dd>{formatEuros(expectedAmount)}</dd>
      </dl>
      <Difference counted={counted} expected={expectedAmount} />
      <FormFields form={form} words="cash-movement" looks={{ retirar: { label: t('desk.take_out_amount') } }} />
      <dl className="cash-sum">
        <dt>{t('desk.stays')}</dt>
        <dd>
          <b>{formatEuros(counted - taken)}</b>
        </dd>
      </dl>
      <p className="cash-note">{t('desk.close_is_final')}</p>
      <SaveBar form={form} always save={t('desk.close_register')} onCancel={onClose} />
    </FormFrame>
  )
}

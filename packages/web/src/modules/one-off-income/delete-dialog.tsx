import './income.css'
import { deleteFeeLines, feeLinesInfo } from '@app/contract/fees/fee-lines'
import { paymentType, paymentTypes } from '@app/contract/income-types/payment-type'
import { type DeletionStep, deleteLines, deletionPreview, deletionSteps, refundInsteadOfDelete } from '@app/contract/invoices/delete-lines'
import { guestMember } from '@app/contract/members/member'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox, SegmentedControl } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call, useChoices, useRead } from '../../kit/reads/api.ts'
import { isParameterOn } from '../../kit/reads/session.ts'
import { FormSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type FeeLine, FeeLineAnswers, useFeeAnswers } from '../fees/public.ts'
import { callRefund } from '../invoices/public.ts'
import type { IncomeRow } from './income-row.ts'

interface Props {
  rows: readonly Pick<IncomeRow, 'id_reg_factura' | 'concepto' | 'pagado' | 'id_mst_tipopago' | 'id_mst_socios'>[]
  onClose: () => void
}

/**
 * Deletes lines that are paid or of fees: shows the outcome of each in advance, the destination of money that came through a bank, and asks
 * when a fee is due again.
 */
export function DeleteDialog({ rows, onClose }: Props) {
  const ids = rows.map((row) => row.id_reg_factura)
  const { data, error, refetch } = useRead(deletionPreview, { id_reg_facturas: ids })
  const ofFees = data?.facturas.filter((one) => one.de_cuota).map((one) => one.id_reg_factura)
  const fees = useRead(feeLinesInfo, ofFees ? { id_reg_facturas: ofFees } : null)
  const failed = error ?? fees.error
  return (
    <DialogFrame title={t('income.delete_title', { n: rows.length })} size={460} onClose={onClose}>
      {failed && <ReadError error={failed} onRetry={error ? refetch : fees.refetch} />}
      {!(data && fees.data) && !failed && <FormSkeleton lines={3} />}
      {data && fees.data && <Steps found={data.facturas} feeLines={fees.data.lineas} rows={rows} onClose={onClose} />}
    </DialogFrame>
  )
}

const refundTexts = { bank: 'income.refund_by_bank', cash: 'income.refund_in_cash', wallet: 'invoices.to_wallet' } as const
type Found = { readonly id_reg_factura: number; readonly paso: DeletionStep; readonly importe: number }
/** Reason of a refused deletion or refund. */
const Refusal = ({ text }: { text: string }) => (
  <Alert color="red" variant="light" role="alert" mb="sm">
    {text}
  </Alert>
)

function Steps({ found, feeLines, rows, onClose }: Props & { found: readonly Found[]; feeLines: readonly FeeLine[] }) {
  const [refunds, setRefunds] = useState(true)
  const [target, setTarget] = useState<'bank' | 'cash' | 'wallet'>('bank')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const bySteps = Map.groupBy(found, ({ paso }) => paso)
  const idsOf = (...steps: readonly DeletionStep[]) => steps.flatMap((step) => (bySteps.get(step) ?? []).map((one) => one.id_reg_factura))
  const removed = idsOf('se_borra', 'se_anula')
  const asked = feeLines.filter((one) => removed.includes(one.id_reg_factura))
  const answers = useFeeAnswers(asked)
  const plain = removed.filter((id) => !asked.some((one) => one.id_reg_factura === id))
  const traced = refunds ? idsOf('se_rectifica') : []
  const online = rows.filter((row) => traced.includes(row.id_reg_factura))
  const mayGoToWallet =
    isParameterOn('MONEDERO_SOCIOS') &&
    online.every(
      (row) => row.id_mst_tipopago === paymentTypes.cardOnline && row.id_mst_socios !== null && row.id_mst_socios !== guestMember,
    )
  const targets = (['bank', 'cash', 'wallet'] as const).filter((one) => one !== 'wallet' || mayGoToWallet)
  const sumOf = (step: DeletionStep) => (bySteps.get(step) ?? []).reduce((sum, { importe }) => sum + importe, 0)
  const conceptOf = new Map(rows.map((row) => [row.id_reg_factura, row.concepto]))
  const names = new Map(useChoices(paymentType, { staleTime: 300_000 }).data?.map((one) => [one.id, one.text]))
  const gone = new Set([...idsOf('se_anula'), ...traced])
  const voided = rows.filter((row) => gone.has(row.id_reg_factura))
  const back = voided.reduce((sum, { pagado }) => sum + pagado, 0)
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const run = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const request = { id_reg_facturas: traced, devolucionTarjeta: target === 'bank', pasar_a_monedero: target === 'wallet' }
      if (traced.length > 0 && (await callRefund(refundInsteadOfDelete, request)) === null) return
      if (plain.length > 0) await call(deleteLines, { id_reg_facturas: plain })
      if (asked.length > 0) await call(deleteFeeLines, { lineas: answers.sent })
      toast.good(t('income.deleted', { n: removed.length + traced.length }))
      onClose()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setRefusal(error.msg)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey && !isBusy && answers.isComplete) void run()
      }}
      role="presentation"
    >
      {refusal && <Refusal text={refusal} />}
      <ol className="in-steps">
        {deletionSteps.flatMap((step) => {
          const own = bySteps.get(step)
          if (!own) return []
          const words = t(`income.step_${step}`, { n: own.length, importe: formatEuros(sumOf(step)) })
          return [
            <li key={step} data-step={step}>
              {step === 'se_rectifica' ? (
                <>
                  <Checkbox checked={refunds} label={words} onChange={() => setRefunds(!refunds)} />
                  <SegmentedControl
                    size="xs"
                    mt={6}
                    disabled={!refunds}
                    aria-label={t('income.refund_way')}
                    value={target}
                    onChange={(value) => setTarget(targets.find((one) => one === value) ?? 'bank')}
                    data={targets.map((value) => ({ value, label: t(refundTexts[value]) }))}
                  />
                </>
              ) : (
                words
              )}
              <small>{own.map((one) => conceptOf.get(one.id_reg_factura)).join(', ')}</small>
            </li>,
          ]
        })}
      </ol>
      <FeeLineAnswers lines={asked} state={answers} />
      {voided.length > 0 && (
        <dl className="in-ledger" aria-label={t('income.what_happens')}>
          {voided.map((row) => (
            <div key={row.id_reg_factura}>
              <dt>
                {row.concepto}
                {row.id_mst_tipopago !== null && ` · ${names.get(row.id_mst_tipopago) ?? ''}`}
              </dt>
              <dd className="tabular">
                <del>{formatEuros(row.pagado)}</del> → <ins>{formatEuros(0)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="in-foot">
        <Button ref={cancel} variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button
          color="red"
          title="Ctrl+Enter"
          loading={isBusy}
          disabled={removed.length + traced.length === 0 || !answers.isComplete}
          onClick={() => void run()}
        >
          {back > 0
            ? t('income.void_and_give_back', { importe: formatEuros(back) })
            : asked.length === removed.length && asked.length > 0 && answers.verb !== null
              ? t('cuota.eliminar_y', { que: answers.verb })
              : t('income.delete_these', { n: removed.length + traced.length })}
        </Button>
      </div>
    </div>
  )
}

import './fee-types.css'
import { feeTypePromotions, savePromotions } from '@app/contract/fee-types/fee-types'
import { listFees } from '@app/contract/fees/fees'
import type { OutputOf } from '@app/contract/kit/action'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { FormFrame } from '../../kit/forms/form.tsx'
import { SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { FormSkeleton, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { Fee, TypedLists } from './fee-example.ts'
import { FeeExamplePicture } from './fee-example-picture.tsx'
import { PromotionRows } from './promotion-rows.tsx'
import { SiblingRows } from './sibling-rows.tsx'

interface Props {
  id: number
  onClose: () => void
}

/** Promotions of a fee type and percentages of families, each with an example. */
export function FeeTypePanel(props: Props) {
  const { data, error, refetch } = useRead(feeTypePromotions, { id: props.id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <FormSkeleton lines={5} />
  return <LoadedPanel key={props.id} {...props} stored={data} />
}

/** Fees of a type, and the one of the examples. */
function useExampleFee(id: number) {
  const { data, error, refetch } = useRead(listFees, {})
  const [chosen, setChosen] = useState<number | null>(null)
  const fees = data?.filter((one) => one.id_mst_tipocuotas === id)
  const fee = fees?.find((one) => one.id_mst_cuotas === chosen) ?? fees?.find((one) => one.activo) ?? fees?.[0]
  return { fees, fee, error, refetch, setChosen }
}

function LoadedPanel({ id, stored, onClose }: Props & { stored: OutputOf<typeof feeTypePromotions> }) {
  const form = useForm({
    call: savePromotions,
    given: { id_mst_tipocuotas: id },
    first: stored,
    by: { datos: { by: [] }, hermanos: { by: [] } },
    onSaved: onClose,
  })
  const example = useExampleFee(id)
  const promotions = form.rows('datos')
  const siblings = form.rows('hermanos')
  const lists: TypedLists = {
    promociones: promotions.all.map((row) => row.value()).filter((row) => row !== null),
    hermanos: siblings.all.map((row) => row.value()?.porcentaje ?? 0),
  }
  return (
    <FormFrame
      form={form}
      className="fty"
      looks={{ datos: { label: t('fee-types.promotion') }, hermanos: { label: t('fee-types.siblings') } }}
    >
      <Card title={t('fee-types.promotion')} hint={t('fee-types.promotion_hint')}>
        <PromotionRows formId={form.id} rows={promotions} />
        <Example {...example} lists={lists} />
        <p className="fty-counted">{t('fee-types.counted')}</p>
      </Card>
      <Card title={t('fee-types.siblings')} hint={t('fee-types.siblings_hint')}>
        <SiblingRows formId={form.id} rows={siblings} fee={example.fee} lists={lists} />
      </Card>
      <p className="fty-note">{t('fee-types.nothing_raised')}</p>
      <SaveBar form={form} always {...(form.message && { save: t('fee-types.save_again') })} onCancel={onClose} />
    </FormFrame>
  )
}

interface ExampleProps extends ReturnType<typeof useExampleFee> {
  lists: TypedLists
}
function Example({ fees, fee, error, refetch, setChosen, lists }: ExampleProps) {
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!fees) return <LinesSkeleton lines={3} />
  if (!fee) return <p>{t('fee-types.no_fees_yet')}</p>
  return (
    <>
      {fees.length > 1 && (
        <Select
          className="fty-select"
          label={t('fee-types.example_fee')}
          allowDeselect={false}
          value={String(fee.id_mst_cuotas)}
          onChange={(value) => setChosen(Number(value))}
          data={fees.map((one: Fee) => ({ value: String(one.id_mst_cuotas), label: one.desc_cuota }))}
        />
      )}
      <FeeExamplePicture fee={fee} lists={lists} />
    </>
  )
}

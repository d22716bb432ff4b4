import { fee } from '@app/contract/fees/fee'
import type { SentOf } from '@app/contract/kit/action'
import { label } from '@app/contract/labels/label'
import type { runAct } from '@app/contract/member-acts/run-act'
import { memberType } from '@app/contract/members/member-type'
import { passType } from '@app/contract/pass-types/pass-type'
import { formatEuros } from '@app/contract/values/money'
import { walletPrices } from '@app/contract/wallet/wallet-prices'
import { NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { useChoices, useRead } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Input of an action besides the selection. */
export type ActInput = Omit<SentOf<typeof runAct>, 'seleccion' | 'huella'>

/** True if the required input of the action is complete. */
export function isComplete(words: ActInput) {
  const { acto, id_mst_etiqueta, id_mst_tiposocio, id_mst_tipoabonos, notificar, fecha_baja, asunto, texto } = words
  if (acto === 'label_add' || acto === 'label_remove') return Boolean(id_mst_etiqueta)
  if (acto === 'type') return Boolean(id_mst_tiposocio)
  if (acto === 'pass') return Boolean(id_mst_tipoabonos)
  if (acto === 'fee') return Boolean(words.id_mst_cuotas)
  if (acto === 'topup') return Boolean(words.id_mst_monedero_virtual_precios)
  if (acto === 'link') return true
  if (acto === 'notify') return notificar !== undefined
  return acto === 'leave' ? Boolean(fecha_baja) : Boolean(asunto?.trim() && texto?.trim())
}

interface Props {
  words: ActInput
  onChange: (words: ActInput) => void
}

/** Row of another table, by its name; initially empty. */
function Row({
  of,
  name,
  value,
  onPick,
}: {
  of: { path: string }
  name: string
  value: number | null | undefined
  onPick: (id: number) => void
}) {
  const { data = [] } = useChoices(of)
  return (
    <NativeSelect
      label={name}
      data-autofocus
      value={value ?? ''}
      data={[{ value: '', label: '' }, ...data.map(({ id, text }) => ({ value: String(id), label: text }))]}
      onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
    />
  )
}

function LabelFields({ words, onChange }: Props) {
  const acts = ['label_add', 'label_remove'] as const
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('member-acts.label')}
        value={words.acto}
        onChange={(acto) => onChange({ ...words, acto: acto as (typeof acts)[number] })}
        data={acts.map((value) => ({ value, label: t(`member-acts.${value}`) }))}
      />
      <Row
        of={label}
        name={t('member-acts.label')}
        value={words.id_mst_etiqueta}
        onPick={(id_mst_etiqueta) => onChange({ ...words, id_mst_etiqueta })}
      />
    </>
  )
}

function LetterFields({ words, onChange }: Props) {
  return (
    <>
      <TextInput
        label={t('member-acts.subject')}
        maxLength={150}
        data-autofocus
        value={words.asunto ?? ''}
        onChange={({ currentTarget }) => onChange({ ...words, asunto: currentTarget.value })}
      />
      <Textarea
        label={t('member-acts.words')}
        autosize
        minRows={6}
        maxRows={14}
        maxLength={5000}
        value={words.texto ?? ''}
        onChange={({ currentTarget }) => onChange({ ...words, texto: currentTarget.value })}
      />
    </>
  )
}

/** Top-ups of the price list, each with its price and credit. */
function TopUpField({ words, onChange }: Props) {
  const { data, error } = useRead(walletPrices, {})
  const rows = data ?? []
  if (data?.length === 0) return <p className="ma-note">{t('wallet.no_prices')}</p>
  return (
    <NativeSelect
      label={t('member-acts.price')}
      data-autofocus
      error={error?.msg}
      value={words.id_mst_monedero_virtual_precios ?? ''}
      data={[
        { value: '', label: '' },
        ...rows.map(({ id_mst_monedero_virtual_precios: id, desc, precio, credito }) => ({
          value: String(id),
          label: t('member-acts.price_of', { desc, precio: formatEuros(precio), credito: formatEuros(credito) }),
        })),
      ]}
      onChange={({ currentTarget }) => onChange({ ...words, id_mst_monedero_virtual_precios: Number(currentTarget.value) || null })}
    />
  )
}

/** Fee and its first day, by default today. */
function FeeFields({ words, onChange }: Props) {
  return (
    <>
      <Row
        of={fee}
        name={t('member-acts.fee_name')}
        value={words.id_mst_cuotas}
        onPick={(id_mst_cuotas) => onChange({ ...words, id_mst_cuotas })}
      />
      <DateField
        label={t('member-acts.fee_from')}
        value={words.fecha_inicio_cuota ?? today()}
        onChange={(fecha_inicio_cuota) => onChange({ ...words, fecha_inicio_cuota })}
      />
    </>
  )
}

/** Fields of an action. */
export function ActFields({ words, onChange }: Props) {
  const { acto } = words
  if (acto === 'label_add' || acto === 'label_remove') return <LabelFields words={words} onChange={onChange} />
  if (acto === 'fee') return <FeeFields words={words} onChange={onChange} />
  if (acto === 'topup') return <TopUpField words={words} onChange={onChange} />
  if (acto === 'link') return <p className="ma-note">{t('member-acts.link_hint')}</p>
  if (acto === 'mail') return <LetterFields words={words} onChange={onChange} />
  if (acto === 'leave')
    return (
      <DateField
        label={t('member-acts.day')}
        data-autofocus
        value={words.fecha_baja ?? null}
        onChange={(fecha_baja) => onChange({ ...words, fecha_baja })}
      />
    )
  if (acto === 'notify')
    return (
      <SegmentedControl
        orientation="vertical"
        aria-label={t('member-acts.notify')}
        value={words.notificar === undefined ? '' : String(Number(words.notificar))}
        onChange={(value) => onChange({ ...words, notificar: value === '1' })}
        data={[
          { value: '1', label: t('member-acts.notices_on') },
          { value: '0', label: t('member-acts.notices_off') },
        ]}
      />
    )
  const isType = acto === 'type'
  return (
    <Row
      of={isType ? memberType : passType}
      name={isType ? t('member.id_mst_tiposocio') : t('member-acts.pass_type')}
      value={isType ? words.id_mst_tiposocio : words.id_mst_tipoabonos}
      onPick={(id) => onChange({ ...words, ...(isType ? { id_mst_tiposocio: id } : { id_mst_tipoabonos: id }) })}
    />
  )
}

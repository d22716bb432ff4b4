import { type Field, Unreadable } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { bandFault, faultValues } from '@app/contract/tariffs/tariff-rules'
import { saveBands } from '@app/contract/tariffs/tariffs'
import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { amount, amountText } from '../../kit/amount.ts'
import { AmountField } from '../../kit/amount-field.tsx'
import { call } from '../../kit/api.ts'
import { toDraft } from '../../kit/draft.ts'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import type { Band } from './tariff-draft.ts'

const hours = field.number({ min: 0, max: 24 })
/** A band while it is typed: where it ends and what it costs; it starts where the one before ends, so that there is no hole. */
interface Line {
  readonly hasta: string
  readonly precio: string
}
interface Draft {
  readonly desde: string
  readonly lines: readonly Line[]
}

/** The bands of a draft, each from where the last one ended; refuses an end that is no later. */
const tramos: Field<Band[], 'required'> = {
  ...saveBands.input.tramos,
  read: (raw) => {
    const { desde, lines } = raw as Draft
    let from = lines.length === 0 ? 0 : hours.read(desde)
    const bands = lines.map(({ hasta, precio }): Band => {
      const band = { min_horas: from, max_horas: hours.read(hasta), precio: amount.read(precio) }
      from = band.max_horas
      return band
    })
    const fault = bandFault(bands)
    if (fault) throw new Unreadable(fault.key, faultValues(fault))
    return bands
  },
}
const fields = { tramos }

const text = (value: number) => String(toDraft(hours, value))
const draftOf = (bands: readonly Band[]): Draft => ({
  desde: text(bands[0]?.min_horas ?? 0),
  lines: bands.map(({ max_horas, precio }) => ({ hasta: text(max_horas), precio: amountText(precio) })),
})

interface Props {
  price: number
  bands: readonly Band[]
  onSaved: () => void
  onCancel: () => void
}

/** Bands one under the other: changing where one ends moves the start of the next. */
export function BandsForm({ price, bands, onSaved, onCancel }: Props) {
  const row = useMemo(() => ({ tramos: draftOf(bands) }), [bands])
  const form = useForm({
    id: useId(),
    name: `bands ${price}`,
    fields,
    row,
    onSaved,
    onSubmit: async (values) => {
      await call(saveBands, { id: price, tramos: values.tramos as Band[] })
    },
  })
  const { desde, lines } = form.draft.tramos as Draft
  const put = (change: Partial<Draft>) => form.set('tramos', { desde, lines, ...change })
  const setLine = (at: number, change: Partial<Line>) =>
    put({ lines: lines.map((line, index) => (index === at ? { ...line, ...change } : line)) })
  return (
    <FormFrame form={form} words="tarifa" looks={{ tramos: { label: t('tarifa.tramos') } }}>
      <p className="tf-muted">{t('tarifa.tramos_pista')}</p>
      {lines.length === 0 && <p className="tf-hint">{t('tarifa.ningun_tramo')}</p>}
      <ol className="tf-bands">
        {lines.map((line, index) => {
          const start = index === 0 ? desde : lines[index - 1]!.hasta
          return (
            // a band has no name but its place
            <li key={index}>
              <TextInput
                {...(index === 0 && { id: `${form.id}-tramos` })}
                label={t('price-band.min_horas')}
                className="kit-number"
                inputMode="decimal"
                rightSection={<span aria-hidden>h</span>}
                readOnly={index > 0}
                variant={index > 0 ? 'filled' : 'default'}
                value={start}
                onChange={(event) => put({ desde: event.currentTarget.value })}
              />
              <TextInput
                label={t('price-band.max_horas')}
                {...(index === 0 && { 'data-autofocus': true })}
                className="kit-number"
                inputMode="decimal"
                rightSection={<span aria-hidden>h</span>}
                value={line.hasta}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => setLine(index, { hasta: event.currentTarget.value })}
              />
              <AmountField label={t('price-band.precio')} value={line.precio} onChange={(precio) => setLine(index, { precio })} />
              <IconButton
                size="md"
                label={t('tarifa.quitar_tramo', { desde: start, hasta: line.hasta })}
                icon={IconTrash}
                onClick={() => put({ lines: lines.toSpliced(index, 1) })}
              />
            </li>
          )
        })}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={15} />}
        onClick={() => put({ lines: [...lines, { hasta: nextEnd(lines, desde), precio: '' }] })}
      >
        {t('tarifa.anadir_tramo')}
      </Button>
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}

/** Half an hour after the last end; an hour for the first band. */
function nextEnd(lines: readonly Line[], desde: string): string {
  const last = Number((lines.at(-1)?.hasta ?? desde).replace(',', '.'))
  if (!Number.isFinite(last)) return ''
  return text(Math.min(24, lines.length === 0 ? last + 1 : last + 0.5))
}

import type { OutputOf } from '@app/contract/kit/action'
import { type listBands, saveBands } from '@app/contract/tariffs/price-bands'
import { bandFault, faultValues } from '@app/contract/tariffs/tariff-rules'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { FormFrame } from '../../kit/forms/form.tsx'
import { RowField, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { Control } from '../../kit/kinds/controls/control.tsx'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  price: number
  bands: OutputOf<typeof listBands>
  onSaved: () => void
  onCancel: () => void
}

/** Joins each band to the end of the last one, so that there is no gap; refuses an end that is not later. */
function joined(bands: Props['bands']): Props['bands'] {
  const all = bands.map((band, index) => ({ ...band, min_horas: index === 0 ? band.min_horas : bands[index - 1]!.max_horas }))
  const fault = bandFault(all)
  if (fault)
    throw new RefusedError(422, { [`tramos.${fault.index}.max_horas`]: [t(fault.key, faultValues(fault))] }, t('msg.invalid_input'))
  return all
}

/** Bands one below the other: changing the end of one moves the start of the next. */
export function BandsForm({ price, bands, onSaved, onCancel }: Props) {
  const form = useForm({
    name: `bands ${price}`,
    fields: { tramos: saveBands.input.tramos },
    first: { tramos: bands },
    by: { tramos: { by: [] } },
    save: async ({ tramos }, { read }) => call(saveBands, { id: price, tramos: joined(tramos) }, { read }),
    onSaved,
  })
  const lines = form.rows('tramos')
  const remove = (index: number) => {
    const [first, next] = lines.all
    if (index === 0 && first && next) next.set('min_horas', first.draft.min_horas)
    lines.all[index]!.remove()
  }
  return (
    <FormFrame form={form} words="tarifa" looks={{ tramos: { label: t('tarifa.tramos') } }}>
      <p className="tf-muted">{t('tarifa.tramos_pista')}</p>
      {lines.all.length === 0 && <p className="tf-hint">{t('tarifa.ningun_tramo')}</p>}
      <ol className="tf-bands" id={lines.id}>
        {lines.all.map((line, index) => {
          const start = index === 0 ? line.draft.min_horas : lines.all[index - 1]!.draft.max_horas
          const control = line.control('min_horas')
          return (
            <li key={line.key}>
              <Control
                {...control}
                label={t('price-band.min_horas')}
                unit="h"
                {...(index > 0 && { value: start, readOnly: true, error: undefined })}
              />
              <RowField row={line} name="max_horas" label={t('price-band.max_horas')} labelled unit="h" autoFocus={index === 0} />
              <RowField row={line} name="precio" label={t('price-band.precio')} labelled />
              <IconButton
                size="md"
                label={t('tarifa.quitar_tramo', { desde: start, hasta: line.draft.max_horas })}
                icon={IconTrash}
                onClick={() => remove(index)}
              />
            </li>
          )
        })}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={15} />}
        onClick={() => lines.add({ min_horas: 0, max_horas: nextEnd(lines.all.map(({ draft }) => String(draft.max_horas))) })}
      >
        {t('tarifa.anadir_tramo')}
      </Button>
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}

/** Half an hour after the last end; an hour for the first band; null if that cannot be read. */
function nextEnd(ends: readonly string[]): number | null {
  const last = Number((ends.at(-1) ?? '0.5').replace(',', '.'))
  return Number.isFinite(last) ? Math.min(24, last + 0.5) : null
}

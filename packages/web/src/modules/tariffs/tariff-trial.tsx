import { courtDropdown } from '@app/contract/courts/courts'
import type { SentOf } from '@app/contract/kit/action'
import { tariffComplaints } from '@app/contract/tariffs/tariff-rules'
import { tryTariff } from '@app/contract/tariffs/try-tariff'
import { formatEuros } from '@app/contract/values/money'
import { allWeekdays } from '@app/contract/values/weekdays'
import { SegmentedControl } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { choicesOf } from '../../kit/fields/choices.ts'
import { FormFields } from '../../kit/forms/form-fields.tsx'
import { type Form, useForm } from '../../kit/forms/use-form.ts'
import { useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { useDebounced } from '../../kit/reads/use-debounced.ts'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { type Family, t, tFound } from '../../kit/texts/i18n.ts'
import { defaultTrial, type TariffTimes } from './default-trial.ts'
import { PriceSteps } from './price-steps.tsx'
import type { FirstTariff, TariffForm } from './tariff-fields.ts'
import { lengthText, type TariffRow } from './tariff-labels.ts'

type Question = SentOf<typeof tryTariff>
const { id_mst_recurso, fecha, hora_ini, duracion, id_mst_tiposocio, id_mst_socios, ultima_hora } = tryTariff.input
const trialFields = { id_mst_recurso, fecha, hora_ini, duracion, id_mst_tiposocio, id_mst_socios, ultima_hora }

/** A name may still be missing. */
const unnamed = { desc_tarifa: tryTariff.input.tarifa.facts.fields!.desc_tarifa! }

interface Props {
  form: TariffForm
  /** Stored tariff; null for a new one. */
  tariff: TariffRow | null
  durations: readonly number[]
  /** Initial values of the form: the trial begins with a booking covered by them. */
  first: FirstTariff
}

/** First complaint with the name of its field. */
function firstOf(words: Family, complaints: Readonly<Record<string, readonly string[]>>): string {
  const [[path, texts] = ['', []]] = Object.entries(complaints)
  return `${tFound(words, path.split('.')[0]!)}: ${texts.join(' ')}`
}

/** Trial and tariff as input of a call, or the complaint against it. */
function questionOf({ form, tariff }: Props, question: Form<typeof trialFields>, who: 'type' | 'member'): Question | { wrong: string } {
  const formReading = form.read(unnamed)
  if ('complaints' in formReading) return { wrong: firstOf('tariff', formReading.complaints) }
  const answer = question.read()
  if ('complaints' in answer) return { wrong: firstOf('tarifa.prueba', answer.complaints) }
  const { precios, dias_tarifa, ...tarifa } = formReading.value
  const [complaint] = Object.values(tariffComplaints(formReading.value))
  if (complaint) return { wrong: t('tarifa.prueba.revisa', { motivo: t(complaint) }) }
  const bandsOf = (type: number) => tariff?.precios.find((one) => one.id_mst_tiposocio === type)?.tramos ?? []
  return {
    ...answer.value,
    id: tariff?.id_mst_tarifas ?? null,
    tarifa,
    precios: precios.map((price) => ({ ...price, id_mst_tarifas: null, tramos: bandsOf(price.id_mst_tiposocio) })),
    dias_tarifa,
    ...(who === 'type' ? { id_mst_socios: null } : { id_mst_tiposocio: null }),
  }
}

/** Initial values of the trial, from the validity in the form. */
const timesOf = (first: FirstTariff): TariffTimes => ({
  tipo_tarifa: first.tipo_tarifa ?? 1,
  fecha_ini: first.fecha_ini ?? null,
  fecha_fin: first.fecha_fin ?? null,
  dias: first.dias ?? allWeekdays,
  hora_ini: first.hora_ini ?? 0,
  hora_fin: first.hora_fin ?? 1439,
  duracion: first.duracion ?? 0,
  dias_tarifa: first.dias_tarifa ?? [],
})

/** 'What would this member pay on Saturday at 18:00?': the current price and the one with the form's tariff, each with its explanation. */
export function TariffTrial(props: Props) {
  const { form, tariff, durations, first } = props
  const [who, setWho] = useState<'type' | 'member'>('type')
  const courts = useRead(courtDropdown, {})
  const court = courts.data?.[0]?.id ?? null
  const [booking] = useState(() => defaultTrial(timesOf(first), today()))
  const question = useForm({
    name: 'trial',
    fields: trialFields,
    first: { id_mst_recurso: court, ...booking, id_mst_tiposocio: tariff?.precios[0]?.id_mst_tiposocio ?? 2 },
    guards: false,
    save: async () => {},
    successMessage: null,
  })
  const looks = {
    id_mst_recurso: { options: choicesOf(courts.data) },
    fecha: { half: true },
    hora_ini: { half: true },
    duracion: { half: true, options: durations.filter(Boolean).map((value) => ({ value, text: lengthText(value) })) },
    ultima_hora: { half: true },
  }
  const input = useDebounced(questionOf(props, question, who), 250)
  const reading = useRead(tryTariff, 'wrong' in input || court === null ? null : input, { keepPrevious: true })
  if (courts.data?.length === 0) return <p className="tf-muted">{t('tarifa.prueba.sin_pistas')}</p>
  const names = ['id_mst_recurso', 'fecha', 'hora_ini', 'duracion', 'ultima_hora'] as const
  // before the courts are loaded no trial is possible, and no complaint is due
  const wrong = court === null ? null : 'wrong' in input ? input.wrong : reading.error ? reasonOf(reading.error) : null
  return (
    <section className="card tf-trial" aria-label={t('tarifa.prueba')}>
      <h2>{t('tarifa.prueba')}</h2>
      <p className="tf-muted">{t('tarifa.prueba_pista')}</p>
      <div className="form">
        <FormFields form={question} names={names} words="tarifa.prueba" looks={looks} autoFocus={false} />
        <SegmentedControl
          fullWidth
          aria-label={t('tarifa.prueba.quien')}
          value={who}
          onChange={setWho}
          data={[
            { value: 'type', label: t('tarifa.prueba.por_tipo') },
            { value: 'member', label: t('tarifa.prueba.por_socio') },
          ]}
        />
        <FormFields
          form={question}
          names={[who === 'type' ? 'id_mst_tiposocio' : 'id_mst_socios']}
          words="tarifa.prueba"
          autoFocus={false}
        />
      </div>
      {wrong ? (
        <p className="tf-hint">{wrong}</p>
      ) : reading.data && court !== null ? (
        <Answer answer={reading.data} hasIncomeType={Boolean(form.draft.id_mst_tipoingreso)} isOld={reading.isPlaceholderData} />
      ) : (
        <LinesSkeleton />
      )}
    </section>
  )
}

const reasonOf = ({ fields, msg }: RefusedError) => {
  const [formReading] = Object.values(fields)
  return formReading ? t('tarifa.prueba.revisa', { motivo: formReading.join(' ') }) : msg
}

interface AnswerProps {
  answer: { antes: Priced; despues: Priced; vinculada: boolean }
  hasIncomeType: boolean
  isOld: boolean
}
interface Priced {
  precio: number
  explicacion: unknown
}
function Answer({ answer: { antes, despues, vinculada }, hasIncomeType, isOld }: AnswerProps) {
  const more = despues.precio - antes.precio
  return (
    <div className="tf-answer" aria-live="polite" data-old={isOld}>
      <div className="tf-amounts">
        <div>
          <span>{t('tarifa.prueba.ahora')}</span>
          <b className="tabular">{formatEuros(antes.precio)}</b>
        </div>
        <IconArrowRight size={18} aria-hidden />
        <div className="tf-then">
          <span>{t('tarifa.prueba.despues')}</span>
          <b className="tabular">{formatEuros(despues.precio)}</b>
        </div>
        <em className="tabular">{more === 0 ? t('tarifa.prueba.igual') : formatEuros(more, { signed: true })}</em>
      </div>
      {!vinculada && <p className="tf-hint">{t(hasIncomeType ? 'tarifa.prueba.no_vinculada' : 'tarifa.prueba.sin_ingreso')}</p>}
      <section>
        <h3>{t('tarifa.prueba.despues')}</h3>
        <PriceSteps steps={despues.explicacion} />
      </section>
      <details>
        <summary>{t('tarifa.prueba.ahora')}</summary>
        <PriceSteps steps={antes.explicacion} />
      </details>
    </div>
  )
}

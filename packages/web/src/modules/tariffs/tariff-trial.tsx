import { courtDropdown } from '@app/contract/courts/courts'
import type { SentOf } from '@app/contract/kit/action'
import { type TariffToCheck, tariffComplaints } from '@app/contract/tariffs/tariff-rules'
import { tryTariff } from '@app/contract/tariffs/tariffs'
import { formatEuros } from '@app/contract/values/money'
import { SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowRight } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { useRead } from '../../kit/api.ts'
import { readDraft } from '../../kit/draft.ts'
import { type FieldLooks, FormFields } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import type { Refused } from '../../kit/refused.ts'
import { LinesSkeleton } from '../../kit/states.tsx'
import { today } from '../../kit/today.ts'
import { type Form, useForm } from '../../kit/use-form.ts'
import { firstQuestion, type TariffTimes } from './first-question.ts'
import { PriceSteps } from './price-steps.tsx'
import { type TariffValues, tariffFields } from './tariff-draft.ts'
import { lengthText } from './tariff-words.ts'

type Question = SentOf<typeof tryTariff>
const { id_mst_recurso, fecha, hora_ini, duracion, id_mst_tiposocio, id_mst_socios, ultima_hora } = tryTariff.input
const asked = { id_mst_recurso, fecha, hora_ini, duracion, id_mst_tiposocio, id_mst_socios, ultima_hora }

/** Question and tariff as a call takes them, or what keeps them from it. */
function questionOf(form: Form, question: Form, id: number | null, who: 'type' | 'member'): Question | { wrong: string } {
  const tariff = readDraft({ ...tariffFields, desc_tarifa: { ...tariffFields.desc_tarifa, read: String } }, form.draft)
  if ('complaints' in tariff) return { wrong: Object.values(tariff.complaints)[0]![0]! }
  const answer = readDraft(asked, question.draft)
  if ('complaints' in answer) return { wrong: Object.values(answer.complaints)[0]![0]! }
  const { precios, dias_tarifa, ...tarifa } = tariff.value as unknown as TariffValues & Record<string, unknown>
  const [complaint] = Object.values(tariffComplaints({ ...tarifa, dias_tarifa } as unknown as TariffToCheck))
  if (complaint) return { wrong: t('tarifa.prueba.revisa', { motivo: t(complaint) }) }
  return {
    ...(answer.value as unknown as Question),
    id,
    tarifa: { ...tarifa, desc_tarifa: String(tarifa.desc_tarifa || t('tarifa.nueva')) } as Question['tarifa'],
    precios,
    dias_tarifa,
    ...(who === 'type' ? { id_mst_socios: null } : { id_mst_tiposocio: null }),
  }
}

interface Props {
  form: Form
  /** The tariff that the form changes; null for a new one. */
  id: number | null
  durations: readonly number[]
  /** The tariff as it was first: the question begins with a booking that it is for. */
  tariff: TariffTimes
  /** The member type that is asked about first. */
  memberType: number
}

/** 'What would this member pay on Saturday at 18:00?': the price now and with the tariff as it stands in the form, each with its explanation. */
export function TariffTrial({ form, id, durations, tariff, memberType }: Props) {
  const formId = useId()
  const [who, setWho] = useState<'type' | 'member'>('type')
  const courts = useRead(courtDropdown, {})
  const court = courts.data?.[0]?.id
  const first = useMemo(
    () => ({ id_mst_recurso: court, ...firstQuestion(tariff, today()), id_mst_tiposocio: memberType }),
    [court, tariff, memberType],
  )
  const question = useForm({ id: formId, fields: asked, row: first, guards: false, onSubmit: async () => {} })
  const looks: FieldLooks = {
    id_mst_recurso: { options: (courts.data ?? []).map((one) => ({ value: one.id, text: one.text })) },
    fecha: { half: true },
    hora_ini: { half: true },
    duracion: { half: true, options: durations.filter(Boolean).map((value) => ({ value, text: lengthText(value) })) },
    ultima_hora: { half: true },
  }
  const now = questionOf(form, question, id, who)
  const [settled] = useDebouncedValue(JSON.stringify(now), 250)
  const input = useMemo(() => JSON.parse(settled) as Question | { wrong: string }, [settled])
  const isAsked = !('wrong' in input) && court !== undefined
  const reading = useRead(tryTariff, (isAsked ? input : {}) as Question, { enabled: isAsked, keepPrevious: true })
  if (courts.data?.length === 0) return <p className="tf-muted">{t('tarifa.prueba.sin_pistas')}</p>
  const names = ['id_mst_recurso', 'fecha', 'hora_ini', 'duracion', 'ultima_hora'] as const
  const wrong = 'wrong' in input ? input.wrong : reading.error ? reasonOf(reading.error) : null
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
          onChange={(value) => setWho(value as typeof who)}
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
      ) : reading.data && isAsked ? (
        <Answer answer={reading.data} hasIncomeType={Boolean(form.draft.id_mst_tipoingreso)} isOld={reading.isPlaceholderData} />
      ) : (
        <LinesSkeleton />
      )}
    </section>
  )
}

const reasonOf = ({ fields, msg }: Refused) => {
  const [said] = Object.values(fields)
  return said ? t('tarifa.prueba.revisa', { motivo: said.join(' ') }) : msg
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

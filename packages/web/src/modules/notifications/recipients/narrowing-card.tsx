import type { Field } from '@app/contract/kit/field'
import { languageOf, locales } from '@app/contract/kit/texts'
import { type Narrowing, narrowing } from '@app/contract/notifications/notice'
import { Checkbox, MultiSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Choice } from '../../../kit/fields/choices.ts'
import { readOne } from '../../../kit/forms/form-state.ts'
import { Control } from '../../../kit/kinds/controls/control.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Autosave } from '../../letters/public.ts'
import type { Notice } from '../notice-row.ts'
import { type Choices, narrowedBy } from './filter-options.ts'

type Name = keyof Narrowing & string
type Simple = Exclude<Name, 'tipos' | 'etiquetas' | 'deportes' | 'espera' | 'sin_respuesta'>

interface FieldProps {
  readonly name: Simple
  readonly value: unknown
  readonly options?: readonly Choice[]
  readonly isReadOnly: boolean
  readonly onChange: (value: unknown) => void
}
/** One narrowing, taken once it can be read. */
function NarrowField({ name, value, options, isReadOnly, onChange }: FieldProps) {
  const [typed, setTyped] = useState<unknown>(value ?? '')
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  useEffect(() => setTyped(value ?? ''), [value])
  const field: Field = narrowing[name]
  const take = (raw: unknown) => {
    setTyped(raw)
    const reading = readOne(field, raw === '' ? null : raw)
    setWrong('complaint' in reading ? reading.complaint : undefined)
    if ('value' in reading && reading.value !== value) onChange(reading.value)
  }
  return (
    <Control
      id={`notice-narrow-${name}`}
      name={name}
      field={field}
      value={typed}
      label={t(`notices.narrow.${name}`)}
      words={`notices.narrow.${name}`}
      options={options}
      error={wrong}
      disabled={isReadOnly}
      required={false}
      onChange={(_name, raw) => take(raw)}
      onLeave={() => {}}
    />
  )
}

const lists = ['tipos', 'etiquetas', 'deportes'] as const
const simple = ['estado', 'sx', 'nivel_min', 'nivel_max', 'edad_min', 'edad_max', 'idioma'] as const
const halves: readonly Simple[] = ['nivel_min', 'nivel_max', 'edad_min', 'edad_max']

const languageOptions = () => locales.map((locale) => ({ value: locale, text: t(`language.${languageOf(locale)}`) }))
const sexOptions = () => (['M', 'F'] as const).map((value) => ({ value, text: t(`notices.sex.${value}`) }))

interface Props {
  readonly auto: Autosave<Notice>
  readonly choices: Choices | undefined
  readonly isReadOnly: boolean
}
/** Narrowing of the recipients beside the filter: state, type, label, sport, level, sex, age, language. */
export function NarrowingCard({ auto, choices, isReadOnly }: Props) {
  const { filtro, variante } = auto.shown
  const set = (change: Partial<Narrowing>) => auto.set({ filtro: { ...filtro, ...change } })
  const n = narrowedBy(auto.shown)
  const options = (name: Simple) => {
    if (name === 'idioma') return { options: languageOptions() }
    return name === 'sx' ? { options: sexOptions() } : {}
  }
  return (
    <details className="notice-narrow" open={n > 0 || undefined}>
      <summary>{n > 0 ? t('notices.narrow_n', { n }) : t('notices.narrow')}</summary>
      <div className="notice-narrow-fields">
        {simple.map((name) => (
          <div key={name} data-half={halves.includes(name) || undefined}>
            <NarrowField
              name={name}
              value={filtro[name]}
              isReadOnly={isReadOnly}
              {...options(name)}
              onChange={(value) => set({ [name]: value } as Partial<Narrowing>)}
            />
          </div>
        ))}
        {lists.map((name) => (
          <MultiSelect
            key={name}
            size="xs"
            label={t(`notices.narrow.${name}`)}
            data={(choices?.[name] ?? []).map(({ id, text }) => ({ value: String(id), label: text }))}
            value={filtro[name].map(String)}
            searchable
            disabled={isReadOnly}
            nothingFoundMessage={t('core.nothing_found')}
            onChange={(ids) => set({ [name]: ids.map(Number) } as Partial<Narrowing>)}
          />
        ))}
        {variante === 'rgpd' && (
          <Checkbox
            label={t('notices.narrow.sin_respuesta')}
            disabled={isReadOnly}
            checked={filtro.sin_respuesta}
            onChange={({ currentTarget }) => set({ sin_respuesta: currentTarget.checked })}
          />
        )}
      </div>
    </details>
  )
}

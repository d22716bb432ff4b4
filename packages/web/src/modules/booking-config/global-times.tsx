import { globalTimeFields, saveGlobalTimes } from '@app/contract/booking-config/configurations'
import { parameterAll } from '@app/contract/club/parameter'
import type { SentOf } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { useId, useMemo } from 'react'
import { call, useRead } from '../../kit/api.ts'
import { only } from '../../kit/draft.ts'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { FormSections } from '../../kit/form-sections.tsx'
import { t } from '../../kit/i18n.ts'
import { LinesSkeleton, ReadError } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'

type Name = keyof typeof globalTimeFields
const names = Object.keys(globalTimeFields) as Name[]
/** Required here although a caller may leave them out: an emptied field is a mistake. */
const fields = Object.fromEntries(names.map((name) => [name, field.integer({ min: 5, max: name.startsWith('STEP') ? 240 : 1440 })]))
const words: Record<string, string> = {
  STEP: 'booking-config.global.step',
  MIN_: 'booking-configuration.min_tiempo_reserva',
  MAX_: 'booking-configuration.max_tiempo_reserva',
  DEFA: 'booking-configuration.default_tiempo_reserva',
}
const looks = () =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        label: t(words[name.slice(0, 4)]!),
        half: true,
      },
    ]),
  )

/** The times that hold where nothing else says one: for members and for the desk. */
export function GlobalTimes() {
  const { data, error, refetch } = useRead(parameterAll, {})
  const first = useMemo(
    () =>
      Object.fromEntries(
        (data ?? []).flatMap(({ cod_param, valor }) => (cod_param in globalTimeFields ? [[cod_param, Number(valor)]] : [])),
      ),
    [data],
  )
  const form = useForm({
    id: useId(),
    name: 'global times',
    fields,
    row: first,
    onSubmit: async (values, changed) => {
      const sent = only(values, changed)
      await call(saveGlobalTimes, sent as SentOf<typeof saveGlobalTimes>)
      toast.good(t('Operacio_realitzada_correctament'))
    },
  })
  const shown = useMemo(looks, [])
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton />
  const part = (title: string, hints: readonly string[], whose: (name: Name) => boolean) => ({
    title: t(title),
    hint: hints.map((hint) => t(hint)).join(' '),
    names: names.filter(whose),
  })
  return (
    <div className="bc-table">
      <FormFrame form={form} words="booking-configuration" looks={shown}>
        <FormSections
          form={form}
          words="booking-configuration"
          looks={shown}
          columns={[
            [
              part(
                'booking-config.global.members',
                ['booking-config.global.members_hint', 'booking-config.global.step_hint'],
                (name) => !name.endsWith('_ADMIN'),
              ),
            ],
            [part('booking-config.global.desk', ['booking-config.global.desk_hint'], (name) => name.endsWith('_ADMIN'))],
          ]}
        />
        <SaveBar form={form} />
      </FormFrame>
    </div>
  )
}

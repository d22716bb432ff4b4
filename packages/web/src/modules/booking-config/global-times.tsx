import type { TextKey } from '@app/contract'
import { globalTimes, saveGlobalTimes } from '@app/contract/booking-config/global-times'
import { parameterAll } from '@app/contract/club/parameter'
import { useMemo } from 'react'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormSections, SaveBar } from '../../kit/forms/form-fields.tsx'
import type { Name } from '../../kit/forms/form-types.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

type TimeName = Name<typeof globalTimes>
const names = Object.keys(globalTimes) as TimeName[]
const words: Readonly<Record<string, TextKey>> = {
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

/** Default times of the whole club: for members and for the desk. */
export function GlobalTimes() {
  const { data, error, refetch } = useRead(parameterAll, {})
  const first = Object.fromEntries(
    (data ?? []).flatMap(({ cod_param, valor }) => (cod_param in globalTimes ? [[cod_param, Number(valor)]] : [])),
  )
  const form = useForm({
    name: 'global times',
    fields: globalTimes,
    first,
    save: (_values, { only }) => {
      const parametros = Object.fromEntries(Object.keys(only).map((name) => [name, String(first[name])]))
      return call(saveGlobalTimes, only, { read: { parametros } })
    },
  })
  const shown = useMemo(looks, [])
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton />
  const part = (title: TextKey, hints: readonly TextKey[], whose: (name: TimeName) => boolean) => ({
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

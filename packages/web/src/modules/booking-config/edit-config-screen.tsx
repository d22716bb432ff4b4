import './booking-config.css'
import { configuration, createConfiguration, destroyConfiguration, updateConfiguration } from '@app/contract/booking-config/configurations'
import type { SentOf } from '@app/contract/kit/action'
import { useCallback, useMemo } from 'react'
import { call, useAction, useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { RemovalButton, useRemoval } from '../../kit/removal.tsx'
import { Screen } from '../../kit/screen.tsx'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { daysOf, flagsOf, nameOf } from './config-words.ts'
import { ConfigurationForm } from './configuration-form.tsx'

const list = '/reservas/config'

/** Saves a configuration, a new one where `id` is 0. */
async function save(id: number, { dias, ...values }: Record<string, unknown>) {
  const row = { ...values, ...flagsOf(Number(dias)) }
  const saved =
    id === 0
      ? await call(createConfiguration, row as SentOf<typeof createConfiguration>)
      : await call(updateConfiguration, { id, ...row } as SentOf<typeof updateConfiguration>)
  return saved.id_mst_reserva_configuracion
}

/** /reservas/config/edit/{id}: what a configuration is for, when, for whom and how long; 0 is a new one. */
export function EditBookingConfigScreen() {
  const id = useNumberParam('id')
  const isNew = id === 0
  const destroy = useAction(destroyConfiguration)
  const removal = useRemoval({
    remove: () => destroy.run({ id }),
    paths: [`${list}/edit/${id}`],
    list,
    said: (nombre) => t('booking-config.deleted', { nombre }),
  })
  const reading = useRead(configuration, { id }, { enabled: !isNew && !removal.isGoing })
  const { data } = reading
  const row = useMemo(() => (data ? { ...data, dias: daysOf(data) } : { dias: 127 }), [data])
  const onSaved = useCallback(
    (made: number) => {
      toast.good(t('Operacio_realitzada_correctament'))
      if (isNew) go(`${list}/edit/${made}`, { replace: true })
    },
    [isNew],
  )
  return (
    <Screen
      title={isNew ? t('booking-config.new') : data && nameOf(data)}
      {...(!isNew && { reading })}
      skeleton={<FormSkeleton lines={8} />}
      actions={data && <RemovalButton removal={removal} name={nameOf(data)} />}
    >
      <ConfigurationForm
        key={id}
        id={id}
        row={row}
        onSave={(values) => save(id, values)}
        onSaved={onSaved}
        {...(isNew && { onCancel: () => go(list) })}
      />
    </Screen>
  )
}

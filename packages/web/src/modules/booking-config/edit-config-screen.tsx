import './booking-config.css'
import { configuration, destroyConfiguration } from '@app/contract/booking-config/configurations'
import { RemovalButton, useRemoval } from '../../kit/dialogs/removal.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { nameOf } from './config-labels.ts'
import { ConfigurationForm } from './configuration-form.tsx'

const list = '/reservas/config'

/** /reservas/config/edit/{id}: purpose, time, members and durations of a configuration; 0 is a new one. */
export function EditBookingConfigScreen() {
  const id = useNumberParam('id')
  const isNew = id === 0
  const destroy = useAction(destroyConfiguration)
  const removal = useRemoval({
    remove: () => destroy.run({ id }),
    paths: [`${list}/edit/${id}`],
    list,
    message: (nombre) => t('booking-config.deleted', { nombre }),
  })
  const reading = useRead(configuration, { id }, { enabled: !isNew && !removal.isGoing })
  const { data } = reading
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
        stored={data ?? null}
        onSaved={(saved) => isNew && go(`${list}/edit/${saved.id_mst_reserva_configuracion}`, { replace: true })}
        onCancel={isNew ? () => go(list) : undefined}
      />
    </Screen>
  )
}

import './booking-config.css'
import { configuration, createConfiguration, destroyConfiguration, updateConfiguration } from '@app/contract/booking-config/configurations'
import type { SentOf } from '@app/contract/kit/action'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { call, readKey, useAction, useRead } from '../../kit/api.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { queries } from '../../kit/queries.ts'
import { Screen } from '../../kit/screen.tsx'
import { forget } from '../../kit/screen-title.ts'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { daysOf, flagsOf, nameOf } from './config-words.ts'
import { ConfigurationForm } from './configuration-form.tsx'

const from = ['booking-configuration', 'configuration-member-type', 'configuration-pass-type']
const list = '/reservas/config'

/** Saves a configuration, a new one where `id` is 0; what it answers is shown before it is read again. */
async function save(id: number, { dias, ...values }: Record<string, unknown>) {
  const row = { ...values, ...flagsOf(Number(dias)) }
  const saved =
    id === 0
      ? await call(createConfiguration, row as SentOf<typeof createConfiguration>)
      : await call(updateConfiguration, { id, ...row } as SentOf<typeof updateConfiguration>)
  queries.setQueryData(readKey(configuration, { id: saved.id_mst_reserva_configuracion }), saved)
  return saved.id_mst_reserva_configuracion
}

/** /reservas/config/edit/{id}: what a configuration is for, when, for whom and how long; 0 is a new one. */
export function EditBookingConfigScreen() {
  const id = useNumberParam('id')
  const isNew = id === 0
  const [isGoing, setGoing] = useState(false)
  const reading = useRead(configuration, { id }, from, { enabled: !isNew && !isGoing })
  const destroy = useAction(destroyConfiguration)
  const { data } = reading
  const row = useMemo(() => (data ? { ...data, dias: daysOf(data) } : { dias: 127 }), [data])
  const onDelete = async (nombre: string) => {
    if (!(await confirmDelete(nombre))) return
    setGoing(true)
    if (!(await destroy.run({ id }))) return setGoing(false)
    forget(`${list}/edit/${id}`)
    toast.good(t('booking-config.deleted', { nombre }))
    go(list, { replace: true })
  }
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
      actions={
        data && (
          <Button
            variant="default"
            leftSection={<IconTrash size={15} />}
            loading={destroy.isBusy}
            onClick={() => void onDelete(nameOf(data))}
          >
            {t('core.delete')}
          </Button>
        )
      }
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

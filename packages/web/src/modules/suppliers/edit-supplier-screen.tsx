import { callsOf } from '@app/contract/kit/generic-calls'
import './suppliers.css'
import { supplier } from '@app/contract/suppliers/supplier'
import { removeSupplier } from '@app/contract/suppliers/suppliers'
import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { showMessage } from '../../kit/dialogs/dialogs.ts'
import { showInUse } from '../../kit/dialogs/in-use.tsx'
import { RemovalButton, useRemoval } from '../../kit/dialogs/removal.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { SupplierForm } from './supplier-form.tsx'

/** /proveedor/{id}/edit: one supplier; the system's own is read-only. */
export function EditSupplierScreen() {
  const id = useNumberParam('id')
  const remove = useAction(removeSupplier, { onRefused: (refused) => void (showInUse(refused) || showMessage(refused.msg)) })
  const removal = useRemoval({
    remove: async () => {
      const answer = await remove.run({ id })
      return answer && !('notify' in answer)
    },
    paths: [`/proveedor/${id}/edit`],
    list: '/proveedor',
    message: (nombre) => t('suppliers.deleted', { nombre }),
  })
  const reading = useRead(callsOf(supplier).get, { id }, { enabled: !removal.isGoing })
  const row = reading.data
  const isOwn = row !== undefined && row.editable && !row.reservado
  return (
    <Screen
      title={row?.nombre}
      reading={reading}
      skeleton={<FormSkeleton lines={8} />}
      actions={isOwn && remove.may && <RemovalButton removal={removal} name={row.nombre} />}
    >
      {row && (
        <div className="su-file">
          {!isOwn && (
            <Alert variant="light" color="gray" icon={<IconLock size={16} />}>
              {t('suppliers.system')}
            </Alert>
          )}
          <fieldset className="su-plain" disabled={!isOwn}>
            <SupplierForm key={id} id={id} first={row} />
          </fieldset>
        </div>
      )}
    </Screen>
  )
}

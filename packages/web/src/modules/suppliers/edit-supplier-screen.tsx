import { callsOf } from '@app/contract/kit/generic-calls'
import './suppliers.css'
import type { SentOf } from '@app/contract/kit/action'
import { supplier } from '@app/contract/suppliers/supplier'
import { removeSupplier, updateSupplier } from '@app/contract/suppliers/suppliers'
import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useCallback } from 'react'
import { call, readKey, useAction, useRead } from '../../kit/api.ts'
import { tell } from '../../kit/dialogs.ts'
import { only } from '../../kit/draft.ts'
import { t } from '../../kit/i18n.ts'
import { tellInUse } from '../../kit/in-use.tsx'
import { useNumberParam } from '../../kit/navigation.ts'
import { queries } from '../../kit/queries.ts'
import { RemovalButton, useRemoval } from '../../kit/removal.tsx'
import { Screen } from '../../kit/screen.tsx'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { SupplierForm } from './supplier-form.tsx'

/** Saves what changed, and shows it before it is read again. */
async function save(id: number, values: Record<string, unknown>, changed: readonly string[]) {
  const sent = only(values, changed)
  const saved = await call(updateSupplier, { id, ...sent } as SentOf<typeof updateSupplier>)
  if (!('notify' in saved)) queries.setQueryData(readKey(callsOf(supplier).get, { id }), saved)
  return saved
}

/** /proveedor/{id}/edit: one supplier; the system's own can only be looked at. */
export function EditSupplierScreen() {
  const id = useNumberParam('id')
  const remove = useAction(removeSupplier, { onRefused: (refused) => void (tellInUse(refused) || tell(refused.msg)) })
  const removal = useRemoval({
    remove: async () => {
      const answer = await remove.run({ id })
      return answer && !('notify' in answer)
    },
    paths: [`/proveedor/${id}/edit`],
    list: '/proveedor',
    said: (nombre) => t('suppliers.deleted', { nombre }),
  })
  const reading = useRead(callsOf(supplier).get, { id }, { enabled: !removal.isGoing })
  const row = reading.data
  const isOwn = row !== undefined && row.editable && !row.reservado
  const onSaved = useCallback(() => void toast.good(t('Operacio_realitzada_correctament')), [])
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
            <SupplierForm key={id} isNew={false} row={row} onSave={(values, changed) => save(id, values, changed)} onSaved={onSaved} />
          </fieldset>
        </div>
      )}
    </Screen>
  )
}

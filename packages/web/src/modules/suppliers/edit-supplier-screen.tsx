import './suppliers.css'
import type { SentOf } from '@app/contract/kit/action'
import { supplier } from '@app/contract/suppliers/supplier'
import { removeSupplier, updateSupplier } from '@app/contract/suppliers/suppliers'
import { Alert, Button } from '@mantine/core'
import { IconLock, IconTrash } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { call, readKey, useAction, useRead } from '../../kit/api.ts'
import { confirmDelete, tell } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { tellInUse } from '../../kit/in-use.tsx'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { queries } from '../../kit/queries.ts'
import { callsOf } from '../../kit/resource-calls.ts'
import { Screen } from '../../kit/screen.tsx'
import { forget } from '../../kit/screen-title.ts'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { SupplierForm } from './supplier-form.tsx'

/** Saves what changed, and shows it before it is read again. */
async function save(id: number, values: Record<string, unknown>, changed: readonly string[]) {
  const sent = Object.fromEntries(changed.map((name) => [name, values[name]]))
  const saved = await call(updateSupplier, { id, ...sent } as SentOf<typeof updateSupplier>)
  if (!('notify' in saved)) queries.setQueryData(readKey(callsOf(supplier).get, { id }), saved)
  return saved
}

/** /proveedor/{id}/edit: one supplier; the system's own can only be looked at. */
export function EditSupplierScreen() {
  const id = useNumberParam('id')
  const [isGoing, setGoing] = useState(false)
  const reading = useRead(callsOf(supplier).get, { id }, [supplier.name], { enabled: !isGoing })
  const row = reading.data
  const isOwn = row !== undefined && row.editable && !row.reservado
  const remove = useAction(removeSupplier, { onRefused: (refused) => void (tellInUse(refused) || tell(refused.msg)) })
  const onDelete = async (nombre: string) => {
    if (!(await confirmDelete(nombre))) return
    setGoing(true)
    const answer = await remove.run({ id })
    if (!answer || 'notify' in answer) return setGoing(false)
    forget(`/proveedor/${id}/edit`)
    toast.good(t('suppliers.deleted', { nombre }))
    go('/proveedor', { replace: true })
  }
  const onSaved = useCallback(() => void toast.good(t('Operacio_realitzada_correctament')), [])
  return (
    <Screen
      title={row?.nombre}
      reading={reading}
      skeleton={<FormSkeleton lines={8} />}
      actions={
        isOwn &&
        remove.may && (
          <Button variant="default" leftSection={<IconTrash size={15} />} loading={remove.isBusy} onClick={() => void onDelete(row.nombre)}>
            {t('core.delete')}
          </Button>
        )
      }
    >
      {row && (
        <div className="sp-file">
          {!isOwn && (
            <Alert variant="light" color="gray" icon={<IconLock size={16} />}>
              {t('suppliers.system')}
            </Alert>
          )}
          <fieldset className="sp-plain" disabled={!isOwn}>
            <SupplierForm key={id} isNew={false} row={row} onSave={(values, changed) => save(id, values, changed)} onSaved={onSaved} />
          </fieldset>
        </div>
      )}
    </Screen>
  )
}

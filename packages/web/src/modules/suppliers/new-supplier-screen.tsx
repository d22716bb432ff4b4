import './suppliers.css'
import type { SentOf } from '@app/contract/kit/action'
import { object, readAnswer } from '@app/contract/kit/shapes'
import { createSupplier, newSupplier, supplierInput } from '@app/contract/suppliers/suppliers'
import { useCallback, useMemo, useRef } from 'react'
import { call, useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { SupplierForm } from './supplier-form.tsx'

/** /proveedor/new: active, no notices, added today; the server says so. */
export function NewSupplierScreen() {
  const reading = useRead(newSupplier, {}, { staleTime: Number.POSITIVE_INFINITY })
  const template = reading.data
  const row = useMemo(() => template && readAnswer(object(supplierInput), template), [template])
  const made = useRef(0)
  const onSave = async (values: Record<string, unknown>) => {
    const saved = await call(createSupplier, values as SentOf<typeof createSupplier>)
    made.current = saved.id_mst_proveedor
    return saved
  }
  const onSaved = useCallback(() => {
    toast.good(t('Operacio_realitzada_correctament'))
    go(`/proveedor/${made.current}/edit`, { replace: true })
  }, [])
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={8} />}>
      {row && (
        <div className="su-file">
          <SupplierForm isNew row={row} onSave={onSave} onSaved={onSaved} onCancel={() => go('/proveedor')} />
        </div>
      )}
    </Screen>
  )
}

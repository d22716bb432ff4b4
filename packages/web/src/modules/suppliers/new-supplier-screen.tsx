import './suppliers.css'
import { newSupplier, supplierInput } from '@app/contract/suppliers/suppliers'
import { templateOf } from '../../kit/forms/form-state.ts'
import { useRead } from '../../kit/reads/api.ts'
import { go } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { SupplierForm } from './supplier-form.tsx'

/** /proveedor/new: active, no notices, added today, by the server's template. */
export function NewSupplierScreen() {
  const reading = useRead(newSupplier, {}, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={8} />}>
      {reading.data && (
        <div className="su-file">
          <SupplierForm
            id={null}
            first={templateOf(supplierInput, reading.data)}
            onSaved={({ id_mst_proveedor: id }) => go(`/proveedor/${id}/edit`, { replace: true })}
            onCancel={() => go('/proveedor')}
          />
        </div>
      )}
    </Screen>
  )
}

import '../courts.css'
import { go } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { typePath, typesPath } from '../court-paths.ts'
import { TypeForm } from './type-form.tsx'

/** /tipo_recursos/new: a new bookable type; its courts come next. */
export function NewTypeScreen() {
  return (
    <Screen>
      <div className="ct-file">
        <TypeForm
          id={null}
          first={{}}
          onSaved={({ id_mst_tiporecurso: id }) => go(typePath(id), { replace: true })}
          onCancel={() => go(typesPath)}
        />
      </div>
    </Screen>
  )
}

import { newRow } from '@app/contract/kit/shapes'
import './courts.css'
import { courtTypeInput, createCourtType } from '@app/contract/courts/court-types'
import type { SentOf } from '@app/contract/kit/action'
import { useCallback, useRef } from 'react'
import { call } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { toast } from '../../kit/toasts.ts'
import { typePath, typesPath } from './court-paths.ts'
import { TypeForm } from './type-form.tsx'

const blank = {
  ...newRow(courtTypeInput),
  tiporecurso_tiposocio: [],
  id_mst_tipoingreso: null,
}

/** /tipo_recursos/new: what can be booked from now on; its courts come next. */
export function NewTypeScreen() {
  const made = useRef(0)
  const onSave = async (values: Record<string, unknown>) => {
    const saved = await call(createCourtType, values as SentOf<typeof createCourtType>)
    made.current = saved.id_mst_tiporecurso
    // the menu has a line for each type
  }
  const onSaved = useCallback(() => {
    toast.good(t('Operacio_realitzada_correctament'))
    go(typePath(made.current), { replace: true })
  }, [])
  return (
    <Screen>
      <div className="ct-file">
        <TypeForm isNew row={blank} onSave={onSave} onSaved={onSaved} onCancel={() => go(typesPath)} />
      </div>
    </Screen>
  )
}

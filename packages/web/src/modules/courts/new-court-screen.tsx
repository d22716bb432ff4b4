import './courts.css'
import { courtInput, createCourt, newCourt } from '@app/contract/courts/court-file'
import type { SentOf } from '@app/contract/kit/action'
import { object, readAnswer } from '@app/contract/kit/shapes'
import { useCallback, useMemo } from 'react'
import { call, useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { CourtForm } from './court-form.tsx'
import { typePath } from './court-paths.ts'

/** /tipo_recursos/{id}/recursos/new: four players at most and one at least, unless somebody says otherwise. */
export function NewCourtScreen() {
  const type = useNumberParam('id')
  const reading = useRead(newCourt, { id: type }, { staleTime: Number.POSITIVE_INFINITY })
  const template = reading.data
  const row = useMemo(() => template && (readAnswer(object(courtInput), template) as Readonly<Record<string, unknown>>), [template])
  const noRows = { recurso_tiposocio: [], recurso_tiposocio_permiso: [], recurso_documentos: [], minutos_reserva: [] }
  const onSave = (values: Record<string, unknown>) =>
    call(createCourt, { id: type, ...values, ...noRows } as unknown as SentOf<typeof createCourt>)
  const onSaved = useCallback(() => {
    toast.good(t('Operacio_realitzada_correctament'))
    go(typePath(type), { replace: true })
  }, [type])
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={8} />}>
      {row && (
        <div className="ct-file">
          <CourtForm type={type} court={null} row={row} onSave={onSave} onSaved={onSaved} onCancel={() => go(typePath(type))} />
        </div>
      )}
    </Screen>
  )
}

import './courts.css'
import { courtInput, newCourt } from '@app/contract/courts/court-file'
import { templateOf } from '../../kit/forms/form-state.ts'
import { useRead } from '../../kit/reads/api.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { CourtPage } from './court-form.tsx'
import { typePath } from './court-paths.ts'

/** /tipo_recursos/{id}/recursos/new: at most four players and at least one by default. */
export function NewCourtScreen() {
  const type = useNumberParam('id')
  const reading = useRead(newCourt, { id: type }, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={8} />}>
      {reading.data && (
        <div className="ct-file">
          <CourtPage
            type={type}
            court={null}
            first={templateOf(courtInput, reading.data)}
            onSaved={() => go(typePath(type), { replace: true })}
            onCancel={() => go(typePath(type))}
          />
        </div>
      )}
    </Screen>
  )
}

import '../members.css'
import { memberInput, newMember } from '@app/contract/members/member-file'
import { templateOf } from '../../../kit/forms/form-state.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../../kit/screen/states.tsx'
import { MemberForm } from './member-form.tsx'

/** /socios/new: the defaults and the next number come from the server. */
export function NewMemberScreen() {
  const reading = useRead(newMember, {}, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={10} />}>
      {reading.data && (
        <div className="mb-file">
          <MemberForm
            member={null}
            first={templateOf(memberInput, reading.data)}
            onSaved={({ id_mst_socios: id }) => go(`/socios/${id}/edit`, { replace: true })}
            onCancel={() => go('/socios')}
          />
        </div>
      )}
    </Screen>
  )
}

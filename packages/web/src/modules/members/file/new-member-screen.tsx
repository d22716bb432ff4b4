import '../members.css'
import { memberInput, newMember } from '@app/contract/members/member-file'
import { templateOf } from '../../../kit/forms/form-state.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { go, useSearchParam } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../../kit/screen/states.tsx'
import { safePath } from './add-member.ts'
import { MemberForm } from './member-form.tsx'

/** /socios/new: the defaults and the next number come from the server; a picker without matches passes the name and the return path. */
export function NewMemberScreen() {
  const reading = useRead(newMember, {}, { staleTime: Number.POSITIVE_INFINITY })
  const [nombre] = useSearchParam('nombre')
  const [apellidos] = useSearchParam('apellidos')
  const [redirect] = useSearchParam('redirectToUrl')
  const back = safePath(redirect)
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={10} />}>
      {reading.data && (
        <div className="mb-file">
          <MemberForm
            member={null}
            first={{ ...templateOf(memberInput, reading.data), ...(nombre && { nombre }), ...(apellidos && { apellidos }) }}
            onSaved={({ id_mst_socios: id }) => go(back ?? `/socios/${id}/edit`, { replace: true })}
            onCancel={() => go(back ?? '/socios')}
          />
        </div>
      )}
    </Screen>
  )
}

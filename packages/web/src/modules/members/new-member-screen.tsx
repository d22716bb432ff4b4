import './members.css'
import type { SentOf } from '@app/contract/kit/action'
import { object, readAnswer } from '@app/contract/kit/shapes'
import { createMember, memberInput, newMember } from '@app/contract/members/members'
import { useCallback, useMemo, useRef } from 'react'
import { call, useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { MemberForm } from './member-form.tsx'

/** /socios/new: the defaults and the next number come from the server. */
export function NewMemberScreen() {
  const reading = useRead(newMember, {}, { staleTime: Number.POSITIVE_INFINITY })
  const template = reading.data
  const row = useMemo(() => template && readAnswer(object(memberInput), template), [template])
  const made = useRef(0)
  const onSave = async (values: Record<string, unknown>) => {
    const saved = await call(createMember, values as SentOf<typeof createMember>)
    made.current = saved.id_mst_socios
    toast.good(t('Operacio_realitzada_correctament'))
  }
  const onSaved = useCallback(() => go(`/socios/${made.current}/edit`, { replace: true }), [])
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={10} />}>
      {row && (
        <div className="mb-file">
          <MemberForm before={null} row={row} onSave={onSave} onSaved={onSaved} onCancel={() => go('/socios')} />
        </div>
      )}
    </Screen>
  )
}

import './members.css'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { getMember, removeMember, updateMember } from '@app/contract/members/members'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call, readKey, useAction, useRead } from '../../kit/api.ts'
import { confirmDelete, tell } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { go, goBack, useNumberParam, useSearchParam } from '../../kit/navigation.ts'
import { queries } from '../../kit/queries.ts'
import { Screen } from '../../kit/screen.tsx'
import { forget } from '../../kit/screen-title.ts'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { MemberForm } from './member-form.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberTabs } from './member-tabs.tsx'

type Member = OutputOf<typeof getMember>

/** Saves what changed, and shows it before it is read again: nothing jumps back meanwhile. */
async function save(id: number, values: Record<string, unknown>, changed: readonly string[]) {
  const sent = Object.fromEntries(changed.map((name) => [name, values[name]]))
  const saved = await call(updateMember, { id, ...sent } as SentOf<typeof updateMember>)
  queries.setQueryData<Member>(readKey(getMember, { id }), (now) => now && { ...now, ...saved })
  toast.good(t('Operacio_realitzada_correctament'))
}

/** Where one came from, when the address says so (spec 3 §2.2); only paths of the product. */
const safePath = (path: string | null) => (path && /^\/(?!\/)/.test(path) ? path : '/socios')

/** /socios/:id/edit: one member's file. A reserved member says so and goes back. */
export function EditMemberScreen() {
  const id = useNumberParam('id')
  const [redirect] = useSearchParam('redirectToUrl')
  const [isGoing, setGoing] = useState(false)
  const reading = useRead(getMember, { id }, ['member'], { enabled: !isGoing })
  const remove = useAction(removeMember, { onRefused: ({ msg }) => void tell(msg) })
  const { data: member, error } = reading
  const isReserved = error?.code === 'socio.usuario_reservado'
  const said = error?.msg
  useEffect(() => {
    if (!isReserved || !said) return
    void tell(said).then(() => (window.history.length > 1 ? goBack() : go('/socios', { replace: true })))
  }, [isReserved, said])
  const onDelete = async ({ nombre_completo: nombre }: Member) => {
    if (!(await confirmDelete(nombre))) return
    setGoing(true)
    if (!(await remove.run({ id }))) return setGoing(false)
    forget(`/socios/${id}/edit`)
    toast.good(t('members.deleted', { nombre }))
    go(safePath(redirect), { replace: true })
  }
  if (isReserved) return <Screen />
  return (
    <Screen
      title={member?.nombre_completo}
      reading={reading}
      skeleton={<FormSkeleton lines={10} />}
      actions={
        member &&
        remove.may && (
          <Button variant="default" leftSection={<IconTrash size={15} />} loading={remove.isBusy} onClick={() => void onDelete(member)}>
            {t('core.delete')}
          </Button>
        )
      }
    >
      {member && (
        <div className="mb-file">
          <MemberHead member={member} />
          <MemberTabs
            tabs={[
              {
                id: 'tabDatos',
                title: t('members.tab.data'),
                draw: () => <MemberForm key={id} before={member} row={member} onSave={(values, changed) => save(id, values, changed)} />,
              },
            ]}
          />
        </div>
      )}
    </Screen>
  )
}

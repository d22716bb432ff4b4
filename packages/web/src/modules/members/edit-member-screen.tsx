import './members.css'
import { removeMember } from '@app/contract/members/member-file'
import { getMember } from '@app/contract/members/member-list'
import { formatEuros } from '@app/contract/values/money'
import { Suspense, useEffect } from 'react'
import { useAction, useRead } from '../../kit/api.ts'
import { tell } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { go, goBack, useNumberParam, useSearchParam } from '../../kit/navigation.ts'
import { RemovalButton, useRemoval } from '../../kit/removal.tsx'
import { Screen } from '../../kit/screen.tsx'
import { isParameterOn } from '../../kit/session.ts'
import { FormSkeleton, LinesSkeleton } from '../../kit/states.tsx'
import { AccessTab } from '../access/public.ts'
import { DebtButton } from '../invoices/public.ts'
import { PassesTab } from '../passes/public.ts'
import { WalletTab } from '../wallet/public.ts'
import { safePath } from './add-member.ts'
import { MemberForm } from './member-form.tsx'
import { MemberHead } from './member-head.tsx'
import { type MemberTab, MemberTabs } from './member-tabs.tsx'

const walletTab = (id: number, creditos: number): MemberTab => ({
  id: 'tabMonedero',
  title: creditos > 0 ? `${t('wallet.tab')} · ${formatEuros(creditos)}` : t('wallet.tab'),
  draw: () => (
    <Suspense fallback={<LinesSkeleton />}>
      <WalletTab key={id} id={id} />
    </Suspense>
  ),
})

/** /socios/:id/edit: one member's file. A reserved member says so and goes back. */
export function EditMemberScreen() {
  const id = useNumberParam('id')
  const [redirect] = useSearchParam('redirectToUrl')
  const remove = useAction(removeMember, { onRefused: ({ msg }) => void tell(msg) })
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [`/socios/${id}/edit`],
    list: safePath(redirect) ?? '/socios',
    said: (nombre) => t('members.deleted', { nombre }),
  })
  const reading = useRead(getMember, { id }, { enabled: !removal.isGoing })
  const { data: member, error } = reading
  const isReserved = error?.code === 'socio.usuario_reservado'
  const said = error?.msg
  useEffect(() => {
    if (!isReserved || !said) return
    void tell(said).then(() => (window.history.length > 1 ? goBack() : go('/socios', { replace: true })))
  }, [isReserved, said])
  if (isReserved) return <Screen />
  return (
    <Screen
      title={member?.nombre_completo}
      reading={reading}
      skeleton={<FormSkeleton lines={10} />}
      actions={
        member && (
          <>
            <DebtButton id={id} />
            {remove.may && <RemovalButton removal={removal} name={member.nombre_completo} />}
          </>
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
                draw: () => <MemberForm key={id} member={member} first={member} />,
              },
              {
                id: 'tabAbonos',
                title: t('passes.title'),
                draw: () => (
                  <Suspense fallback={<LinesSkeleton lines={5} height={40} />}>
                    <PassesTab id={id} />
                  </Suspense>
                ),
              },
              {
                id: 'tabAccesos',
                title: t('access.tab'),
                draw: () => (
                  <Suspense fallback={<LinesSkeleton lines={8} height={40} />}>
                    <AccessTab id={id} />
                  </Suspense>
                ),
              },
              ...(isParameterOn('MONEDERO_SOCIOS') ? [walletTab(id, member.creditos)] : []),
            ]}
          />
        </div>
      )}
    </Screen>
  )
}

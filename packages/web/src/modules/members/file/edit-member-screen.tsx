import '../members.css'
import { memberDebt } from '@app/contract/invoices/debt'
import { memberStops } from '@app/contract/mail/stopped-addresses'
import { memberSummary } from '@app/contract/member-summary/summary'
import { getMember } from '@app/contract/members/member-list'
import { removeMember } from '@app/contract/members/remove-member'
import { memberReceipts } from '@app/contract/receipts/receipts'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconUsersMinus } from '@tabler/icons-react'
import { lazy, Suspense, useEffect } from 'react'
import { showMessage } from '../../../kit/dialogs/dialogs.ts'
import { useRemoval } from '../../../kit/dialogs/removal.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { isParameterOn, userMay } from '../../../kit/reads/session.ts'
import { go, goBack, useNumberParam, useSearchParam } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { Empty, LinesSkeleton } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { AccessNow, AccessTab } from '../../access/public.ts'
import { MemberFeesTab } from '../../fees/public.ts'
import { MemberMailsTab, StoppedNotice } from '../../mail/public.ts'
import { MandatesTab, MemberReceipts } from '../../mandates/public.ts'
import { DocumentsTab, MemberLabels, NotesTab } from '../../member-documents/public.ts'
import { HoursTab } from '../../member-hours/public.ts'
import { PermissionsTab } from '../../member-permissions/public.ts'
import { BookingsTab, ChangesTab, InvoicesTab, MemberFigures, SummaryTab } from '../../member-summary/public.ts'
import { RangesTab } from '../../notification-ranges/public.ts'
import { PassesTab } from '../../passes/public.ts'
import { OtherViewers, PrivacyTab } from '../../personal-data/public.ts'
import { WalletTab } from '../../wallet/public.ts'
import { FileActs } from '../acts/file-acts.tsx'
import { type Member, MemberHeader } from './member-header.tsx'
import { MemberMainActs } from './member-main-acts.tsx'
import { type MemberTab, MemberTabs } from './member-tabs.tsx'
import { safePath } from './safe-path.ts'

const MemberForm = lazy(() => import('./member-form.tsx').then((module) => ({ default: module.MemberForm })))
const FamilyTab = lazy(() => import('./family-tab.tsx').then((module) => ({ default: module.FamilyTab })))
const ReturnLink = lazy(() => import('./return-link.tsx').then((module) => ({ default: module.ReturnLink })))
const Neighbours = lazy(() => import('./previous-next-member.tsx').then((module) => ({ default: module.PreviousNextMember })))
const MemberPicker = lazy(() => import('../search/member-picker.tsx').then((module) => ({ default: module.MemberPicker })))

interface Counts {
  readonly debts?: number | undefined
  readonly family?: number | undefined
  readonly passes?: number | undefined
  readonly bookings?: number | undefined
  readonly notes?: number | undefined
  readonly documents?: number | undefined
}

/** Tabs of a member's page: reading comes first, editing one tab on. */
function tabsOf(member: Member, { debts, family, passes, bookings, notes, documents }: Counts): readonly [MemberTab, ...MemberTab[]] {
  const { id_mst_socios: id, creditos } = member
  const wallet = creditos > 0 ? `${t('wallet.tab')} · ${formatEuros(creditos)}` : t('wallet.tab')
  return [
    { id: 'tabResumen', title: t('summary.tab'), draw: () => <SummaryTab key={id} id={id} /> },
    { id: 'tabDatos', title: t('members.tab.data'), draw: () => <MemberForm key={id} member={member} first={member} /> },
    { id: 'tabFamilia', title: t('members.family'), count: family, draw: () => <FamilyTab key={id} member={member} /> },
    { id: 'tabReservas', title: t('summary.bookings'), count: bookings, draw: () => <BookingsTab key={id} id={id} /> },
    { id: 'tabFacturas', title: t('summary.invoices'), count: debts, isDue: true, draw: () => <InvoicesTab key={id} id={id} /> },
    {
      id: 'tabRecibos',
      title: t('mandates.tab'),
      draw: () => (
        <>
          <MandatesTab key={id} id={id} />
          {userMay(memberReceipts.permission) && <MemberReceipts key={`receipts ${id}`} id={id} />}
        </>
      ),
    },
    ...(isParameterOn('MONEDERO_SOCIOS') ? [{ id: 'tabMonedero', title: wallet, draw: () => <WalletTab key={id} id={id} /> }] : []),
    { id: 'tabAbonos', title: t('passes.title'), count: passes, draw: () => <PassesTab key={id} id={id} /> },
    { id: 'tabCuotas', title: t('fees.tab'), draw: () => <MemberFeesTab key={id} id={id} name={member.nombre_completo} /> },
    { id: 'tabAccesos', title: t('access.tab'), draw: () => <AccessTab key={id} id={id} /> },
    { id: 'tabNotas', title: t('member-documents.notes'), count: notes, draw: () => <NotesTab key={id} id={id} /> },
    { id: 'tabDocumentos', title: t('member-documents.documents'), count: documents, draw: () => <DocumentsTab key={id} id={id} /> },
    { id: 'tabHoras', title: t('member-hours.title'), draw: () => <HoursTab key={id} id={id} Picker={MemberPicker} /> },
    { id: 'tabAvisos', title: t('notification-ranges.title'), draw: () => <RangesTab key={id} id={id} /> },
    { id: 'tabCorreos', title: t('mail.tab'), draw: () => <MemberMailsTab key={id} id={id} /> },
    { id: 'tabPermisos', title: t('member-permissions.title'), draw: () => <PermissionsTab key={id} id={id} /> },
    { id: 'tabPrivacidad', title: t('datos.tab'), draw: () => <PrivacyTab key={id} id={id} nombre={member.nombre_completo} /> },
    { id: 'tabCambios', title: t('summary.changes'), draw: () => <ChangesTab key={id} id={id} /> },
  ]
}

/** Tabs with the numbers of their entries. */
function CountedTabs({ member }: { member: Member }) {
  const { id_mst_socios: id } = member
  const debts = useRead(memberDebt, { id }).data?.lineas.length
  const summary = useRead(memberSummary, { id }).data
  const counts = {
    debts,
    family: summary?.familia.length,
    passes: summary?.abonos,
    bookings: summary?.num_reservas,
    notes: summary?.num_notas,
    documents: summary?.num_documentos,
  }
  return <MemberTabs tabs={tabsOf(member, counts)} />
}

/** /socios/:id/edit: one member's page. A reserved member shows a notice and returns. */
export function EditMemberScreen() {
  const id = useNumberParam('id')
  const [redirect] = useSearchParam('redirectToUrl')
  const remove = useAction(removeMember, { onRefused: ({ msg }) => void showMessage(msg) })
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [`/socios/${id}/edit`],
    list: safePath(redirect) ?? '/socios',
    message: (nombre) => t('members.deleted', { nombre }),
  })
  const reading = useRead(getMember, { id }, { enabled: !removal.isGoing })
  const { data: member, error } = reading
  const isReserved = error?.code === 'socio.usuario_reservado'
  const said = error?.msg
  useEffect(() => {
    if (!isReserved || !said) return
    void showMessage(said).then(() => (window.history.length > 1 ? goBack() : go('/socios', { replace: true })))
  }, [isReserved, said])
  if (isReserved) return <Screen />
  if (error?.code === 'socio.unido') {
    const open = () => go(`/socios/${Number(error.body.id_mst_socios)}/edit`, { replace: true })
    return (
      <Screen>
        <Empty
          icon={<IconUsersMinus size={28} />}
          title={error.msg}
          action={<Button onClick={open}>{t('members.open_survivor')}</Button>}
        />
      </Screen>
    )
  }
  return (
    <Screen
      title={member?.nombre_completo}
      reading={reading}
      skeleton={<LinesSkeleton lines={8} />}
      actions={
        member && (
          <>
            <Suspense fallback={null}>
              <ReturnLink />
              <Neighbours id={id} />
            </Suspense>
            <MemberMainActs key={`acts-${id}`} member={member} />
            {userMay('members') && <FileActs key={id} member={member} removal={remove.may ? removal : null} />}
          </>
        )
      }
    >
      {member && (
        <div className="mb-file">
          <MemberHeader
            member={member}
            labels={
              <Suspense fallback={null}>
                <MemberLabels key={id} id={id} />
              </Suspense>
            }
          />
          {userMay(memberStops.permission) && (
            <Suspense fallback={null}>
              <StoppedNotice key={id} id={id} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <OtherViewers key={id} id={id} />
          </Suspense>
          <Suspense fallback={<LinesSkeleton lines={2} />}>
            <MemberFigures id={id}>
              <Suspense fallback={null}>
                <AccessNow id={id} />
              </Suspense>
            </MemberFigures>
          </Suspense>
          <CountedTabs member={member} />
        </div>
      )}
    </Screen>
  )
}

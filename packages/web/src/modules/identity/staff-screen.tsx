import { staffList } from '@app/contract/identity/staff'
import { lazy, Suspense, useMemo, useState } from 'react'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import type { Pickable } from '../../kit/dialogs/picking.ts'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useRead } from '../../kit/reads/api.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { MemberPicker } from '../members/public.ts'
import { rightsLabel, roleOf, roles, type StaffMember } from './staff-roles.ts'

const StaffPanel = lazy(() => import('./staff-panel.tsx').then((module) => ({ default: module.StaffPanel })))
const NewStaffForm = lazy(() => import('./new-staff-form.tsx').then((module) => ({ default: module.NewStaffForm })))

/** Row of the grid: an account and its role. */
type StaffRow = StaffMember & { papel: string; protegida: boolean }

const columnsNow = (): GridColumn<StaffRow>[] => [
  { key: 'nombre', header: t('staff.nombre'), kind: 'text', width: 220, pinned: 'start' },
  { key: 'email', header: t('staff.email'), kind: 'email', width: 230 },
  {
    key: 'papel',
    header: t('staff.papel'),
    kind: 'choice',
    width: 140,
    choices: roles.map((value) => ({ value, text: t(`staff.${value}`) })),
  },
  { key: 'rights', header: t('staff.rights'), kind: 'text', width: 340, text: rightsLabel, render: rightsLabel },
  { key: 'protegida', header: t('staff.second_factor'), kind: 'flag' },
]

/** /personal: staff accounts with their rights; for administrators. */
export function StaffScreen() {
  const reading = useRead(staffList, {})
  const { data } = reading
  const [isPicking, setPicking] = useState(false)
  const [picked, setPicked] = useState<Pickable | null>(null)
  const [open, setOpen] = useState<number | null>(null)
  const columns = useMemo(columnsNow, [])
  const rows = useMemo(
    () => data?.map((row): StaffRow => ({ ...row, papel: roleOf(row), protegida: row.totp_on || row.email_code_on })),
    [data],
  )
  const pick = ([member]: Pickable[]) => {
    setPicking(false)
    if (member && data?.some(({ id_mst_socios }) => id_mst_socios === member.id)) setOpen(member.id)
    else setPicked(member ?? null)
  }
  const opened = data?.find(({ id_mst_socios }) => id_mst_socios === open)
  const made = (id: number) => {
    setPicked(null)
    setOpen(id)
  }
  return (
    <GridScreen
      name="staff"
      columns={columns}
      reading={reading}
      rows={rows}
      rowId={({ id_mst_socios }) => id_mst_socios}
      rowTone={({ is_staff }) => (is_staff ? undefined : 'muted')}
      onOpen={({ id_mst_socios }) => setOpen(id_mst_socios)}
      add={<NewButton id="staff.new" text={t('staff.new')} onClick={() => setPicking(true)} />}
    >
      <MemberPicker opened={isPicking} title={t('staff.pick')} onClose={() => setPicking(false)} onConfirm={pick} />
      <SideDrawer
        opened={picked !== null}
        title={picked ? t('staff.new_for', { nombre: picked.name }) : ''}
        onClose={() => setPicked(null)}
      >
        <Suspense fallback={<FormSkeleton lines={2} />}>
          {picked && (
            <NewStaffForm member={picked.id} nombre={picked.name} onDone={() => made(picked.id)} onCancel={() => setPicked(null)} />
          )}
        </Suspense>
      </SideDrawer>
      <SideDrawer opened={opened !== undefined} title={opened?.nombre ?? ''} onClose={() => setOpen(null)}>
        <Suspense fallback={<FormSkeleton lines={8} />}>{opened && <StaffPanel key={opened.id_mst_socios} staff={opened} />}</Suspense>
      </SideDrawer>
    </GridScreen>
  )
}

import './staff.css'
import { changeStaff, endStaffSessions, removeStaffSecondFactor, setStaffPassword } from '@app/contract/identity/staff'
import { Button, Group, Switch } from '@mantine/core'
import { useState } from 'react'
import { type ConfirmOptions, confirm } from '../../kit/dialogs/dialogs.ts'
import { ActionForm } from '../../kit/forms/form.tsx'
import { useAction } from '../../kit/reads/api.ts'
import { useSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { StaffRights } from './staff-rights.tsx'
import type { StaffMember } from './staff-roles.ts'
import { useNewPassword } from './use-new-password.ts'

/** One account: its rights, and its security. Every change is saved immediately and its owner is notified. */
export function StaffPanel({ staff }: { staff: StaffMember }) {
  return (
    <>
      <p className="dimmed">{t('staff.change_hint')}</p>
      <StaffAccess staff={staff} />
      <StaffRights staff={staff} />
      <StaffSecurity staff={staff} />
    </>
  )
}

const question = (word: 'make_admin' | 'unmake_admin' | 'close_access', nombre: string, danger: boolean): ConfirmOptions => ({
  title: t(`staff.${word}`, { nombre }),
  hint: t(`staff.${word}_hint`),
  danger,
})

function StaffAccess({ staff }: { staff: StaffMember }) {
  const { id_mst_socios: id, nombre, is_admin, is_staff } = staff
  const change = useAction(changeStaff, { toast: true })
  const makeAdmin = async (yes: boolean) => {
    if (await confirm(question(yes ? 'make_admin' : 'unmake_admin', nombre, !yes))) await change.run({ id, is_admin: yes, is_staff: true })
  }
  const setAccess = async (yes: boolean) => {
    if (yes || (await confirm(question('close_access', nombre, true)))) await change.run({ id, is_admin: false, is_staff: yes })
  }
  return (
    <section className="staff-part">
      <h2>{t('staff.access')}</h2>
      <Switch
        label={t('staff.has_access')}
        checked={is_staff}
        disabled={change.isBusy || is_admin}
        onChange={({ currentTarget }) => void setAccess(currentTarget.checked)}
      />
      <Switch
        label={t('staff.is_admin')}
        checked={is_admin}
        disabled={change.isBusy}
        onChange={({ currentTarget }) => void makeAdmin(currentTarget.checked)}
      />
    </section>
  )
}

function StaffSecurity({ staff }: { staff: StaffMember }) {
  const { id_mst_socios: id, nombre, email, totp_on, email_code_on } = staff
  const { account } = useSession()
  const isOwn = id === account.id_mst_socios
  const [isAsking, setAsking] = useState(false)
  const chosen = useNewPassword(nombre, email)
  const removeFactor = useAction(removeStaffSecondFactor, { toast: true })
  const endSessions = useAction(endStaffSessions, { toast: t('staff.sessions_ended') })
  const ask = async (word: 'remove_second_factor' | 'end_sessions', run: () => Promise<unknown>) => {
    if (await confirm({ title: t(`staff.${word}_question`, { nombre }), hint: t(`staff.${word}_hint`), danger: true })) await run()
  }
  const close = () => setAsking(false)
  return (
    <section className="staff-part">
      <h2>{t('staff.security')}</h2>
      {isAsking ? (
        <ActionForm
          action={setStaffPassword}
          given={{ id }}
          ask={['password']}
          words="staff"
          stricter={{ password: chosen }}
          looks={{ password: { label: t('staff.new_password') } }}
          save={t('staff.set_password')}
          successMessage={t('staff.password_set')}
          onDone={close}
          onCancel={close}
        />
      ) : (
        <Group gap={8}>
          {isOwn ? (
            <Button variant="default" component="a" href="#/cuenta">
              {t('staff.own_security')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('staff.set_password')}
            </Button>
          )}
          {!isOwn && (totp_on || email_code_on) && (
            <Button
              variant="default"
              loading={removeFactor.isBusy}
              onClick={() => void ask('remove_second_factor', () => removeFactor.run({ id }))}
            >
              {t('staff.remove_second_factor')}
            </Button>
          )}
          <Button variant="default" loading={endSessions.isBusy} onClick={() => void ask('end_sessions', () => endSessions.run({ id }))}>
            {t('staff.end_sessions')}
          </Button>
        </Group>
      )}
    </section>
  )
}

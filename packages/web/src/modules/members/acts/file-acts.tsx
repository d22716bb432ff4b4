import { awaitsActivation, sendActivation } from '@app/contract/members/activation'
import { sendAutologin } from '@app/contract/members/autologin-link'
import { updateMember } from '@app/contract/members/member-file'
import { endPunishment, isPunished } from '@app/contract/members/web-punishment'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconBan,
  IconCamera,
  IconDoorExit,
  IconDotsVertical,
  IconMailForward,
  IconTrash,
  IconUserCheck,
  IconUserUp,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Removal } from '../../../kit/dialogs/removal.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { LeaveDialog } from '../../departures/public.ts'
import type { Member } from '../file/member-header.tsx'

const PhotoDialog = lazy(() => import('../file/photo-dialog.tsx').then((module) => ({ default: module.PhotoDialog })))
const PenaltyDialog = lazy(() => import('./penalty-dialog.tsx').then((module) => ({ default: module.PenaltyDialog })))

type Open = 'photo' | 'punish' | 'leave'
const size = 15

/** Actions on a member besides editing: photo, penalty, activation link, departure and return, deletion. */
export function FileActs({ member, removal }: { member: Member; removal: Removal | null }) {
  const [open, setOpen] = useState<Open | null>(null)
  const { id_mst_socios: id, nombre_completo: nombre, fecha_baja, fecha_ini_acceso_web: until } = member
  const pardon = useAction(endPunishment, { toast: true })
  const activation = useAction(sendActivation, { toast: true })
  const autologin = useAction(sendAutologin, { toast: true })
  const update = useAction(updateMember, { toast: true })
  const hasLeft = !member.activo || (fecha_baja !== null && fecha_baja <= today())
  const withToast = async (done: Promise<unknown>, text: string) => void ((await done) && toast.good(text))
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={34} aria-label={t('members.acts')}>
            <IconDotsVertical size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCamera size={size} />} onClick={() => setOpen('photo')}>
            {t('members.photo')}
          </Menu.Item>
          {isPunished(until, today()) ? (
            <Menu.Item
              leftSection={<IconUserCheck size={size} />}
              onClick={() => void withToast(pardon.run({ id }), t('members.pardoned', { nombre }))}
            >
              {t('members.pardon')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconBan size={size} />} onClick={() => setOpen('punish')}>
              {t('members.punish')}
            </Menu.Item>
          )}
          {awaitsActivation(member) && (
            <Menu.Item
              leftSection={<IconMailForward size={size} />}
              onClick={() =>
                void withToast(activation.run({ id_mst_socios: id }), t('members.activation_sent', { email: member.email ?? '' }))
              }
            >
              {t('members.activation_send')}
            </Menu.Item>
          )}
          {userMay(sendAutologin.permission) && !hasLeft && member.email !== null && (
            <Menu.Item
              leftSection={<IconMailForward size={size} />}
              onClick={() => void withToast(autologin.run({ id }), t('members.autologin_sent', { email: member.email ?? '' }))}
            >
              {t('members.autologin_send')}
            </Menu.Item>
          )}
          {hasLeft ? (
            <Menu.Item
              leftSection={<IconUserUp size={size} />}
              onClick={() =>
                void withToast(update.run({ id, activo: true, acceso_web: true, fecha_baja: null }), t('members.returned', { nombre }))
              }
            >
              {t('members.return')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconDoorExit size={size} />} onClick={() => setOpen('leave')}>
              {t('departures.act')}
            </Menu.Item>
          )}
          {removal && (
            <>
              <Menu.Divider />
              <Menu.Item color="red" leftSection={<IconTrash size={size} />} onClick={() => void removal.ask(nombre)}>
                {t('core.delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {open === 'photo' && <PhotoDialog member={member} onClose={() => setOpen(null)} />}
        {open === 'punish' && <PenaltyDialog id={id} nombre={nombre} onClose={() => setOpen(null)} />}
        {open === 'leave' && <LeaveDialog id={id} nombre={nombre} fecha_baja={fecha_baja} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

import { punishMember, punishmentEnd } from '@app/contract/members/web-punishment'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { ActionForm } from '../../../kit/forms/form.tsx'
import { useSession } from '../../../kit/reads/session.ts'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Blocks a member's web access until a day; proposes the club's default number of days. */
export function PenaltyDialog({ id, nombre, onClose }: { id: number; nombre: string; onClose: () => void }) {
  const days = Number(useSession().parameters.SOCIO_DIAS_CASTIGO ?? 0)
  return (
    <DialogFrame title={t('members.punish_of', { nombre })} size={380} onClose={onClose}>
      <ActionForm
        action={punishMember}
        given={{ id }}
        ask={['fecha_ini_acceso_web']}
        first={{ fecha_ini_acceso_web: punishmentEnd(today(), days) }}
        words="member"
        looks={{ fecha_ini_acceso_web: { hint: t('members.punish_hint') } }}
        save={t('members.punish')}
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

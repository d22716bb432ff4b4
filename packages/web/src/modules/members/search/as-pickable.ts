import type { pickerMember } from '@app/contract/members/member-list'
import { formatPhone } from '@app/contract/values/phone'
import type { Pickable } from '../../../kit/dialogs/picking.ts'
import { t } from '../../../kit/texts/i18n.ts'

type Member = ReturnType<(typeof pickerMember)['read']>

/** Member as a candidate of a picker; an inactive one is named as such. */
export const asPickable = (member: Member): Pickable => ({
  id: member.id_mst_socios,
  name: member.activo ? member.nombre_completo : t('ui.inactive_member', { nombre: member.nombre_completo }),
  detail: [member.numsocio, member.desc_tiposocio, member.telefono && formatPhone(member.telefono)].filter(Boolean).join(' · '),
  isMuted: !member.activo,
  warning: member.aviso_admin ?? undefined,
})

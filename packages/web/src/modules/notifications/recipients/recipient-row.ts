import type { OutputOf } from '@app/contract/kit/action'
import type { enrolledRecipients, recipients } from '@app/contract/notifications/recipients'
import { t } from '../../../kit/texts/i18n.ts'
import type { Notice } from '../notice-row.ts'

type Member = OutputOf<typeof recipients>[number]
type Enrolled = OutputOf<typeof enrolledRecipients>[number]

/** Recipient of a letter: a member, or somebody enrolled in an activity. */
export type Recipient = (Member | Enrolled) & { readonly id: number; readonly quien: string }

export const asMember = (row: Member): Recipient => ({
  ...row,
  id: row.id_mst_socios,
  quien: [row.apellidos, row.nombre].filter(Boolean).join(', '),
})
export const asEnrolled = (row: Enrolled): Recipient => ({ ...row, id: row.id_reg_actividades_inscritos, quien: row.nombre })

/** True for a recipient that neither mail nor app reaches. */
export const isUnreached = ({ motivo, por_app }: Recipient): boolean => motivo !== null && !por_app

/** Address of a letter in words: the reader's, the guardian's by name, the reason without one. */
export function whereText({ correo, tutor, motivo }: Recipient): string {
  if (motivo !== null && motivo !== 'sin_correo') return t(`notices.reason.${motivo}`)
  if (tutor !== null) return t('notices.to_guardian', { nombre: tutor })
  return correo ?? '—'
}

/** Note on a recipient: a minor, a letter for several, out of reach. */
export function noteText(row: Recipient): string {
  const { tutor, motivo, juntos, por_app } = row
  if (motivo !== null) return por_app ? t('notices.note.app_only') : t('notices.note.unreached')
  return [tutor !== null && t('notices.note.minor'), juntos > 0 && t('notices.note.together', { n: juntos })].filter(Boolean).join(' · ')
}

type Choice = Pick<Notice, 'id_usuario_envio' | 'excluidos'>

/** True for a chosen recipient: named one by one, or not among the exceptions. */
export const isChosen = ({ id_usuario_envio, excluidos }: Choice, id: number): boolean =>
  id_usuario_envio === null ? !excluidos.includes(id) : id_usuario_envio.includes(id)

/** Choice after the ticks of the listed rows changed: exceptions of the rule, or names; those of rows that are not listed stay. */
export function withTicks({ id_usuario_envio, excluidos }: Choice, listed: readonly number[], ticked: readonly number[]): Choice {
  const [all, on] = [new Set(listed), new Set(ticked)]
  if (id_usuario_envio !== null) {
    const others = id_usuario_envio.filter((id) => !all.has(id))
    return { excluidos: [...excluidos], id_usuario_envio: [...others, ...listed.filter((id) => on.has(id))] }
  }
  const others = excluidos.filter((id) => !all.has(id))
  return { id_usuario_envio: null, excluidos: [...others, ...listed.filter((id) => !on.has(id))] }
}

import type { OutputOf } from '@app/contract/kit/action'
import { replaceFields } from '@app/contract/letters/merge-fields'
import type { NoticeState } from '@app/contract/notifications/notice'
import type { notices, oneNotice } from '@app/contract/notifications/notices'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { clubTime } from '../../kit/reads/clock.ts'
import { t } from '../../kit/texts/i18n.ts'
import { fieldLabel } from '../letters/public.ts'

/** Letter to many, as the list shows it. */
export type NoticeRow = OutputOf<typeof notices>[number]
/** The same in its editor. */
export type Notice = OutputOf<typeof oneNotice>

export const noticePath = (id: number) => `/notificacion/${id}/edit`

/** Day and hour of an instant at the club. */
export function momentText(at: Date): string {
  const { day, minute } = clubTime(at.getTime())
  return `${formatDay(day)} ${formatMinute(minute)}`
}

/** Subject in words, its fields by name; a letter without one is named so. */
export const subjectText = (subject: string | null): string =>
  subject === null ? t('notices.untitled') : replaceFields(subject, ({ field }) => fieldLabel(field))

/** True while a letter is written: a draft, or one that could not be sent. */
export const isDraft = ({ estado }: { readonly estado: NoticeState }) => estado === 'borrador' || estado === 'no_enviada'
/** True for a letter of which something left. */
export const hasLeft = ({ estado }: { readonly estado: NoticeState }) => !isDraft({ estado }) && estado !== 'programada'

/** Hour at which a letter that was ordered leaves; null from the next minute on, and for a draft. */
export function leavesAt({ estado, sale }: Pick<Notice, 'estado' | 'sale'>): Date | null {
  if ((estado !== 'programada' && estado !== 'saliendo') || sale === null) return null
  const [then, now] = [clubTime(sale.getTime()), clubTime()]
  return then.day > now.day || (then.day === now.day && then.minute >= now.minute) ? sale : null
}

/** Mark of a state, told apart by form and colour. */
export const markOf: Readonly<Record<NoticeState, 'open' | 'wait' | 'busy' | 'good' | 'half'>> = {
  borrador: 'open',
  programada: 'wait',
  saliendo: 'busy',
  enviada: 'good',
  parada: 'half',
  no_enviada: 'half',
}

/** State of a letter with its hour or its reason. */
export function stateText({
  estado,
  sale,
  fecha_envio,
  no_enviada,
}: Pick<NoticeRow, 'estado' | 'sale' | 'fecha_envio' | 'no_enviada'>): string {
  if (estado === 'programada' && sale) return t('notices.planned_for', { momento: momentText(sale) })
  if (estado === 'enviada' && fecha_envio) return momentText(fecha_envio)
  if (estado === 'no_enviada' && no_enviada) return t(`notices.unsent.${no_enviada}`)
  return t(`notices.state.${estado}`)
}

/** Exclusive filters of the recipients. */
export const filterKinds = ['todos', 'campeonato', 'actividad', 'cuota', 'curso'] as const
export type FilterKind = (typeof filterKinds)[number]
/** Filter without a choice: all members. */
export const noFilter = {
  id_reg_campeonatos: null,
  id_reg_campeonatos_grupo: null,
  id_reg_actividades_grupo: null,
  id_mst_cuotas: null,
  id_mst_curso: null,
  id_mst_curso_grupo: null,
}
/** Ids of the exclusive filters, at most one of them set. */
export type FilterIds = { readonly [K in keyof typeof noFilter]: number | null }

/** Exclusive filter of a letter. */
export function kindOf(ids: FilterIds): FilterKind {
  if (ids.id_reg_campeonatos !== null || ids.id_reg_campeonatos_grupo !== null) return 'campeonato'
  if (ids.id_reg_actividades_grupo !== null) return 'actividad'
  if (ids.id_mst_cuotas !== null) return 'cuota'
  return ids.id_mst_curso !== null || ids.id_mst_curso_grupo !== null ? 'curso' : 'todos'
}

/** Recipients of a letter in words: «Curso · Adultos». */
export function audienceText(row: NoticeRow): string {
  const kind = row.variante === 'rgpd' ? t('notices.variant.rgpd') : t(`notices.kind.${kindOf(row)}`)
  return row.desc_filtro === null ? kind : `${kind} · ${row.desc_filtro}`
}

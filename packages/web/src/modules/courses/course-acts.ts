import { activateCourse, deactivateCourse, draftCourseNotice, toggleWaitingList } from '@app/contract/courses/course-acts'
import { removeCourse } from '@app/contract/courses/courses'
import { confirm, confirmDelete, showMessage } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { call } from '../../kit/reads/api.ts'
import { call as ask } from '../../kit/reads/call.ts'
import { go } from '../../kit/screen/navigation.ts'
import { isReady } from '../../kit/screen/screens.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Course } from './course-row.ts'

/** Shows the refusal of an act. */
export async function orToast(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}

/** Activates a course after a question; false if the user backs out. */
export async function activate({ id_mst_curso: id, desc_curso: nombre }: Course): Promise<boolean> {
  const isSure = await confirm({
    title: t('courses.activate_question', { nombre }),
    hint: t('courses.activate_hint'),
    confirm: t('courses.activate'),
  })
  if (!isSure) return false
  await call(activateCourse, { id })
  toast.good(t('courses.activated', { nombre }))
  return true
}

/** Deactivates a course after a question with what goes; false if the user backs out. */
export async function deactivate({ id_mst_curso: id, desc_curso: nombre }: Course): Promise<boolean> {
  const { reservas, pagadas, alumnos } = await ask(deactivateCourse, { id, solo_ver: true })
  const goes = t('courses.deactivate_hint', { reservas: formatCount(reservas), alumnos: formatCount(alumnos) })
  const isSure = await confirm({
    title: t('courses.deactivate_question', { nombre }),
    hint: pagadas > 0 ? `${goes} ${t('courses.paid_stay', { n: formatCount(pagadas) })}` : goes,
    confirm: t('courses.deactivate'),
    danger: true,
  })
  if (!isSure) return false
  const done = await call(deactivateCourse, { id })
  toast.good(t('courses.deactivated', { nombre, n: formatCount(done.reservas) }))
  return true
}

/** Makes a course a waiting list, or ends that after a question. */
export async function toggleList({ id_mst_curso: id, desc_curso: nombre, es_lista_espera: isList }: Course): Promise<void> {
  const question = {
    title: t('courses.from_list_question', { nombre }),
    hint: t('courses.from_list_hint'),
    confirm: t('courses.from_list'),
  }
  if (isList && !(await confirm(question))) return
  await call(toggleWaitingList, { id })
  toast.good(t(isList ? 'courses.is_no_list' : 'courses.is_list', { nombre }))
}

/** Makes the draft of a letter to the students, and opens it from the notice. */
export async function draftNotice({ id_mst_curso: id }: Course): Promise<void> {
  const { id_reg_notificaciones: draft, subject } = await call(draftCourseNotice, { id })
  const open = { text: t('courses.open_draft'), run: () => go(`/notificacion/${draft}/edit`) }
  toast.good(t('courses.notice_made', { asunto: subject }), isReady('/notificacion/{id}/edit') ? { action: open } : {})
}

/** Reason against the deletion of a course; null if it may be deleted. */
export function deletionLock({ activo, eliminable, limite_alumnos_activos, limite_alumnos_espera }: Course): string | null {
  if (eliminable) return null
  const students = limite_alumnos_activos + limite_alumnos_espera
  if (activo) return students > 0 ? t('courses.is_active_with', { n: formatCount(students) }) : t('courses.is_active')
  return students > 0 ? t('courses.has_students', { n: formatCount(students) }) : t('courses.has_later_students')
}

/** Deletes a course after a question; one that is active or has students is refused with the reason. */
export async function remove(row: Course): Promise<void> {
  const lock = deletionLock(row)
  const { id_mst_curso: id, desc_curso: nombre } = row
  if (lock !== null) return showMessage(t('courses.not_deleted', { nombre }), lock)
  if (!(await confirmDelete(nombre))) return
  await call(removeCourse, { id })
  toast.good(t('courses.deleted', { nombre }))
}

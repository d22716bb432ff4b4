import { cloneCourse, cloneStudents } from '@app/contract/courses/clone-course'
import type { OutputOf } from '@app/contract/kit/action'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { showMessage } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ActionForm } from '../../kit/forms/form.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Course } from './course-row.ts'

/** Says what the clone has; dates that were occupied are to be read. */
function sayResult({ curso, reservas, saltadas, alumnos, espera }: OutputOf<typeof cloneCourse>): void {
  const made = t('courses.cloned', {
    ...{ nombre: curso.desc_curso, reservas: formatCount(reservas) },
    ...{ alumnos: formatCount(alumnos), espera: formatCount(espera) },
  })
  if (saltadas > 0) void showMessage(made, t('courses.clone_skipped', { n: formatCount(saltadas) }))
  else toast.info(made)
}

/** Clones a course: its name, the days of its permanent bookings, its students. */
export function CloneDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const { id_mst_curso: id, desc_curso: curso } = course
  const students = (Object.keys(cloneStudents) as (keyof typeof cloneStudents)[]).map((name) => ({
    value: cloneStudents[name],
    text: t(`courses.students_${name}`),
  }))
  return (
    <DialogFrame title={t('courses.clone_of', { nombre: curso })} size={440} onClose={onClose}>
      <ActionForm
        action={cloneCourse}
        given={{ id }}
        first={{ desc_curso: t('curso.copia', { curso }), alumnos: cloneStudents.none }}
        ask={['desc_curso', 'fecha_ini', 'fecha_fin', 'alumnos']}
        words="course"
        looks={{
          fecha_ini: { label: t('courses.clone_from'), half: true },
          fecha_fin: { label: t('courses.clone_to'), half: true, hint: t('courses.clone_hint') },
          alumnos: { label: t('courses.students'), options: students },
        }}
        save={t('courses.clone_act')}
        successMessage={null}
        onDone={(made) => {
          onClose()
          sayResult(made)
        }}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

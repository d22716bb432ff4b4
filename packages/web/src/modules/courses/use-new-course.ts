import { createCourse } from '@app/contract/courses/courses'
import { useMemo, useRef, useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type CourseRow, newRow, seriesPath } from './course-row.ts'

/** Values of a new course: a name to be written over, no fee, active. */
const blank = (group: number | null): CourseRow => ({
  ...{ id_mst_curso: newRow, desc_curso: t('curso.nuevo'), id_mst_cuotas: null, id_mst_curso_grupo: group, id_mst_tiporeserva: null },
  ...{ activo: true, inactivo_desde: null, limite_alumnos: 0, es_lista_espera: false, desc_curso_grupo: null, desc_cuota: null },
  ...{ desc_tiporeserva: null, limite_alumnos_activos: 0, limite_alumnos_espera: 0, ofrecidas: 0, desc_tiposrecurso: '' },
  ...{ tiposrecurso: [], horario: [], reservas: 0, eliminable: false, precio: null, al_mes: null, fallos: {} },
})

/** The row that a new course is typed into: n begins it, Ctrl+S saves it, Esc takes it away. */
export function useNewCourse() {
  const [row, setRow] = useState<CourseRow | null>(null)
  const [startAt, setStartAt] = useState<{ readonly id: number; readonly key: 'desc_curso' } | null>(null)
  // the cell that is left and the save that follows it share one event
  const latest = useRef(row)
  const set = (next: CourseRow | null) => {
    latest.current = next
    setRow(next)
  }
  const create = useAction(createCourse, {
    onRefused: ({ fields, msg }) => {
      const named = Object.entries(fields).map(([key, [first]]) => [key, first ?? msg] as const)
      if (latest.current && named.length > 0) set({ ...latest.current, fallos: Object.fromEntries(named) })
      else toast.bad(msg)
    },
  })
  const begin = (group: number | null) => {
    set(blank(group))
    setStartAt({ id: newRow, key: 'desc_curso' })
  }
  const change = (key: keyof CourseRow & string, value: unknown) => {
    if (!latest.current) return
    const { [key]: _old, ...fallos } = latest.current.fallos as Record<string, string>
    set({ ...latest.current, [key]: value === '' ? null : value, fallos })
  }
  const save = async () => {
    const now = latest.current
    if (!now || create.isBusy) return
    const { desc_curso, id_mst_cuotas, id_mst_curso_grupo, id_mst_tiporeserva, limite_alumnos, activo } = now
    const fields = { desc_curso, id_mst_cuotas, id_mst_curso_grupo, id_mst_tiporeserva, limite_alumnos: limite_alumnos ?? 0, activo }
    const made = await create.run(fields)
    if (!made) return
    set(null)
    const { id_mst_curso: id, desc_curso: nombre } = made
    toast.good(t('courses.saved', { nombre }), {
      action: { text: t('courses.set_timetable'), run: () => go(`${seriesPath(id)}/new`) },
    })
  }
  const drop = () => set(null)
  const acts = useRef({ save, drop })
  acts.current = { save, drop }
  const isOpen = row !== null
  useCommands(
    useMemo(
      () =>
        isOpen
          ? [
              { id: 'courses.save_row', text: t('courses.save_row'), keys: 'mod+s', run: () => void acts.current.save() },
              { id: 'courses.drop_row', text: t('courses.drop_row'), keys: 'Escape', run: () => acts.current.drop() },
            ]
          : [],
      [isOpen],
    ),
  )
  return { row, begin, change, save, drop, isBusy: create.isBusy, startAt, started: () => setStartAt(null) }
}

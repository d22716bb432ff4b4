import { spans } from '@app/contract/permanent/permanent-booking'
import { addDays } from '@app/contract/values/day'
import { maskOf } from '@app/contract/values/weekdays'
import { type DemoFill, put } from '../../kit/demo.ts'
import { demoCourts } from '../courts/public.ts'
import { demoStudents } from '../fees/public.ts'
import { demoMembers } from '../members/public.ts'
import { type Series, saveSeries } from '../permanent/public.ts'

/** Fees of the demo club: of adults, of the school, and one of a list. */
const [adults, school, list] = [1, 4, 7]
const groups = [
  { id_mst_curso_grupo: 1, desc: 'Escuela de adultos' },
  { id_mst_curso_grupo: 2, desc: 'Escuela de niños' },
]
const courses = [
  { id_mst_curso: 1, desc_curso: 'Mini, martes y jueves 14:00', id_mst_cuotas: school, id_mst_curso_grupo: 2, limite_alumnos: 8 },
  { id_mst_curso: 2, desc_curso: 'Iniciación, lunes 14:00', id_mst_cuotas: adults, id_mst_curso_grupo: 1, limite_alumnos: 8 },
  { id_mst_curso: 3, desc_curso: 'Acondicionamiento', id_mst_cuotas: adults, id_mst_curso_grupo: null, limite_alumnos: 0 },
  { id_mst_curso: 4, desc_curso: 'Lista de espera, primavera', id_mst_cuotas: list, id_mst_curso_grupo: null, es_lista_espera: true },
]
/** Members inside each course, and those that wait. */
const students = [
  [8, 3],
  [5, 0],
  [6, 0],
  [0, 4],
] as const

const plain = {
  ...{ info: null, num_faltan: 0, nivel: 0, nivel_max: 7, sx: '-' as const, activo: true, desactivada_desde: null, id_mst_socios: null },
  ...{ observaciones: null, comentarios: null, pin_reserva: null, es_bloqueig: false, id_mst_tiporeserva: 1 },
}

/** A school: a full course with a list and an open offer, one with free places, one without a limit, and a list for the spring. Two have classes. */
export const fill: DemoFill = ({ write, today, minute, zone, now, login }) =>
  write(async (tx) => {
    await put(tx, 'curso_grupo', 'id_mst_curso_grupo', groups)
    await put(tx, 'cursos', 'id_mst_curso', courses)
    const members = await demoMembers(
      tx,
      students.reduce((sum, [inside, waiting]) => sum + inside + waiting, 0),
    )
    for (const [at, [inside, waiting]] of students.entries()) {
      const { id_mst_curso, id_mst_cuotas: id_cuota } = courses[at]!
      const own = members.splice(0, inside + waiting)
      const people = { inside: own.slice(0, inside), waiting: own.slice(inside) }
      await demoStudents(tx, { id_mst_curso, id_cuota, ...people, isOffered: at === 0 && own.length === inside + waiting }, { today, now })
    }
    const courts = await demoCourts(tx, 1)
    if (courts.length === 0) return
    const saving = {
      ...{ tx, now, today, minute, zone, clocks: '', user: null, by: login.id_mst_socios },
      ...{ note: () => {}, isUndoable: false, call: null },
    }
    const sent = { override: null, resolver: 'elsewhere' as const, fechas: [], choques: [], vista: null }
    for (const [at, days] of [[2, 4], [1]].entries()) {
      const { id_mst_curso, desc_curso } = courses[at]!
      const hours = {
        dias: maskOf(days),
        hora_ini: 840,
        hora_fin: 900,
        tipo_horario: spans.between,
        fecha_ini: today,
        fecha_fin: addDays(today, 90),
      }
      const series: Series = { row: { ...plain, ...hours, nombre: desc_curso, id_mst_curso }, courts, people: [], incomes: [] }
      await saveSeries(saving, { id: null, sent, wanted: () => series, from: today })
    }
  })

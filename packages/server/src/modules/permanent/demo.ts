import { addDays, type Day, weekday } from '@app/contract/values/day'
import { maskOf } from '@app/contract/values/weekdays'
import type { DemoFill } from '../../kit/demo.ts'
import { demoCourts } from '../courts/public.ts'
import { demoMembers } from '../members/public.ts'
import { saveSeries } from './save-series.ts'
import type { Series } from './series-rows.ts'

const plain = {
  ...{ info: null, num_faltan: 0, nivel: 0, nivel_max: 7, id_mst_curso: null, sx: '-' as const, activo: true, desactivada_desde: null },
  ...{ observaciones: null, comentarios: null, pin_reserva: null, es_bloqueig: false, id_mst_tiporeserva: 1 },
}

interface Players {
  readonly owner: number
  readonly others: readonly number[]
}
/** A group of friends, a school, and new nets. */
function seriesOf(today: Day, courts: readonly number[], { owner, others }: Players): Series[] {
  const people = others.map((id_mst_socios) => ({ id_mst_socios, cantidad: 1 }))
  return [
    {
      row: {
        ...plain,
        nombre: 'Peña Els de Sempre',
        id_mst_socios: owner,
        dias: maskOf([2, 4]),
        hora_ini: 1230,
        hora_fin: 1320,
        tipo_horario: 1,
        fecha_ini: today,
        fecha_fin: null,
      },
      courts: courts.slice(0, 1),
      people,
      incomes: [],
    },
    {
      row: {
        ...plain,
        nombre: 'Escuela de adultos',
        id_mst_socios: null,
        dias: maskOf([1, 3, 5]),
        hora_ini: 570,
        hora_fin: 660,
        tipo_horario: 2,
        fecha_ini: today,
        fecha_fin: addDays(today, 90),
      },
      courts,
      people: [],
      incomes: [],
    },
    {
      row: {
        ...{ ...plain, es_bloqueig: true, nombre: 'Cambio de red', id_mst_socios: null, dias: maskOf([weekday(addDays(today, 2))]) },
        ...{ hora_ini: 480, hora_fin: 540, tipo_horario: 2, fecha_ini: addDays(today, 2), fecha_fin: addDays(today, 16) },
      },
      courts: courts.slice(0, 2),
      people: [],
      incomes: [],
    },
  ]
}

/** Two permanent bookings and a block of the first sport, created like those of a desk: occupied dates are skipped. */
export const fill: DemoFill = ({ write, today, minute, zone, now, login }) =>
  write(async (tx) => {
    const courts = await demoCourts(tx, 3)
    const [owner, ...others] = await demoMembers(tx, 4)
    if (courts.length === 0 || owner === undefined) return
    const wanted = seriesOf(today, courts, { owner, others })
    const saving = {
      ...{ tx, now, today, minute, zone, clocks: '', user: null, by: login.id_mst_socios },
      ...{ note: () => {}, isUndoable: false, call: null },
    }
    const sent = { override: null, resolver: 'skip' as const, fechas: [], choques: [], vista: null }
    for (const series of wanted) await saveSeries(saving, { id: null, sent, wanted: () => series, from: today })
  })

import { addDays, type Day, dayNumber, weekday } from '@app/contract/values/day'
import { type DemoFill, put } from '../../kit/demo.ts'

/** '2026-W47': the ISO week of a day, which is the week of its Thursday. */
function weekCode(day: Day) {
  const thursday = addDays(day, 4 - weekday(day))
  const first = `${thursday.slice(0, 4)}-01-01`
  return `${thursday.slice(0, 4)}-W${String(Math.floor((dayNumber(thursday) - dayNumber(first)) / 7) + 1).padStart(2, '0')}`
}

/** The weeks of the league. */
export const fill: DemoFill = ({ today, write }) => {
  const weeks = [-14, -7, 0, 7].flatMap((days, index) =>
    ['A', 'B'].map((cod_grupo, group) => ({
      id_act_semana_estado: index * 2 + group + 1,
      cod_tipo: 'LIGA',
      cod_semana: weekCode(addDays(today, days)),
      cod_grupo,
      activo: days >= 0,
    })),
  )
  return write((tx) => put(tx, 'act_semana_estado', 'id_act_semana_estado', weeks))
}

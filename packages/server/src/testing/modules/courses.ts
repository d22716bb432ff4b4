import type { addMembers } from '@app/contract/fees/add-members'
import type { SentOf } from '@app/contract/kit/action'
import { savePermanent } from '@app/contract/permanent/permanent-bookings'
import { placesClub } from './places.ts'

/** The club of places with the timetable of a course: classes on the Mondays of December 2026, 7, 14, 21 and 28, at 20:00. */
export async function courseClub() {
  const desk = await placesClub()
  const timetable = async (id_mst_curso: number, more: Partial<SentOf<typeof savePermanent>> = {}) => {
    const made = await desk.call(savePermanent, {
      ...{ nombre: 'Clases', recursos: [desk.padel], dias: 1, hora_ini: 1200, hora_fin: 1260, tipo_horario: 2, id_mst_curso },
      ...{ fecha_ini: '2026-12-01', fecha_fin: '2026-12-31', ...more },
    })
    return made.id_mst_reservasfijas
  }
  /** Enrols members by name in the course and its classes. */
  const join = (id: number, who: readonly string[], more: Partial<SentOf<typeof addMembers>> = {}) =>
    desk.enrol(id, who, { afegir_a_reservafija: true, fecha_modificacion: '2026-12-01', ...more })
  /** Days of the classes of a course with the first names of their students, in alphabetical order: jobs seat them in any. */
  const classes = async (id: number) => {
    await desk.settled()
    const rows = await desk.db
      .selectFrom('reserva as r')
      .leftJoin('reserva_socio as p', 'p.id_reg_reserva', 'r.id_reg_reserva')
      .leftJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios')
      .select(['r.fecha', 's.nombre'])
      .where('r.id_mst_curso', '=', id)
      .orderBy('r.fecha')
      .orderBy('s.nombre')
      .execute()
    return [...Map.groupBy(rows, (row) => row.fecha)].map(([day, own]) =>
      [day.slice(5), ...own.flatMap((row) => row.nombre ?? [])].join(' '),
    )
  }
  return { ...desk, timetable, join, classes }
}

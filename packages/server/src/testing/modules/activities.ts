import { activity } from '@app/contract/activities/activity'
import { createGroup } from '@app/contract/activities/activity-groups'
import type { ExtraColumn } from '@app/contract/activities/extra-columns'
import { callsOf } from '@app/contract/kit/generic-calls'
import { championship, championshipGroup } from '@app/contract/matches/championship'
import { club } from '../club.ts'

/** Extra columns of one kind each. */
export const fourColumns: ExtraColumn[] = [
  { nombre: 'Talla', tipo: 'text' },
  { nombre: 'Años', tipo: 'number' },
  { nombre: 'Nacimiento', tipo: 'date' },
  { nombre: 'Comedor', tipo: 'yesno' },
]

/** A club with a camp of one group with four extra columns, and a league of one group; its clock is set to 2026-11-20. */
export async function activityClub() {
  const desk = await club()
  const newActivity = async (desc_actividad: string, more: { fecha_ini?: string; fecha_fin?: string; activo?: boolean } = {}) =>
    (await desk.call(callsOf(activity).create, { desc_actividad, fecha_ini: '2026-11-01', fecha_fin: '2026-12-31', ...more }))
      .id_reg_actividades
  const camp = await newActivity('Campus')
  const newGroup = async (desc_actividades_grupo: string, columnas: readonly ExtraColumn[] = [], id_reg_actividades = camp) =>
    (await desk.call(createGroup, { id_reg_actividades, desc_actividades_grupo, columnas })).id_reg_actividades_grupo
  const group = await newGroup('Mañanas', fourColumns)
  const { id_reg_campeonatos } = await desk.call(callsOf(championship).create, {
    ...{ desc_campeonato: 'Liga', id_mst_tiporecurso: 1, fecha_ini: '2026-11-20', fecha_fin: '2026-12-31' },
  })
  const { id_reg_campeonatos_grupo: league } = await desk.call(callsOf(championshipGroup).create, {
    ...{ id_reg_campeonatos, desc_campeonatos_grupo: 'A' },
  })
  let number = 1000
  /** A new member with a number, an e-mail and a telephone. */
  const person = async (nombre: string, more: { email?: string | null; nif?: string; activo?: boolean } = {}) => {
    number += 1
    const row = {
      nombre,
      apellidos: 'Puig',
      numsocio: number,
      email: `${nombre.toLowerCase()}@club.test`,
      telefono: '+34600112233',
      ...more,
    }
    const { id_mst_socios } = await desk.db.insertInto('socio').values(row).returning('id_mst_socios').executeTakeFirstOrThrow()
    return { id: id_mst_socios, numsocio: number }
  }
  return { desk, camp, group, league, newActivity, newGroup, person }
}

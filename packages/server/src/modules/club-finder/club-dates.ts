import type { Day } from '@app/contract/values/day'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import type { Installation } from '../../kit/installation.ts'
import { kept } from './kept-answers.ts'

interface Dates {
  readonly fecha_ini: Day
  readonly fecha_fin: Day
}
/** Activity and championship of a club, as they are found. */
export interface DatedRow {
  readonly events: Dates & { readonly desc_actividad: string }
  readonly tournaments: Dates & { readonly desc_campeonato: string; readonly tipo_recurso: string; readonly desc_categoria: string | null }
}

/** Active activities and championships of a club; those of an inactive sport are left out. */
async function datesOf(tx: Tx): Promise<{ readonly [K in keyof DatedRow]: readonly DatedRow[K][] }> {
  const [events, tournaments] = await together(
    tx
      .selectFrom('actividad')
      .select(['desc_actividad', 'fecha_ini', 'fecha_fin'])
      .where('activo', '=', true)
      .orderBy('id_reg_actividades')
      .execute(),
    tx
      .selectFrom('campeonato as c')
      .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
      .leftJoin('campeonato_categoria as k', 'k.id_mst_categoria', 'c.id_mst_categoria')
      .select(['c.desc_campeonato', 't.desc_tiporecurso as tipo_recurso', 'k.desc_categoria', 'c.fecha_ini', 'c.fecha_fin'])
      .where('c.activo', '=', true)
      .where('t.activo', '=', true)
      .orderBy('c.id_reg_campeonatos')
      .execute(),
  )
  return { events, tournaments }
}

/** Activities and championships of a club, kept for some seconds. */
export const clubDates = ({ read }: Pick<Installation, 'read'>, club: ClubFacts, now: Date) =>
  kept(club, 'dates', now, () => read(club, datesOf))

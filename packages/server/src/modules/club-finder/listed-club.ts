import { type Place } from '@app/contract/club-finder/distance'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Installation } from '../../kit/installation.ts'
import { kept } from './kept-answers.ts'

/** Club that agreed to be listed, with its place and its sports. */
export interface ListedClub extends Place {
  readonly club: ClubFacts
  readonly poblacion: string | null
  readonly codigo_postal: string | null
  readonly deportes: readonly string[]
}

/** Listing of a club: its first company that agreed; null if none did. */
async function listingOf(tx: Tx, club: ClubFacts): Promise<ListedClub | null> {
  const company = await tx
    .selectFrom('empresa')
    .select(['poblacion', 'codigo_postal', 'latitud', 'longitud'])
    .where('en_buscador', '=', true)
    .orderBy('id_mst_empresas')
    .limit(1)
    .executeTakeFirst()
  if (!company || company.latitud === null || company.longitud === null) return null
  const sports = await tx
    .selectFrom('recurso as c')
    .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
    .select(['t.desc_tiporecurso', 't.id_mst_tiporecurso'])
    .distinct()
    .where('c.activo', '=', true)
    .where('c.reservar_pista', '=', true)
    .where('t.activo', '=', true)
    .orderBy('t.id_mst_tiporecurso')
    .execute()
  const { poblacion, codigo_postal, latitud, longitud } = company
  return { club, poblacion, codigo_postal, latitud, longitud, deportes: sports.map((one) => one.desc_tiporecurso) }
}

/** Listing of a club, kept for some seconds. */
export const listedClub = ({ read }: Pick<Installation, 'read'>, club: ClubFacts, now: Date) =>
  kept(club, 'listing', now, () => read(club, (tx) => listingOf(tx, club)))

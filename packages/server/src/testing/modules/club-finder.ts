import { updateCompany } from '@app/contract/company/companies'
import { schemaOf } from '../../kit/database/clubs.ts'
import { openDatabase, type Tx } from '../../kit/database/database.ts'
import { createClub } from '../../kit/install.ts'
import { seeds } from '../../registry.ts'
import { deskClub, guest } from './bookings.ts'

/** Barcelona, and a place 15 km away. */
export const barcelona = { latitud: 41.3851, longitud: 2.1734 }
export const sabadell = { latitud: 41.5463, longitud: 2.1086 }

/** A listed club in Barcelona, and a second one in Sabadell with a padel court at 9 € that has not agreed yet. */
export async function finderClubs() {
  const desk = await deskClub()
  await desk.pool.query(`update platform.club set hosts = '{localhost}'`)
  await createClub(desk.pool, { slug: 'segon', nombre: 'Segon Club', hosts: ['segon.club.test'] }, seeds)
  await desk.product.clubs.reload()
  await desk.call(updateCompany, { id: 1, ...barcelona, poblacion: 'Barcelona', codigo_postal: '08001', en_buscador: true })
  const second = openDatabase(desk.pool).withSchema(schemaOf('segon')) as unknown as Tx
  const { id_mst_recurso } = await second
    .insertInto('recurso')
    .values({ desc_recurso: 'Central', id_mst_tiporecurso: 1, capacidad_max: 4 })
    .returning('id_mst_recurso')
    .executeTakeFirstOrThrow()
  const { id_mst_tiposocio } = await second
    .selectFrom('socio')
    .select('id_mst_tiposocio')
    .where('id_mst_socios', '=', guest)
    .executeTakeFirstOrThrow()
  await second.insertInto('tiporecurso_tiposocio').values({ id_mst_tiporecurso: 1, id_mst_tiposocio, precio: 900 }).execute()
  const agree = (en_buscador: boolean) =>
    second
      .updateTable('empresa')
      .set({ ...sabadell, poblacion: 'Sabadell', codigo_postal: '08201', en_buscador })
      .where('id_mst_empresas', '=', 1)
      .execute()
  return { desk, second, court: id_mst_recurso, agree }
}

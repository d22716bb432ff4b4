import type { Tx } from '../../../kit/database/database.ts'

/** The first active members behind a number, for the demo data of other modules. */
export async function demoMembers(tx: Tx, count: number, behind = 3): Promise<number[]> {
  const rows = await tx
    .selectFrom('socio')
    .select('id_mst_socios')
    .where('activo', '=', true)
    .where('id_mst_socios', '>', behind)
    .orderBy('id_mst_socios')
    .limit(count)
    .execute()
  return rows.map(({ id_mst_socios }) => id_mst_socios)
}

/** A second record of a member, ended as by a merge; returns its id. */
export async function demoTwin(tx: Tx, id: number): Promise<number> {
  const { nombre, apellidos, telefono, fecha_nac, id_mst_tiposocio } = await tx
    .selectFrom('socio')
    .select(['nombre', 'apellidos', 'telefono', 'fecha_nac', 'id_mst_tiposocio'])
    .where('id_mst_socios', '=', id)
    .executeTakeFirstOrThrow()
  const ended = { reservado: true, activo: false, acceso_web: false, notificar: false, notificarApp: false } as const
  const { id_mst_socios } = await tx
    .insertInto('socio')
    .values({ nombre, apellidos, telefono, fecha_nac, id_mst_tiposocio, ...ended })
    .returning('id_mst_socios')
    .executeTakeFirstOrThrow()
  return id_mst_socios
}

import type { club } from '../club.ts'

/** Inserts members directly, including ones that no form would accept; each call returns an id. */
export const memberMaker =
  ({ db }: Pick<Awaited<ReturnType<typeof club>>, 'db'>) =>
  async (nombre: string, apellidos: string, more: Record<string, unknown> = {}) =>
    (
      await db
        .insertInto('socio')
        .values({ nombre, apellidos, id_mst_tiposocio: 2, ...more } as never)
        .returning('id_mst_socios')
        .executeTakeFirstOrThrow()
    ).id_mst_socios

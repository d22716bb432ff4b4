import type { Tx } from '../../kit/database/database.ts'

/**
 * Begins a new installation of a company after a restore behind a sent record (0178): its next record is the first of a new chain. A chain
 * without records serves as the new one.
 */
export async function beginInstallation(tx: Tx, id_mst_empresas: number) {
  const last = await tx
    .selectFrom('documento_cadena')
    .select(['instalacion', 'n'])
    .where('id_mst_empresas', '=', id_mst_empresas)
    .orderBy('instalacion', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!last || last.n === 0) return
  await tx
    .insertInto('documento_cadena')
    .values({ id_mst_empresas, instalacion: last.instalacion + 1 })
    .execute()
}

/** Begins a new installation of every company with records: this database was restored, and may be behind what was sent. */
export async function beginInstallations(tx: Tx) {
  const companies = await tx.selectFrom('documento_cadena').select('id_mst_empresas').distinct().orderBy('id_mst_empresas').execute()
  for (const { id_mst_empresas } of companies) await beginInstallation(tx, id_mst_empresas)
}

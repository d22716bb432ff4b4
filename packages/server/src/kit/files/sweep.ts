import { after } from '../clock.ts'
import type { ClubDb } from '../database/database.ts'
import type { ClubFiles } from './files.ts'

/** Seconds in which a file that no row names may belong to a request under way. */
const safeAge = 86_400

/**
 * Deletes a club's files that no row names: those of requests that were refused or killed after the file was in its place, and those whose
 * removal failed for good. Returns their number.
 */
export async function sweepFiles(tables: ClubDb, files: ClubFiles, now: Date): Promise<number> {
  const named = await namedFiles(tables)
  let swept = 0
  for await (const one of files.list()) {
    if (named.has(one.clave) || one.at >= after(now, -safeAge)) continue
    await files.remove(one)
    swept += 1
  }
  return swept
}

/** Names of files with a row, whose bytes the stores lack. */
export async function missingFiles(tables: ClubDb, files: ClubFiles): Promise<string[]> {
  const named = await namedFiles(tables)
  for await (const { clave } of files.list()) named.delete(clave)
  // one that was deleted in the meantime has no row either
  const still = named.size > 0 ? await namedFiles(tables) : named
  return [...named].filter((clave) => still.has(clave))
}

const namedFiles = async (tables: ClubDb) =>
  new Set((await tables.selectFrom('archivo').select('clave').where('lugar', '<>', 'fila').execute()).map(({ clave }) => clave))

import type { Resource } from '@app/contract/kit/resource'
import { atOnce } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { inSteps } from '../work/attempt.ts'
import { insertJob, jobKind } from '../work/jobs.ts'
import type { FileAddress, KeptFile } from './files.ts'

/** Removal of a file's bytes after the commit that deleted its row. */
const removalJob = jobKind<FileAddress>('files.remove', 'devices', 'many')
export const fileRemoval = inSteps(removalJob, async ({ lugar, clave }, { club }) => {
  await club.files.remove({ lugar, clave })
})

/** Queues the removal of kept files whose bytes are not needed; small ones need none. */
export async function removeLater(tx: Tx, files: readonly FileAddress[]) {
  for (const { lugar, clave } of files) if (lugar !== 'fila') await insertJob(tx, removalJob, { lugar, clave }, { now: atOnce })
}

/** The row of a kept file, which a row of the module refers to. Returns its id. */
export async function insertFile(tx: Tx, { clave, lugar, tipo, bytes, huella, contenido }: KeptFile): Promise<number> {
  const { id_reg_archivo } = await tx
    .insertInto('archivo')
    .values({ clave, lugar, tipo, bytes, huella, contenido })
    .returning('id_reg_archivo')
    .executeTakeFirstOrThrow()
  return id_reg_archivo
}

/** Deletes the rows of files, after those that referred to them; the bytes follow after the commit. */
export async function dropFiles(tx: Tx, ids: readonly (number | null)[]) {
  const named = ids.filter((id) => id !== null)
  if (named.length === 0) return
  await removeLater(tx, await tx.deleteFrom('archivo').where('id_reg_archivo', 'in', named).returning(['lugar', 'clave']).execute())
}

/** The columns of a resource that refer to a file. */
export const fileColumns = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, { kind, facts }]) => (kind === 'ref' && facts.table === 'archivo' ? [name] : []))

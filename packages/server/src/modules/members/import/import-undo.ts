import { resources } from '@app/contract'
import { memberFee } from '@app/contract/fees/member-fee'
import { memberLabel } from '@app/contract/labels/member-label'
import { mandate } from '@app/contract/mandates/mandate'
import { memberActChange } from '@app/contract/member-acts/member-act'
import { listImports, undoImport } from '@app/contract/members/import-undo'
import { memberImport, memberImportChange } from '@app/contract/members/member-import'
import { consent } from '@app/contract/personal-data/consent'
import { fileOpening } from '@app/contract/personal-data/opening'
import { sql, type Transaction } from 'kysely'
import { planByCost, type Tx } from '../../../kit/database/database.ts'
import { eraseRowsAbout } from '../../../kit/database/personal-rows.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { inSlices, runKind, sliceRows, startRun } from '../../runs/public.ts'

/** The names of tables are data here: any table, of which only columns of ids are read. */
type AnyTx = Transaction<Record<string, Record<string, number | null>>>

/** Records of imports, of acts on many, of openings of a file, labels, fees and consents, which an import brings, are deleted with the member: they do not make it "in use". */
const notes: readonly string[] = [
  memberImportChange.table,
  memberActChange.table,
  fileOpening.table,
  memberLabel.table,
  memberFee.table,
  consent.table,
]
/** Rows about a member that an import makes, or that say nothing of a use: they are deleted with the member. */
const withTheMember: readonly string[] = [fileOpening.table, memberLabel.table, consent.table]
/** Fees that an import gave: without a raised period they go with the member. */
const givenFees = { ...memberFee, personal: 'id_mst_socios' }
/** Mandates that an import made of its accounts. */
const importedMandates = { ...mandate, personal: 'id_mst_socios' }
/** Every column that refers to a member, of every module: a row there makes it "in use". */
const references = resources
  .filter(({ table }) => !notes.includes(table))
  .flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([column, field]) => (field.kind === 'ref' && field.facts.table === 'socio' ? [{ table, column }] : [])),
  )

/** Maximum of members named when an import cannot be undone. */
const named = 5

/** The members of an import, all or the given ones, that something refers to from outside of it. */
async function membersInUse(tx: Tx, importId: number, among?: readonly number[]): Promise<number[]> {
  const any = tx as AnyTx
  const all = any.selectFrom('socio').select('id_mst_socios').where('id_reg_importacion', '=', importId)
  const own = among ? all.where('id_mst_socios', 'in', among) : all
  const found: number[] = []
  for (const { table, column } of references) {
    const rows = await any
      .selectFrom(table)
      .select(`${column} as id`)
      .distinct()
      .where(column, 'in', own)
      .$if(table === 'socio', (query) => query.where(sql<boolean>`id_reg_importacion is distinct from ${importId}`))
      .$if(table === mandate.table, (query) => query.where(sql<boolean>`origen <> 'importado'`))
      .execute()
    found.push(...rows.map(({ id }) => id as number))
  }
  return [...new Set(found)]
}

/** Restores the values before the import of some changed members, if they are still those of the import. */
async function emptyFilled(tx: Tx, importId: number, most: number) {
  const changes = await tx
    .selectFrom('importacion_cambio')
    .selectAll()
    .where('id_reg_importacion', '=', importId)
    .orderBy('id_mst_socios')
    .limit(most)
    .execute()
  for (const { id_reg_importacion_cambio, id_mst_socios, rellenado, antes } of changes) {
    const member = await tx
      .selectFrom('socio')
      .selectAll()
      .where('id_mst_socios', '=', id_mst_socios)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const still = Object.entries(rellenado).filter(([name, value]) => member[name as keyof typeof member] === value)
    if (still.length > 0)
      await tx
        .updateTable('socio')
        .set(Object.fromEntries(still.map(([name]) => [name, antes[name] ?? null])))
        .where('id_mst_socios', '=', id_mst_socios)
        .execute()
    await tx.deleteFrom('importacion_cambio').where('id_reg_importacion_cambio', '=', id_reg_importacion_cambio).execute()
  }
  return changes.length
}

/** Deletes the next members of an import that are not in use; references between them go first. */
async function removeMade(tx: Tx, importId: number, hasta: number) {
  const rows = await tx
    .selectFrom('socio')
    .select('id_mst_socios')
    .where('id_reg_importacion', '=', importId)
    .where('id_mst_socios', '>', hasta)
    .orderBy('id_mst_socios')
    .limit(sliceRows)
    .forUpdate()
    .execute()
  const seen = rows.map((row) => row.id_mst_socios)
  const used = new Set(seen.length > 0 ? await membersInUse(tx, importId, seen) : [])
  const ids = seen.filter((id) => !used.has(id))
  if (ids.length > 0) {
    await tx.deleteFrom('importacion_cambio').where('id_mst_socios', 'in', ids).execute()
    await eraseRowsAbout(
      tx,
      { resources: [...resources.filter(({ table }) => withTheMember.includes(table)), givenFees, importedMandates] },
      ids,
    )
    await tx.updateTable('socio').set({ id_mst_socios_titular: null }).where('id_mst_socios_titular', 'in', ids).execute()
    await tx.deleteFrom('socio').where('id_mst_socios', 'in', ids).execute()
  }
  return { seen: seen.length, stay: used.size, hasta: seen.at(-1) ?? hasta }
}

/** Locks an import that is not undone yet. Refuses one with members in use. */
async function requireUndoable(tx: Tx, id: number) {
  const found = await tx.selectFrom('importacion').selectAll().where('id_reg_importacion', '=', id).forUpdate().executeTakeFirst()
  if (!found) return refuse('msg.not_found')
  if (found.undone_at) refuse('importacion.ya_deshecha')
  const used = await membersInUse(tx, id)
  if (used.length === 0) return found
  const names = await tx
    .selectFrom('socio')
    .select(fullName('socio').as('nombre'))
    .where('id_mst_socios', 'in', used)
    .orderBy('orden_alfabetico' as never)
    .orderBy('id_mst_socios')
    .limit(named)
    .execute()
  return refuse('importacion.en_uso', {}, { total: used.length, socios: names.map(({ nombre }) => nombre).join(', ') })
}

/** Undoes the next slice of an import: its members first, then the changes of those there before. Returns the rows done. */
async function undoSlice(tx: Tx, importId: number, hasta: number) {
  await planByCost(tx)
  const made = await removeMade(tx, importId, hasta)
  if (made.stay > 0)
    await tx
      .updateTable('importacion')
      .set((eb) => ({ quedan: eb('quedan', '+', made.stay) }))
      .where('id_reg_importacion', '=', importId)
      .execute()
  if (made.seen === sliceRows) return { hechos: made.seen, isLast: false, hasta: made.hasta }
  const filled = await emptyFilled(tx, importId, sliceRows)
  return { hechos: made.seen + filled, isLast: filled < sliceRows, hasta: made.hasta }
}

const undoRun = runKind<{ readonly id: number; readonly hasta: number }>('members.import-undo', 'members')
export const undoSlices = inSlices(undoRun, async ({ tx, datos: { id, hasta } }) => {
  const done = await undoSlice(tx, id, hasta)
  return { ...done, datos: { id, hasta: done.hasta } }
})

/** Undoes an import, by a run if it is larger than a slice; the foreign keys decide which members are in use. */
export const undo = handle(undoImport, async (call) => {
  const { tx, input, now } = call
  const { id } = input
  const { creados, actualizados, nombre_fichero } = await requireUndoable(tx, id)
  await tx.updateTable('importacion').set({ undone_at: now }).where('id_reg_importacion', '=', id).execute()
  const total = creados + actualizados
  if (total > sliceRows)
    return { id_reg_proceso: await startRun(call, undoRun, { total, detalle: nombre_fichero, datos: { id, hasta: 0 } }) }
  let { isLast, hasta } = await undoSlice(tx, id, 0)
  while (!isLast) ({ isLast, hasta } = await undoSlice(tx, id, hasta))
  return { id_reg_proceso: null }
})

const columns = Object.keys(memberImport.fields) as (keyof typeof memberImport.fields)[]
/** Past imports with their authors, newest first. */
export const listed = handle(listImports, ({ tx }) =>
  tx
    .selectFrom('importacion as i')
    .leftJoin('socio as s', 's.id_mst_socios', 'i.id_mst_socios_autor')
    .select([...columns.map((name) => `i.${name}` as const), fullName<string | null>('s').as('autor')])
    .orderBy('i.fecha', 'desc')
    .orderBy('i.id_reg_importacion', 'desc')
    .execute(),
)

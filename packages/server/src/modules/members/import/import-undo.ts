import { resources } from '@app/contract'
import { memberLabel } from '@app/contract/labels/member-label'
import { memberActChange } from '@app/contract/member-acts/member-act'
import { listImports, undoImport } from '@app/contract/members/import-undo'
import { memberImport, memberImportChange } from '@app/contract/members/member-import'
import { consent } from '@app/contract/personal-data/consent'
import { fileOpening } from '@app/contract/personal-data/opening'
import { sql, type Transaction } from 'kysely'
import type { Catalogue } from '../../../kit/database/catalogue.ts'
import { planByCost, type Tx } from '../../../kit/database/database.ts'
import { eraseRowsAbout } from '../../../kit/database/personal-rows.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'

/** The names of tables are data here: any table, of which only columns of ids are read. */
type AnyTx = Transaction<Record<string, Record<string, number | null>>>

/** Records of imports, of acts on many, of openings of a file, labels and consents, which an import brings, are deleted with the member: they do not make it "in use". */
const notes: readonly string[] = [memberImportChange.table, memberActChange.table, fileOpening.table, memberLabel.table, consent.table]
/** Rows about a member that an import makes, or that say nothing of a use: they are deleted with the member. */
const withTheMember: readonly string[] = [fileOpening.table, memberLabel.table, consent.table]
/** Every column that refers to a member, of every module: a row there makes it "in use". */
const references = resources
  .filter(({ table }) => !notes.includes(table))
  .flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([column, field]) => (field.kind === 'ref' && field.facts.table === 'socio' ? [{ table, column }] : [])),
  )

/** Maximum of members named when an import cannot be undone. */
const named = 5

/** The members of an import that something refers to, from outside of it. */
async function membersInUse(tx: Tx, importId: number): Promise<number[]> {
  const any = tx as AnyTx
  const own = any.selectFrom('socio').select('id_mst_socios').where('id_reg_importacion', '=', importId)
  const found: number[] = []
  for (const { table, column } of references) {
    const rows = await any
      .selectFrom(table)
      .select(`${column} as id`)
      .distinct()
      .where(column, 'in', own)
      .$if(table === 'socio', (query) => query.where(sql<boolean>`id_reg_importacion is distinct from ${importId}`))
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

/** Deletes some members of an import, dependants before their holders. */
async function removeMade(tx: Tx, { resources }: Pick<Catalogue, 'resources'>, importId: number, most: number) {
  const rows = await tx
    .selectFrom('socio')
    .select('id_mst_socios')
    .where('id_reg_importacion', '=', importId)
    .orderBy('id_mst_socios')
    .limit(most)
    .forUpdate()
    .execute()
  const ids = rows.map((row) => row.id_mst_socios)
  if (ids.length === 0) return 0
  await tx.deleteFrom('importacion_cambio').where('id_mst_socios', 'in', ids).execute()
  await eraseRowsAbout(tx, { resources: resources.filter(({ table }) => withTheMember.includes(table)) }, ids)
  await tx.updateTable('socio').set({ id_mst_socios_titular: null }).where('id_mst_socios_titular', 'in', ids).execute()
  await tx.deleteFrom('socio').where('id_mst_socios', 'in', ids).execute()
  return ids.length
}

/** Locks an import that is not undone yet. Refuses one with members in use. */
async function requireUndoable(tx: Tx, id: number) {
  const found = await tx.selectFrom('importacion').select('undone_at').where('id_reg_importacion', '=', id).forUpdate().executeTakeFirst()
  if (!found) return refuse('msg.not_found')
  if (found.undone_at) refuse('importacion.ya_deshecha')
  const used = await membersInUse(tx, id)
  if (used.length === 0) return
  const names = await tx
    .selectFrom('socio')
    .select(fullName('socio').as('nombre'))
    .where('id_mst_socios', 'in', used)
    .orderBy('orden_alfabetico' as never)
    .orderBy('id_mst_socios')
    .limit(named)
    .execute()
  refuse('importacion.en_uso', {}, { total: used.length, socios: names.map(({ nombre }) => nombre).join(', ') })
}

/** Members deleted, or restored, per transaction: their rows and a connection are held for a moment only. */
const slice = 100

/**
 * Undoes an import; the foreign keys decide which members are in use. A large one is undone in slices, each in a transaction of its own, so
 * that no desk waits; the last slice and the record of the undo are the call's transaction.
 */
export const undo = handle(undoImport, {
  prepare: async ({ input: { id }, catalogue, inTransaction }) => {
    await inTransaction((tx) => requireUndoable(tx, id))
    const more = () =>
      inTransaction(async (tx) => {
        await planByCost(tx)
        const done = await removeMade(tx, catalogue, id, slice)
        return (done < slice ? await emptyFilled(tx, id, slice) : done) === slice
      })
    while (await more());
  },
  run: async ({ tx, input: { id }, now, catalogue }) => {
    await requireUndoable(tx, id)
    await planByCost(tx)
    await removeMade(tx, catalogue, id, slice)
    await emptyFilled(tx, id, slice)
    await tx.updateTable('importacion').set({ undone_at: now }).where('id_reg_importacion', '=', id).execute()
    return {}
  },
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

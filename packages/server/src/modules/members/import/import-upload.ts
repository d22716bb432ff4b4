import { randomBytes } from 'node:crypto'
import { guessColumns } from '@app/contract/members/import/guess-columns'
import type { Table } from '@app/contract/members/import/read-table'
import { readImport } from '@app/contract/members/import-upload'
import { after } from '../../../kit/clock.ts'
import { json, type Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Call, handle } from '../../../kit/http/serve.ts'
import { readImportFile } from './import-file.ts'

/** A file waits a day for its import. */
const keptSeconds = 86_400
const samples = 5
const shownLength = 200

/** An uploaded file by its token. Refuses one that was imported already, is a day old, or belongs to another user. */
export async function uploadOf({ tx, user, now }: Pick<Call<unknown>, 'tx' | 'user' | 'now'>, token: string) {
  const found = await tx
    .selectFrom('importacion_lectura')
    .select(['id_reg_importacion_lectura', 'nombre_fichero', 'tabla'])
    .where('token', '=', token)
    .where('id_mst_socios_autor', '=', user.id_mst_socios)
    .where('fecha', '>', after(now, -keptSeconds))
    .executeTakeFirst()
  return found ? { ...found, tabla: found.tabla as Table } : refuse('importacion.lectura_caducada')
}

/** Forgets a file that was imported. */
export const dropUpload = (tx: Tx, id: number) =>
  tx.deleteFrom('importacion_lectura').where('id_reg_importacion_lectura', '=', id).execute()

/** Columns as shown: heading, guessed field with certainty, first values. */
function columnsOf(table: Table) {
  const guesses = guessColumns(table)
  return table.header.map((titulo, column) => {
    const values = table.rows.map((row) => row[column] ?? '').filter((value) => value !== '')
    const { field, confidence } = guesses[column]!
    return {
      titulo: titulo.slice(0, shownLength),
      campo: field,
      confianza: confidence,
      muestras: values.slice(0, samples).map((value) => value.slice(0, shownLength)),
    }
  })
}

/** Reads the file, guesses the columns, keeps its table for the next steps. Abandoned files are deleted after a day. */
export const read = handle(readImport, {
  prepare: async ({ input }) => {
    const file = input.fichero ?? refuse('importacion.sin_fichero', { fichero: 'importacion.sin_fichero' })
    const reading = await readImportFile(file.content)
    if ('problem' in reading) return refuse('importacion.fichero_ilegible', { fichero: { key: reading.problem, values: reading.params } })
    const { table } = reading
    return { table: json(table), name: file.filename.slice(-200) || '—', filas: table.rows.length, columnas: columnsOf(table) }
  },
  run: async ({ tx, user, now, prepared: { table, name, filas, columnas } }) => {
    const token = randomBytes(24).toString('base64url')
    await tx.deleteFrom('importacion_lectura').where('fecha', '<', after(now, -keptSeconds)).execute()
    await tx
      .insertInto('importacion_lectura')
      .values({ token, fecha: now, id_mst_socios_autor: user.id_mst_socios, nombre_fichero: name, tabla: table })
      .execute()
    return { token, nombre_fichero: name, filas, columnas }
  },
})

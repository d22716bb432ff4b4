import type { Field } from '@app/contract/kit/field'
import { guessColumns } from '@app/contract/members/import/guess-columns'
import { readNifCell } from '@app/contract/members/import/read-cell'
import { type Table, withoutHeadings } from '@app/contract/members/import/read-table'
import { repairText } from '@app/contract/members/import/repair-text'
import { importRegistry, refusedShown } from '@app/contract/registry/import-registry'
import { registryEntry } from '@app/contract/registry/registry-entry'
import { sql } from 'kysely'
import { inChunks } from '../../kit/database/in-chunks.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { dropUpload, uploadOf } from '../members/public.ts'

interface Entry {
  readonly nombre: string
  readonly nif: string
  readonly poblacion: string | null
}
interface Refused {
  readonly line: number
  readonly nif: string | null
  readonly motivo: string
}

const fits = (text: string, { facts }: Field<string> | Field<string | null, 'optional'>) => text.length <= (facts.max ?? Infinity)

/** The entries of a list by tax id, the last one of each, and its refused rows. */
function entriesOf(table: Table, say: Call<unknown>['say']) {
  const fields = guessColumns(table).map(({ field }) => field)
  if (!fields.includes('nif')) refuse('padron.sin_columna_nif')
  if (!fields.some((one) => one === 'nombre' || one === 'apellidos' || one === 'nombre_completo')) refuse('padron.sin_columna_nombre')
  const entries = new Map<string, Entry>()
  const refused: Refused[] = []
  for (const [at, row] of table.rows.entries()) {
    const valueOf = (...wanted: readonly string[]) =>
      repairText(row.filter((cell, column) => cell !== '' && wanted.includes(fields[column] ?? '')).join(' '))
    const [raw, nombre, poblacion] = [valueOf('nif'), valueOf('nombre', 'apellidos', 'nombre_completo'), valueOf('poblacion')]
    const { value: nif, key, params = {} } = readNifCell(raw)
    const isTaken = fits(nombre, registryEntry.fields.nombre) && fits(poblacion, registryEntry.fields.poblacion)
    const motivo = nif === null ? say(key!, params) : nombre === '' ? say('import.required') : isTaken ? null : say('import.form_refuses')
    if (motivo === null) entries.set(nif!, { nombre, nif: nif!, poblacion: poblacion || null })
    else refused.push({ line: table.lines[at]!, nif: raw.slice(0, 200) || null, motivo })
  }
  return { entries: [...entries.values()], refused }
}

export const bring = handle(importRegistry, async (call) => {
  const { tx, input, say, note } = call
  const upload = await uploadOf(call, input.token)
  const { entries, refused } = entriesOf(input.sin_cabecera ? withoutHeadings(upload.tabla) : upload.tabla, say)
  let nuevos = 0
  await inChunks(entries, async (piece) => {
    const written = await tx
      .insertInto('padron')
      .values(piece)
      .onConflict((conflict) =>
        conflict.column('nif').doUpdateSet((eb) => ({
          nombre: eb.ref('excluded.nombre'),
          poblacion: sql<string | null>`coalesce(excluded.poblacion, padron.poblacion)`,
        })),
      )
      .returning(sql<boolean>`xmax = 0`.as('nuevo'))
      .execute()
    nuevos += written.filter((one) => one.nuevo).length
  })
  await dropUpload(tx, upload.id_reg_importacion_lectura)
  const sums = { nuevos, actualizados: entries.length - nuevos, rechazados: refused.length }
  note('padron', null, { fichero: upload.nombre_fichero, ...sums })
  return { ...sums, filas: refused.slice(0, refusedShown) }
})

import { action } from '@app/contract/kit/action'
import { optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { list, object } from '@app/contract/kit/shapes'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { club } from '../testing/club.ts'
import { type JsonText, jsonRows } from './json-rows.ts'

const desk = await club()
const rows = action({
  endpoint: 'GET /api/prueba',
  permission: 'signed-in',
  input: {},
  output: list(
    object({
      id: field.integer(),
      texto: optional(field.note()),
      activo: optional(field.flag()),
      precio: optional(field.money()),
      prc_iva: optional(field.percent()),
      dia: optional(field.day()),
      hora: optional(field.minute()),
      instante: optional(field.instant()),
      datos: optional(field.json()),
    }),
  ),
})

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 })
const row = fc.record({
  texto: orNull(fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('\0'))),
  activo: orNull(fc.boolean()),
  precio: orNull(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 })),
  prc_iva: orNull(fc.integer({ min: -10_000, max: 10_000 })),
  dia: orNull(day.map((at) => at.toISOString().slice(0, 10))),
  hora: orNull(fc.integer({ min: 0, max: 1440 })),
  instante: orNull(day),
  datos: orNull(fc.constantFrom({ a: [1, 'ñ"\\'] }, [], 'texto', 1.5)),
})

describe('a list whose text PostgreSQL makes', () => {
  it('is what Node writes of the same rows, kind by kind and in the same order', async () => {
    const check = async (values: object[]) => {
      const stored = values.map((one, id) => ({
        id,
        ...one,
        datos: 'datos' in one && one.datos !== null ? JSON.stringify(one.datos) : null,
      }))
      const types =
        'id int, texto text, activo boolean, precio bigint, prc_iva int, dia date, hora smallint, instante timestamptz, datos text'
      const query = desk.tx
        .selectFrom(sql`json_to_recordset(${JSON.stringify(stored)}::json) as t(${sql.raw(types)})` as never)
        .select(['id', 'texto', 'activo', 'precio', 'prc_iva', 'dia', 'hora', 'instante'] as never)
        .select(sql`datos::jsonb`.as('datos'))
        .orderBy(sql`id desc`)
      const { text } = (await jsonRows(desk.tx, rows, query as never)) as unknown as JsonText
      const written = rows.output.write!((await query.execute()) as never)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(written)))
    }
    await check([])
    await fc.assert(fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), check), { numRuns: 60 })
  })
  it('refuses a kind whose wire form PostgreSQL does not write', async () => {
    const clocks = action({ ...rows, output: list(object({ hora: field.clock() })) })
    await expect(jsonRows(desk.tx, clocks, desk.tx.selectFrom('recurso').select('id_mst_recurso as hora') as never)).rejects.toThrow('hora')
  })
})

import { defaulted, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { list, object } from '@app/contract/kit/shapes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draft, type Edits, flatten, keysIn, merge, type RowsPlan, readForm } from './form-state.ts'

const fields = {
  nombre: field.text(20),
  nota: optional(field.text(20)),
  precios: list(object({ id_mst_tiposocio: field.ref('tipo_socio'), precio: field.money(), activo: defaulted(field.flag(), true) })),
}
const plan: RowsPlan = { precios: { by: ['id_mst_tiposocio'] } }
const price = (id_mst_tiposocio: number, precio: number) => ({ id_mst_tiposocio, precio, activo: true })
const stored = { nombre: 'Uno', nota: null, precios: [price(2, 500), price(7, 1250)] }
const there = flatten(fields, plan, stored)
const typed = (path: string, value: unknown, base: unknown = there[path]): Edits => ({ [path]: { value, base } })

describe('a record in a form', () => {
  it('lies flat, a row under the key of its identity', () => {
    expect(there).toMatchObject({ nombre: 'Uno', nota: '', precios: ['2', '7'], 'precios.2.precio': '5,00', 'precios.7.precio': '12,50' })
  })
  it('comes back as it was read, whatever it holds', () => {
    const record = fc.record({
      nombre: fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /^[a-z ]*[a-z]$/i.test(text) && text.trim() === text),
      nota: fc.constant(null),
      precios: fc.uniqueArray(
        fc.record({ id_mst_tiposocio: fc.integer({ min: 1, max: 99 }), precio: fc.nat(9_999_999), activo: fc.boolean() }),
        {
          selector: (row) => row.id_mst_tiposocio,
        },
      ),
    })
    fc.assert(
      fc.property(record, (one) => {
        const reading = readForm({ fields, plan, ...merge(flatten(fields, plan, one), {}, plan) })
        expect('value' in reading && reading.value).toEqual(one)
      }),
    )
  })
})

describe('what two desks do to a record', () => {
  it('goes together where they changed different data, of one row too', () => {
    const theirs = flatten(fields, plan, { ...stored, nombre: 'Dos', precios: [price(2, 600), { ...price(7, 1250), activo: false }] })
    const { shown, conflicts, changed } = merge(theirs, { ...typed('nota', 'x'), ...typed('precios.7.precio', '13') }, plan)
    expect(shown).toMatchObject({
      nombre: 'Dos',
      nota: 'x',
      'precios.2.precio': '6,00',
      'precios.7.precio': '13',
      'precios.7.activo': false,
    })
    expect([conflicts, [...changed]]).toEqual([[], ['nota', 'precios.7.precio']])
  })
  it('is asked about where both changed the same to different values, and not where to the same', () => {
    const theirs = flatten(fields, plan, { ...stored, nombre: 'Dos' })
    expect(merge(theirs, typed('nombre', 'Tres'), plan)).toMatchObject({ conflicts: ['nombre'], shown: { nombre: 'Tres' } })
    const same = merge(theirs, typed('nombre', 'Dos'), plan)
    expect([same.conflicts, same.changed.size]).toEqual([[], 0])
  })
  it('is theirs where somebody typed and took it back', () => {
    const theirs = flatten(fields, plan, { ...stored, nombre: 'Dos' })
    expect(merge(theirs, typed('nombre', 'Uno'), plan)).toMatchObject({ conflicts: [], shown: { nombre: 'Dos' } })
  })
  it('keeps the new rows of both and drops what either removed', () => {
    const theirs = flatten(fields, plan, { ...stored, precios: [price(7, 1250), price(9, 900)] })
    const mine = { ...typed('precios', ['2', '7', 'n1']), ...typed('precios.n1.precio', '3', undefined) }
    expect(keysIn(merge(theirs, mine, plan).shown, 'precios')).toEqual(['7', 'n1', '9'])
    expect(keysIn(merge(there, typed('precios', ['7']), plan).shown, 'precios')).toEqual(['7'])
  })
  it('is asked about where a row was removed there and changed here', () => {
    const theirs = flatten(fields, plan, { ...stored, precios: [price(2, 500)] })
    const { conflicts, shown } = merge(theirs, typed('precios.7.precio', '13'), plan)
    expect([conflicts, keysIn(shown, 'precios')]).toEqual([['precios.7'], ['2', '7']])
  })
  it('never loses what one side alone changed, whatever it is', () => {
    const paths = ['nombre', 'nota', 'precios.2.precio', 'precios.7.precio'] as const
    const values = fc.record(
      Object.fromEntries(paths.map((path) => [path, fc.constantFrom('1,00', '2,00', '3,00')])) as Record<
        (typeof paths)[number],
        fc.Arbitrary<string>
      >,
    )
    fc.assert(
      fc.property(values, values, values, (base, theirs, mine) => {
        const before: Draft = { ...there, ...base }
        const edits = Object.fromEntries(paths.map((path) => [path, { value: mine[path], base: before[path] }]))
        const { shown, conflicts } = merge({ ...there, ...theirs }, edits, plan)
        for (const path of paths) {
          const isAsked = mine[path] !== base[path] && theirs[path] !== base[path] && mine[path] !== theirs[path]
          expect(conflicts.includes(path)).toBe(isAsked)
          expect(shown[path]).toBe(mine[path] === base[path] ? theirs[path] : mine[path])
        }
      }),
    )
  })
})

describe('what a form sends', () => {
  it('says everything that is wrong at once, in the order of the fields, each at its row', () => {
    const wrong = merge(there, { ...typed('precios.7.precio', 'x'), ...typed('precios.2.precio', ''), ...typed('nombre', '') }, plan)
    const reading = readForm({ fields, plan, ...wrong })
    expect('issues' in reading && Object.keys(reading.issues)).toEqual(['nombre', 'precios.2.precio', 'precios.7.precio'])
  })
  it('leaves out rows in which nothing stands, and knows where those that are sent are shown', () => {
    const sparse: RowsPlan = { precios: { by: ['id_mst_tiposocio'], blank: ['precio'] } }
    const reading = readForm({ fields, plan: sparse, ...merge(there, typed('precios.2.precio', ' '), sparse) })
    if (!('value' in reading)) throw new Error('unreadable')
    expect(reading.value.precios).toEqual([price(7, 1250)])
    expect(reading.shownAt('precios.0.precio')).toBe('precios.7.precio')
    expect(reading.shownAt('nombre')).toBe('nombre')
  })
  it('is only the rows that were changed where a list asks for that', () => {
    const some: RowsPlan = { precios: { by: ['id_mst_tiposocio'], sends: 'changed' } }
    const reading = readForm({ fields, plan: some, ...merge(there, typed('precios.7.precio', '1'), some) })
    expect('value' in reading && reading.value.precios).toEqual([price(7, 100)])
  })
})

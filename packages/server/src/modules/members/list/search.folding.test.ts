import { memberPage } from '@app/contract/members/member-page'
import { searchMembers } from '@app/contract/members/search'
import { plain } from '@app/contract/values/text'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { club } from '../../../testing/club.ts'
import { memberMaker } from '../../../testing/modules/member-merge.ts'

const desk = await club()
const member = memberMaker(desk)
const { schema } = desk.product.clubs.all()[0]!

/** One special sign in the middle of a name, in many kinds: letters, ordinals, apostrophes, quotation marks, dashes, spaces, marks. */
const signs = [
  ...'ßæœøłđðþħıŋªºñçàéïõûščžőāğşț',
  ...'ẞÆŒØŁĐÞĦİŊÑÇ',
  ..."'’‘ʼ`´′＇",
  ...'"“”„«»',
  ...'-‐‑–—−',
  ...['\u00A0', '\u2009', '\u202F', '\u200B', '\u00AD', 'l·l', 'ﬁ', '№', 'Ⅳ', 'Ａ', 'Σ', 'ж', 'Ω', '½'],
]
const names = signs.map((sign, at) => ({ nombre: `Vald${sign}avel${at}`, apellidos: `Xirg${sign}u` }))
const ids = new Map<number, string>()
for (const { nombre, apellidos } of names) ids.set(await member(nombre, apellidos), `${nombre} ${apellidos}`)

it('PostgreSQL folds every text as the browser does: a property over Unicode (E4)', async () => {
  const texts = [...signs, ...fc.sample(fc.string({ unit: 'grapheme', maxLength: 12 }), { numRuns: 3000, seed: 7 })].filter(
    (text) => !text.includes('\0'),
  )
  const { rows } = await sql<{ n: number; folded: string }>`
    select n::int, ${sql.id(schema, 'plano')}(texto) as folded from unnest(${texts}::text[]) with ordinality as t (texto, n)`.execute(
    desk.db,
  )
  const different = rows.flatMap(({ n, folded }) => {
    const text = texts[n - 1]!
    return folded.trim() === plain(text) ? [] : [[text, folded, plain(text)]]
  })
  expect(different).toEqual([])
})

it('everybody is found by the own name, in capitals and in small letters, in picker, list and column filter (E4)', async () => {
  const lost: string[] = []
  for (const [id, name] of ids)
    for (const text of [name, name.toUpperCase(), name.toLowerCase()]) {
      const picked = await desk.call(searchMembers, { text })
      const listed = await desk.call(memberPage, { buscar: text, filas: 50 })
      const [nombre, apellidos] = [text.slice(0, text.lastIndexOf(' ')), text.slice(text.lastIndexOf(' ') + 1)]
      const filtered = await desk.call(memberPage, {
        condiciones: [
          { columna: 'nombre', contiene: nombre },
          { columna: 'apellidos', contiene: apellidos },
        ] as never,
        filas: 50,
      })
      if (!picked.some((one) => one.id_mst_socios === id)) lost.push(`picker ${text}`)
      if (!listed.filas.some((one) => one.id_mst_socios === id)) lost.push(`list ${text}`)
      if (!filtered.filas.some((one) => one.id_mst_socios === id)) lost.push(`filter ${text}`)
    }
  expect(lost).toEqual([])
})

it('the list forgives a slip like the picker, two swapped letters too, and finds nobody for what is nobody’s name (E13)', async () => {
  const puig = await member('Aina', 'Puig Serra')
  for (let n = 0; n < 8; n++) await member(`Pilar${n}`, 'Serra')
  for (const text of ['piug serra', 'aina puig sera']) {
    const picked = (await desk.call(searchMembers, { text })).map((one) => one.id_mst_socios)
    const listed = (await desk.call(memberPage, { buscar: text, filas: 50 })).filas.map((one) => one.id_mst_socios)
    expect([picked[0], listed.includes(puig)]).toEqual([puig, true])
    expect(new Set(listed)).toEqual(new Set(picked))
  }
  expect((await desk.call(memberPage, { buscar: 'qqqqwwww', filas: 50 })).total).toBe(0)
})

it('a telephone is found with 00 for +, with and without spaces (E16)', async () => {
  const id = await member('Tel', 'Efon', { telefono: '+34600112233' })
  for (const text of ['0034 600112233', '0034600112233', '+34 600 11 22 33', '600112233']) {
    expect((await desk.call(searchMembers, { text })).map((one) => one.id_mst_socios)).toEqual([id])
    const { filas } = await desk.call(memberPage, { condiciones: [{ columna: 'telefono', contiene: text }] as never, filas: 5 })
    expect(filas.map((one) => one.id_mst_socios)).toEqual([id])
  }
})

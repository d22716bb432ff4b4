import { clippedLevels } from '@app/contract/levels/level'
import * as declared from '@app/contract/levels/levels'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const list = () => desk.call(declared.levelList)
const names = (desc_nivel: string, cod_nivel = 3) => [{ cod_nivel, desc_nivel }]

describe('the levels', () => {
  it('are 0 to 7 from the start, named in seven languages (R-439, A-122)', async () => {
    const levels = await list()
    expect(levels.map(({ cod_nivel }) => cod_nivel)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(levels.every(({ textos }) => Object.keys(textos).length === 7)).toBe(true)
    expect(levels[1]!.desc_nivel).toBe('Iniciación')
  })
  it('are named in the language of whoever asks, or in the one that is asked for (R-441)', async () => {
    expect((await desk.call(declared.levelsIn, { lang: 'ca' }))[1]!.desc_nivel).toBe('Iniciació')
    const { body } = await desk.http({ method: 'GET', url: '/api/nivel/get/en-EN' })
    expect(body[1]).toMatchObject({ cod_nivel: 1, desc_nivel: 'Beginner' })
    expect((await desk.http({ method: 'GET', url: '/api/nivel/get/de' })).status).toBe(422)
  })
  it('are saved in one language, the others stay (R-440)', async () => {
    const saved = await desk.call(declared.saveLevels, { selected_language: 'ca', niveles: names('Tercer') })
    expect(saved.niveles[3]).toMatchObject({ desc_nivel: 'Tercer', textos: { ca: 'Tercer', es: 'Intermedio bajo' } })
  })
  it('of two languages are saved at two desks at once', async () => {
    await Promise.all([
      desk.call(declared.saveLevels, { selected_language: 'fr', niveles: names('Trois') }),
      desk.call(declared.saveLevels, { selected_language: 'it', niveles: names('Tre') }),
    ])
    expect((await list())[3]!.textos).toMatchObject({ fr: 'Trois', it: 'Tre' })
  })
  it('have a name each, and never the same one: the row is named and nothing is saved', async () => {
    const save = (niveles: { cod_nivel: number; desc_nivel: string }[]) =>
      desk.call(declared.saveLevels, { selected_language: 'es', niveles })
    await expect(save([...names('Primero', 1), ...names(' primero ', 2)])).rejects.toMatchObject({
      fields: { 'niveles.0.desc_nivel': [expect.any(String)], 'niveles.1.desc_nivel': [expect.any(String)] },
    })
    await expect(save(names(''))).rejects.toMatchObject({ status: 422 })
    expect((await list())[1]!.desc_nivel).toBe('Iniciación')
    expect((await save([...names('Intermedio', 3), ...names('Intermedio bajo', 4)])).niveles[3]!.desc_nivel).toBe('Intermedio')
  })
  it('outside of 0 to 7 do not exist, and a ninth is refused (R-439)', async () => {
    await expect(desk.call(declared.addLevel)).rejects.toMatchObject({ code: 'nivel.todos' })
    await expect(desk.call(declared.deleteLevel, { cod_nivel: 8 })).rejects.toMatchObject({ fields: { cod_nivel: [expect.any(String)] } })
    await expect(desk.call(declared.saveLevels, { selected_language: 'es', niveles: names('X', 9) })).rejects.toMatchObject({ status: 422 })
  })
  it('are deleted when nobody has them, otherwise the answer says who does', async () => {
    const { id_mst_socios } = await desk.db
      .insertInto('socio')
      .values({ nombre: 'Ona', apellidos: 'Puig', id_mst_tiposocio: 2, nivel: 5 })
      .returning('id_mst_socios')
      .executeTakeFirstOrThrow()
    const remove = () => desk.call(declared.deleteLevel, { selected_language: 'es', cod_nivel: 5 })
    await expect(remove()).rejects.toMatchObject({
      status: 409,
      code: 'msg.in_use',
      msg: expect.stringContaining('Socios (1): Ona Puig.'),
      body: { in_use: { uses: [{ count: 1, rows: [{ text: 'Ona Puig', route: `/socios/${id_mst_socios}/edit` }] }] } },
    })
    await desk.db.updateTable('socio').set({ nivel: 4 }).where('id_mst_socios', '=', id_mst_socios).execute()
    expect((await remove()).niveles).toHaveLength(7)
    await expect(remove()).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(declared.addLevel, { cod_nivel: 4 })).rejects.toMatchObject({
      ...{ status: 409, code: 'msg.already_there', fields: { cod_nivel: [expect.any(String)] } },
    })
  })
  it('that are missing are added, the lowest first, with a name in every language (R-440)', async () => {
    const { niveles } = await desk.call(declared.addLevel, { selected_language: 'ca', desc_nivel: 'Cinquè' })
    expect(niveles[5]).toMatchObject({ cod_nivel: 5, desc_nivel: 'Cinquè', textos: { es: 'Nivel 5', en: 'Level 5' } })
  })
  it('that are missing are added up to the highest (R-439)', async () => {
    for (const cod_nivel of [6, 7]) await desk.call(declared.deleteLevel, { cod_nivel })
    for (const next of [6, 7]) expect((await desk.call(declared.addLevel)).niveles.map((one) => one.cod_nivel).at(-1)).toBe(next)
  })
  it('are not held back by bookings, whose range is clipped to what exists (A-130)', () => {
    const range = (nivel: number, nivel_max: number) => ({ nivel, nivel_max })
    expect(clippedLevels(range(0, 7), [0, 1, 2, 3, 4, 5, 6])).toEqual(range(0, 6))
    expect(clippedLevels(range(3, 5), [0, 1, 2, 4, 5, 6, 7])).toEqual(range(4, 5))
    expect(clippedLevels(range(3, 3), [0, 1, 2, 4])).toEqual(range(2, 2))
    expect(clippedLevels(range(0, 0), [1, 2])).toEqual(range(1, 1))
    expect(clippedLevels(range(2, 4), [])).toEqual(range(2, 4))
  })
  it('are added once by two desks at once (R-439)', async () => {
    await desk.call(declared.deleteLevel, { cod_nivel: 5 })
    const answers = await Promise.allSettled([desk.call(declared.addLevel), desk.call(declared.addLevel)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await list()).toHaveLength(8)
  })
  it('are named by whoever may change parameters, added and deleted by administrators only (R-441)', async () => {
    const clerk = await desk.as({ rights: ['params'] })
    expect((await clerk.call(declared.saveLevels, { selected_language: 'es', niveles: names('Tercero') })).niveles).toHaveLength(8)
    await expect(clerk.call(declared.addLevel)).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(declared.deleteLevel, { cod_nivel: 1 })).rejects.toMatchObject({ status: 403 })
    const other = await desk.as({ rights: ['bookings'] })
    expect(await other.call(declared.levelList)).toHaveLength(8)
    await expect(other.call(declared.saveLevels, { selected_language: 'es', niveles: [] })).rejects.toMatchObject({ status: 403 })
  })
})

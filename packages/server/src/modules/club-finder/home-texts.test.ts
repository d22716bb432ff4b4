import { homeTexts } from '@app/contract/club-finder/home-texts'
import { describe, expect, it } from 'vitest'
import { finderClubs } from '../../testing/modules/club-finder.ts'

const { desk } = await finderClubs()
const home = (lang: string, flag: number) => desk.anonymous.call(homeTexts, { lang, flag })

describe('the texts of the finder', () => {
  it('are in the language that is asked for, in Spanish for an unknown one (R-457)', async () => {
    expect(await home('ca-ES', 0)).toMatchObject({ lang: 'ca', textos: { 'finder.title': 'Busca pista' } })
    expect(await home('fr', 0)).toMatchObject({ lang: 'fr' })
    for (const lang of ['xx', 'es', '-', 'klingon']) expect(await home(lang, 0)).toMatchObject({ lang: 'es' })
  })
  it('come with the sports of the listed clubs and the languages if the flag is 1, alone otherwise (A-183)', async () => {
    const { tipos_recurso, idiomas } = await home('es', 1)
    expect(tipos_recurso).toEqual([{ tipo_recurso: expect.any(String), clubes: 1 }])
    expect(idiomas.map(({ lang }) => lang)).toEqual(['es', 'ca', 'eu', 'pt', 'en', 'it', 'fr'])
    for (const flag of [0, 2]) expect(await home('es', flag)).toMatchObject({ tipos_recurso: [], idiomas: [] })
    for (const flag of ['-1', 'x'])
      expect((await desk.anonymous.http({ method: 'GET', url: `/buscaClub/getHomeDatos/es/${flag}` })).status).toBe(404)
  })
})

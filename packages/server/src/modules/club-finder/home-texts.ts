import { homeTexts } from '@app/contract/club-finder/home-texts'
import { clubFinderModule } from '@app/contract/club-finder/module'
import { inLanguage, languages } from '@app/contract/kit/texts'
import { handle } from '../../kit/http/serve.ts'
import { languageNames, languageOf } from './language.ts'
import { listedSports } from './search.ts'

const idiomas = languages.map((lang) => ({ lang, nombre: languageNames[lang] }))

export const home = handle(homeTexts, {
  prepare: async (call) => (call.input.flag === 1 ? listedSports(call) : []),
  run: async ({ input, prepared: tipos_recurso }) => {
    const lang = languageOf(input.lang)
    return { lang, textos: inLanguage(clubFinderModule.texts, lang), tipos_recurso, idiomas: input.flag === 1 ? idiomas : [] }
  },
})

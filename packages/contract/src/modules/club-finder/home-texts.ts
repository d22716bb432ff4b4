import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { languages } from '../../kit/texts.ts'

/** Texts of the finder in a language, Spanish for an unknown one; with flag 1 also the sports of the listed clubs and the languages, with any other the texts alone. */
export const homeTexts = action({
  endpoint: 'GET /buscaClub/getHomeDatos/{lang}/{flag}',
  permission: 'anyone',
  heavy: true,
  input: { lang: field.text(20), flag: field.integer({ min: 0 }) },
  output: object({
    lang: field.choice(...languages),
    textos: field.json<Readonly<Record<string, string>>>(),
    tipos_recurso: list(object({ tipo_recurso: field.text(80), clubes: field.integer() })),
    idiomas: list(object({ lang: field.choice(...languages), nombre: field.text(40) })),
  }),
})

import { describe, expect, it } from 'vitest'
import { allTexts } from './index.ts'
import { type Language, languages } from './kit/texts.ts'

/** Words at the beginning of a sentence, or behind a colon or a semicolon. */
const first = (...words: string[]) =>
  `(?<=^|[.:;!?] )(?:${words.join('|')}|${words.map((word) => word.toLowerCase()).join('|')})(?![\\p{L}])(?!-se)`
const anywhere = (...words: string[]) => `(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`

/** Forms that address the user differently from the product: es tú, ca tu, eu zu, pt você, it tu, fr vous. */
const otherAddress: Readonly<Record<Language, readonly string[]>> = {
  es: [
    anywhere('[Uu]sted(?:es)?', '(?:si|lo que) (?:quiere|desea)'),
    first(
      'Cuente',
      'Ordene',
      'Elija',
      'Introduzca',
      'Escriba',
      'Seleccione',
      'Guarde',
      'Compruebe',
      'Revise',
      'Vuelva',
      'Inténtelo',
      'Pulse',
    ),
    first(
      'Arrastre',
      'Indique',
      'Añada',
      'Cambie',
      'Espere',
      'Abra',
      'Haga',
      'Ponga',
      'Quite',
      'Marque',
      'Suba',
      'Pruebe',
      'Confirme',
      'Inicie',
    ),
    first('Busque', 'Deje', 'Recargue', 'Pida', 'Consulte', 'Copie'),
  ],
  // vós ends in -eu, as few other words do
  ca: [
    anywhere(
      '(?!(?:[Pp]r|[Pp]|[Cc]orr|[Tt]r|[Cc]r|[Aa]rr|[Ss]|[Tt]|[Mm]|[Vv])eu(?!\\p{L}))[\\p{L}·]+eu',
      '[\\p{L}·]+[àí]veu',
      'teniu',
      '[Vv]ostè',
      '[Vv]ostres?',
      '[Vv]ostra',
    ),
    anywhere('[Aa]fegiu', '[Ee]scriviu', '[Oo]briu', '[Tt]orneu', '[Ii]ntroduïu'),
  ],
  eu: [anywhere('[Hh]ire', '[Hh]iri', 'ezak', 'ezan', 'itzak', 'ezazue', 'duzue')],
  pt: [
    anywhere(
      '[Tt]u',
      '[Tt]eus?',
      '[Tt]uas?',
      'contigo',
      'podes',
      'queres',
      'tens',
      'deves',
      'fazes',
      'recebes',
      'precisas',
      'estás',
      'vais',
    ),
    first(
      'Escolhe',
      'Escreve',
      'Introduz',
      'Verifica',
      'Tenta',
      'Espera',
      'Carrega',
      'Marca',
      'Cria',
      'Indica',
      'Confirma',
      'Experimenta',
      'Revê',
    ),
    anywhere('e tenta', 'elimina-[ao]s?', 'ativa-[ao]s?', 'guarda-[ao]s?'),
  ],
  en: [],
  it: [
    anywhere('Lei', 'contava', 'quello che vuole'),
    first(
      'Conti (?:prima|la|il)',
      'Scelga',
      'Inserisca',
      'Ordini',
      'Controlli i',
      'Verifichi',
      'Salvi',
      'Riprovi',
      'Prema',
      'Trascini',
      'Indichi',
    ),
    first(
      'Aggiunga',
      'Chiuda',
      'Apra',
      'Faccia',
      'Metta',
      'Carichi',
      'Confermi',
      'Cerchi',
      'Lasci',
      'Copi',
      'Ricarichi',
      'Chieda',
      'Può (?:salvar|usar|scegliere)',
    ),
  ],
  fr: [
    anywhere('[Tt]u', '[Tt]oi', '[Tt]on', '[Tt]a', '[Tt]es'),
    first('Choisis', 'Vérifie', 'Essaie', 'Saisis', 'Clique', 'Écris', 'Ajoute', 'Compte d’abord', 'Recharge'),
  ],
}
/** Words replaced by another one, so that each thing has one name. */
const givenUp: Readonly<Record<Language, RegExp | null>> = {
  es: /Accesos rápidos/,
  ca: /Accessos ràpids/,
  eu: /Espero zen zenbatekoa/,
  pt: null,
  en: /quick accesses/i,
  it: /importo atteso/i,
  fr: /adhérent/i,
}

const found = (language: Language, wrong: RegExp | null): string[] =>
  wrong === null
    ? []
    : Object.entries<string>(allTexts[language]).flatMap(([key, text]) => (wrong.test(text) ? [`${language} ${key}: ${text}`] : []))
const addressing = (language: Language) => new RegExp(otherAddress[language].join('|') || '$.', 'u')

describe('the words of the product', () => {
  it.each(languages)('address everybody in one form, in %s', (language) => {
    expect(found(language, addressing(language))).toEqual([])
  })
  it.each([
    ['es', 'Cuente primero la caja.'],
    ['es', 'No se puede: elija otra.'],
    ['ca', 'Compteu primer la caixa.'],
    ['ca', 'Mentre comptàveu, ha canviat.'],
    ['pt', 'Escolhe outra.'],
    ['pt', 'Algo mudou na tua conta'],
    ['it', 'Conti prima la cassa.'],
    ['it', 'Scelga altre date.'],
    ['fr', 'Choisis un fichier.'],
    ['eu', 'Zuen kontua ikusi duzue'],
  ] as const)('would be found to address somebody otherwise, in %s: %s', (language, text) => {
    expect(addressing(language).test(text)).toBe(true)
  })
  it('have one kind of apostrophe', () => {
    expect(languages.flatMap((language) => found(language, /['`´]/))).toEqual([])
  })
  it('call a thing by one name', () => {
    expect(languages.flatMap((language) => found(language, givenUp[language]))).toEqual([])
  })
})

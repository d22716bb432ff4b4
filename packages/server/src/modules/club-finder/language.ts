import { type Language, languages } from '@app/contract/kit/texts'

/** Languages by their own names. */
export const languageNames: Readonly<Record<Language, string>> = {
  es: 'Castellano',
  ca: 'Català',
  eu: 'Euskara',
  pt: 'Português',
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
}

/** Language of 'ca' or 'ca-ES'; Spanish for an unknown one. */
export const languageOf = (text: string | null): Language =>
  languages.find((one) => one === text?.trim().toLowerCase().split(/[-_]/)[0]) ?? 'es'

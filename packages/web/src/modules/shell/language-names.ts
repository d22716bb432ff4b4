import type { Language } from '@app/contract/kit/texts'

/** Each language in its own name, recognizable to its readers. */
export const languageNames: Readonly<Record<Language, string>> = {
  ca: 'Català',
  es: 'Español',
  eu: 'Euskara',
  pt: 'Português',
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
}

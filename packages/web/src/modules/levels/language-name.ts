import type { Language } from '@app/contract/kit/texts'
import { locale } from '../../kit/i18n.ts'

/** A language by its name in the user's own. */
export const languageName = (language: Language): string => new Intl.DisplayNames([locale()], { type: 'language' }).of(language) ?? language

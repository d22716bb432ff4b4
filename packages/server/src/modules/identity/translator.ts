import { say as sayIn, type TextKey } from '@app/contract'
import { languages } from '@app/contract/kit/texts'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'

/** Translates for the visitor of a page opened from a letter: in the language of the account, of the browser, or of the club. */
export function translatorOf({ user, club, request }: Pick<Call<unknown, User | null>, 'user' | 'club' | 'request'>) {
  const lang = user?.lang ?? languages.find((one) => one === request.language) ?? club.language
  return { lang, say: (key: TextKey) => sayIn(key, lang, { club: club.nombre }) }
}

import { say as sayIn, type TextKey } from '@app/contract'
import { languages } from '@app/contract/kit/texts'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'

/** Says a text in the language of whoever opens a page from a letter, signed in or not: his own, his browser's, the club's. */
export function speaker({ user, club, request }: Pick<Call<unknown, User | null>, 'user' | 'club' | 'request'>) {
  const lang = user?.lang ?? languages.find((one) => one === request.language) ?? club.language
  return { lang, say: (key: TextKey) => sayIn(key, lang, { club: club.nombre }) }
}

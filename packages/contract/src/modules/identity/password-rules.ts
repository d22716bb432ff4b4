import { type Field, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { product } from '../../product.ts'
import { plain } from '../../values/text.ts'
import { commonPasswords, commonWords } from './common-passwords.ts'

export const passwordMin = 10
/** Shorter words may stand in any password. */
const wordMin = 3

interface About {
  /** The club's name. */
  readonly club: string
  readonly nombre: string
  readonly apellidos?: string
  readonly email?: string | null
}
/** What is known of the account: words that a password may not consist of. */
export const namesAbout = ({ club, nombre, apellidos = '', email }: About): readonly string[] => [
  product.name,
  club,
  nombre,
  apellidos,
  email?.split('@')[0] ?? '',
]

/** Small letters without accents, whatever the keyboard made of them: 'Contraseña 1' → 'contrasena'. */
const lettersOf = (text: string) => plain(text.normalize('NFKC')).replaceAll(/\P{L}/gu, '')

/** Whether the letters are words of the list and nothing else, one or several of them. */
function isMadeOf(letters: string, words: ReadonlySet<string>): boolean {
  const reached = [true]
  for (let end = 1; end <= letters.length; end += 1)
    reached[end] = reached.some((isReached, start) => isReached && words.has(letters.slice(start, end)))
  return letters !== '' && reached[letters.length]!
}

/** Each name whole, and its words. */
const wordsOf = (names: readonly string[]) =>
  names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)].map(lettersOf)).filter(({ length }) => length >= wordMin)

/**
 * What is wrong with a password that somebody wants to have; null when nothing is. Too short; one of the most used, or common words with
 * nothing but digits and signs; the names of club, product and person likewise. Accents, capitals and signs make no difference.
 */
export function passwordComplaint(
  password: string,
  names: readonly string[] = [],
): 'account.password_short' | 'account.password_common' | 'account.password_name' | null {
  if ([...password].length < passwordMin) return 'account.password_short'
  const letters = lettersOf(password)
  const whole = plain(password.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}]/gu, '')
  const isRepeated = new Set(password).size < 4
  if (isRepeated || commonPasswords.has(whole) || isMadeOf(letters, commonWords)) return 'account.password_common'
  return isMadeOf(letters, new Set([...commonWords, ...wordsOf(names)])) ? 'account.password_name' : null
}

/** A password that somebody chooses, as the field of a form: what the server will refuse is said at once. */
export const newPassword = (names: readonly string[]): Field<string, 'required'> => {
  const secret = field.secret()
  return {
    ...secret,
    read: (raw) => {
      const password = secret.read(raw)
      const complaint = passwordComplaint(password, names)
      return complaint ? refuseValue(complaint, { min: passwordMin }) : password
    },
  }
}

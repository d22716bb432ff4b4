import { type Field, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { product } from '../../product.ts'
import { plain } from '../../values/text.ts'
import { commonPasswords, commonWords } from './common-passwords.ts'

export const passwordMin = 10
/** Shorter words are allowed in any password. */
const wordMin = 3

interface About {
  /** The club's name. */
  readonly club: string
  readonly nombre: string
  readonly apellidos?: string
  readonly email?: string | null
}
/** Words known from the account, of which a password may not consist. */
export const personalWords = ({ club, nombre, apellidos = '', email }: About): readonly string[] => [
  product.name,
  club,
  nombre,
  apellidos,
  email?.split('@')[0] ?? '',
]

/** Lower-case letters without accents, in any Unicode form: 'Contraseña 1' → 'contrasena'. */
const lettersOf = (text: string) => plain(text.normalize('NFKC')).replaceAll(/\P{L}/gu, '')

/** True if the letters consist only of one or several words of the list. */
function isMadeOf(letters: string, words: ReadonlySet<string>): boolean {
  const reached = [true]
  for (let end = 1; end <= letters.length; end += 1)
    reached[end] = reached.some((isReached, start) => isReached && words.has(letters.slice(start, end)))
  return letters !== '' && reached[letters.length]!
}

/** Complete names, and their single words. */
const wordsOf = (names: readonly string[]) =>
  names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)].map(lettersOf)).filter(({ length }) => length >= wordMin)

/**
 * Fault of a chosen password, or null: too short; one of the most used; common words, or the names of club, product and person, with
 * nothing but digits and signs. Accents, capitals and signs make no difference.
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

/** Field of a new password in a form: reports the server's refusals immediately. */
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

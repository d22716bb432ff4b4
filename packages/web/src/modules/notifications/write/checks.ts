import { writtenFields } from '@app/contract/letters/merge-fields'
import type { AllWords } from '../../letters/public.ts'

/** Fields with a value for every reader. */
const certain = ['nombre', 'club']
/** Weight of a mail in bytes from which it is told. */
const heavy = 2_097_152

/** Check of a letter: passed, or with what is to be looked at. */
export interface Checks {
  /** Fields without a word for nobody. */
  readonly open: readonly string[]
  /** Pictures without words, or a letter of pictures only. */
  readonly pictures: number
  readonly hasOnlyPictures: boolean
  readonly isHeavy: boolean
}

/** Checks of a letter before it is sent, over its texts in all languages. */
export function checksOf(words: AllWords, bytes: number): Checks {
  const all = [words, ...words.textos]
  const fields = all.flatMap(({ subject, desc_notificacion }) => writtenFields(`${subject ?? ''} ${desc_notificacion ?? ''}`))
  const open = fields.filter(({ field, otherwise }) => otherwise === '' && !certain.includes(field)).map(({ field }) => field)
  const bodies = all.map(({ desc_notificacion }) => new DOMParser().parseFromString(desc_notificacion ?? '', 'text/html').body)
  const pictures = bodies.flatMap((body) => [...body.querySelectorAll('img')])
  return {
    open: [...new Set(open)],
    pictures: pictures.filter((one) => (one.getAttribute('alt') ?? '').trim() === '').length,
    hasOnlyPictures: bodies.some((body) => body.textContent.trim() === '' && body.querySelector('img') !== null),
    isHeavy: bytes > heavy,
  }
}

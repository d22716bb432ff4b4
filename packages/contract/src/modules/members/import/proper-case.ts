const small = new Set('de del la las los el els les da das do dos di i y e'.split(' '))
/** Words that stay in capitals: 'Mª', Roman numbers, initials. */
const stays = /^(?:M[ªA]?\.?|\p{L}\.?|[IVX]{2,})$/u
const capitalised = (word: string) =>
  word.toLowerCase().replaceAll(/(?<![\p{L}\p{N}])\p{L}|(?<=(?<!\p{L})[dlo]['’])\p{L}/giu, (letter) => letter.toUpperCase())

/** True for text in capitals only, of a word at least. */
export const isShouted = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)

/** A name or address in capitals in proper case: 'Mª Ángeles de la Fuente', 'D’Angelo-Puig'. */
export const properCase = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word, at) => {
      if (at > 0 && small.has(word.toLowerCase())) return word.toLowerCase()
      return stays.test(word) ? word : capitalised(word)
    })
    .join('')

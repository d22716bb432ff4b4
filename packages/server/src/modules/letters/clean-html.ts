import sanitizeHtml from 'sanitize-html'

/** Pictures of the product only: nothing is fetched from elsewhere, so no letter tells another server that it was opened. */
const ownPicture = /^\/api\/imagen\/\d+\/[\da-f]{32}$/
const aligned = ['style']

/** Markup of a letter: text, lists, links, buttons (`data-boton`) and pictures of the product. */
export const letterMarkup: sanitizeHtml.IOptions = {
  allowedTags: ['h1', 'h2', 'h3', 'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'img'],
  allowedAttributes: { a: ['href', 'data-boton'], img: ['src', 'alt', 'width'], p: aligned, h1: aligned, h2: aligned, h3: aligned },
  allowedStyles: { '*': { 'text-align': [/^(?:left|center|right)$/] } },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
}

/** Markup of a letter from outside as it may be stored: anything that is not its markup goes, its text stays. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, letterMarkup)

/** Words of a letter as they may be stored: clean markup, null for none. */
export const cleanWords = <W extends { readonly desc_notificacion: string | null }>(words: W): W => ({
  ...words,
  desc_notificacion: (words.desc_notificacion && cleanHtml(words.desc_notificacion)) || null,
})

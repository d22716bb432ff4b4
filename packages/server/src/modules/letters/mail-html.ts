import { fillFields } from '@app/contract/letters/merge-fields'
import { convert } from 'html-to-text'
import sanitizeHtml from 'sanitize-html'
import { escaped } from '../../kit/http/html.ts'
import { letterMarkup } from './clean-html.ts'

/** Styles of a letter by element: mail programs read no others. */
const styles: Readonly<Record<string, string>> = {
  h1: 'font-size:24px;line-height:1.25;margin:0 0 12px',
  h2: 'font-size:20px;line-height:1.3;margin:0 0 10px',
  h3: 'font-size:17px;line-height:1.35;margin:0 0 8px',
  p: 'margin:0 0 12px',
  ul: 'margin:0 0 12px;padding-left:22px',
  ol: 'margin:0 0 12px;padding-left:22px',
  hr: 'border:0;border-top:1px solid #c9ced8;margin:18px 0',
  blockquote: 'margin:0 0 12px;padding-left:12px;border-left:3px solid #c9ced8',
  img: 'max-width:100%;height:auto;border-radius:8px',
  a: 'color:#3b5bdb',
}
const buttonStyle =
  'display:inline-block;background:#3b5bdb;color:#ffffff;padding:14px 24px;border-radius:8px;font-weight:600;text-decoration:none'

const { allowedStyles: _cleaned, ...markup } = letterMarkup

type Values = Readonly<Partial<Record<string, string | null>>>
/** Markup with its fields filled: a value is text, never markup. */
const filledMarkup = (html: string, values: Values) =>
  fillFields(html, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ? escaped(value) : null])))

/** The words of a letter's markup, its fields filled, without its pictures. */
export const plainText = (html: string, values: Values): string =>
  convert(filledMarkup(html, values), {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  })

interface Parts {
  /** Stored markup, with fields. */
  readonly html: string
  readonly values: Values
  readonly club: string
  /** Lines below the text, each with a link or without. */
  readonly foot: readonly { readonly text: string; readonly link?: string | undefined }[]
  /** Address of a picture inside of the letter: the same path for a preview, `cid:` for a mail. */
  readonly picture?: (path: string) => string
}

/** A letter as HTML of one column of 600 px with styles on each element, and as text with the same words. */
export function mailHtml({ html, values, club, foot, picture = (path) => path }: Parts): { readonly html: string; readonly texto: string } {
  const styled = sanitizeHtml(filledMarkup(html, values), {
    ...markup,
    allowedAttributes: { '*': ['style'], a: ['href'], img: ['src', 'alt', 'width'] },
    parseStyleAttributes: false,
    allowedSchemesByTag: { img: ['cid'] },
    exclusiveFilter: () => false,
    transformTags: {
      '*': (tagName, { 'data-boton': button, style = '', ...attribs }) => {
        const own = button === undefined ? (styles[tagName] ?? '') : buttonStyle
        const full = [own, style].filter(Boolean).join(';')
        const src = attribs.src === undefined ? {} : { src: picture(attribs.src) }
        return { tagName, attribs: { ...attribs, ...src, ...(full && { style: full }) } }
      },
    },
  })
  const lines = foot.map(({ text, link }) =>
    link ? `<a href="${escaped(link)}" style="color:#5b6374">${escaped(text)}</a>` : escaped(text),
  )
  const body = `<meta name="color-scheme" content="light dark"><div style="max-width:600px;margin:0 auto;padding:16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"><p style="margin:0 0 16px;font-weight:600">${escaped(club)}</p>${styled}<hr style="${styles.hr}"><p style="margin:0;font-size:13px;color:#5b6374">${lines.join('<br>')}</p></div>`
  const below = foot.map((one) => (one.link ? `${one.text}: ${one.link}` : one.text))
  return { html: body, texto: `${[plainText(html, values), ...below].join('\n\n')}\n` }
}

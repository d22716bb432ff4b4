import { replaceFields, writtenFields } from '@app/contract/letters/merge-fields'

/** Field as stored: `{{nombre|socio}}`, its word for nobody behind the bar. */
export const written = (field: string, otherwise: string) => (otherwise ? `{{${field}|${otherwise}}}` : `{{${field}}}`)

/** Word for nobody without the signs that would end a field. */
export const plainWord = (typed: string) => typed.replaceAll(/[{}|]/g, '').replaceAll(/\s+/g, ' ').trim()

/** Part of a line: text, or a field. */
export type LinePart = string | { readonly field: string; readonly otherwise: string }

/** A line of text as its texts and fields, in their order. */
function partsOfLine(line: string): readonly LinePart[] {
  const fields = writtenFields(line)
  // a sign that no text has stands for each field
  const texts = replaceFields(line, () => '\u0000').split('\u0000')
  return texts.flatMap((text, at) => [...(text ? [text] : []), ...(fields[at] ? [fields[at]] : [])])
}

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
const textsIn = (body: HTMLElement) => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}

/** Stored markup with an element for each field of its text, as the editor reads it; fields in attributes, such as addresses, stay. */
export function withChips(html: string): string {
  const body = read(html)
  for (const text of textsIn(body)) {
    const parts = partsOfLine(text.data)
    if (parts.every((part) => typeof part === 'string')) continue
    text.replaceWith(
      ...parts.map((part) => {
        if (typeof part === 'string') return part
        const chip = document.createElement('span')
        chip.dataset.campo = part.field
        chip.dataset.otro = part.otherwise
        return chip
      }),
    )
  }
  return body.innerHTML
}

/** Markup of the editor as it is stored: fields are text again; an empty letter is null. */
export function withoutChips(html: string): string | null {
  const body = read(html)
  for (const chip of body.querySelectorAll<HTMLElement>('[data-campo]'))
    chip.replaceWith(written(chip.dataset.campo ?? '', chip.dataset.otro ?? ''))
  const isEmpty = body.textContent.trim() === '' && body.querySelector('img, hr') === null
  return isEmpty ? null : body.innerHTML
}

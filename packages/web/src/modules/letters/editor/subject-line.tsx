import './letter-editor.css'
import { EditorContent } from '@tiptap/react'
import { useId } from 'react'
import { lineExtensions } from './extensions.ts'
import { FieldButton, FieldDialogs } from './field-parts.tsx'
import { withChips, withoutChips } from './field-text.ts'
import { useLetterEditor } from './use-letter-editor.ts'

interface Props {
  readonly label: string
  /** Text with its fields written; null is empty. */
  readonly value: string | null
  readonly fields: readonly string[]
  readonly isReadOnly?: boolean
  readonly complaint?: string | undefined
  /** Words after the line, such as the count of its letters. */
  readonly note?: string | undefined
  readonly onChange: (value: string | null) => void
  /** Enter: the text below is next. */
  readonly onEnter?: () => void
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** A line of text as the one paragraph of its editor. */
export const openLine = (line: string): string => withChips(`<p>${escaped(line)}</p>`)
/** Text of the one paragraph of an editor of a line, trimmed; null is empty. */
export function closeLine(html: string): string | null {
  const holder = new DOMParser().parseFromString(withoutChips(html) ?? '', 'text/html')
  const text = holder.body.textContent.replaceAll(/\s+/g, ' ').trim()
  return text === '' ? null : text
}

/** Subject of a letter: a line with fields. */
export function SubjectLine({ label, value, fields, isReadOnly = false, complaint, note, onChange, onEnter = () => {} }: Props) {
  const id = useId()
  const line = useLetterEditor({
    ...{ label, value, isReadOnly, onChange, open: openLine, close: closeLine },
    extensions: (events) => lineExtensions(events, onEnter),
    isLine: true,
    ...(complaint && { describedBy: id }),
  })
  return (
    <div className="letter-subject">
      <span className="letter-name" aria-hidden>
        {label}
      </span>
      <div className="letter-line" data-state={complaint ? 'wrong' : undefined}>
        <EditorContent editor={line.editor} />
      </div>
      {!isReadOnly && <FieldButton onOpen={line.setAsking} isSmall />}
      {note && <span className="letter-note">{note}</span>}
      {complaint && (
        <p id={id} className="complaint" role="alert">
          {complaint}
        </p>
      )}
      <FieldDialogs text={line} fields={fields} />
    </div>
  )
}

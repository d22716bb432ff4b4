import type { Extensions } from '@tiptap/core'
import { DOMParser as MarkupReader } from '@tiptap/pm/model'
import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MenuPlace } from '../../../kit/buttons/row-menu.tsx'

interface Options {
  readonly label: string
  /** Stored text. */
  readonly value: string | null
  readonly isReadOnly: boolean
  readonly describedBy?: string | undefined
  /** One line, such as a subject. */
  readonly isLine?: boolean
  /** Stored text as markup that the editor reads. */
  readonly open: (value: string) => string
  /** Markup of the editor as it is stored. */
  readonly close: (html: string) => string | null
  readonly extensions: (events: { onAsk: () => void; onOpen: (at: number) => void }) => Extensions
  readonly onChange: (value: string | null) => void
}

/** Field whose word is edited: its place in the text. */
export interface OpenField {
  readonly at: number
  readonly field: string
  readonly otherwise: string
}

/** Takes in a text from outside, such as another desk's, unless the editor shows it already; the caret stays. */
function takeIn(editor: Editor, markup: string) {
  const holder = document.createElement('div')
  holder.innerHTML = markup
  const next = MarkupReader.fromSchema(editor.schema).parse(holder)
  if (next.eq(editor.state.doc)) return
  const { from } = editor.state.selection
  editor.commands.setContent(markup, { emitUpdate: false })
  editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
}

/** Editor of a text with fields, over the stored text: it keeps what is typed, and takes in what others changed. */
export function useLetterEditor(options: Options) {
  const { label, value, isReadOnly, describedBy, open, isLine = false } = options
  const latest = useRef(options)
  latest.current = options
  const [asking, setAsking] = useState<MenuPlace | null>(null)
  const [openField, setOpenField] = useState<OpenField | null>(null)
  const emitted = useRef(value)
  const own = useRef<Editor | null>(null)
  const extensions = useMemo(
    () =>
      latest.current.extensions({
        onAsk: () => {
          if (!own.current) return
          const { left, bottom } = own.current.view.coordsAtPos(own.current.state.selection.from)
          setAsking({ x: left, y: bottom })
        },
        onOpen: (at) => {
          const node = own.current?.state.doc.nodeAt(at)
          if (node && own.current?.isEditable) setOpenField({ at, field: node.attrs.field, otherwise: node.attrs.otherwise })
        },
      }),
    [],
  )
  const editor = useEditor({
    extensions,
    content: open(value ?? ''),
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!isLine),
        'aria-label': label,
        ...(isReadOnly && { 'aria-readonly': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = latest.current.close(changed.getHTML())
      latest.current.onChange(emitted.current)
    },
  })
  own.current = editor
  useEffect(() => {
    if (editor.isDestroyed || value === emitted.current) return
    emitted.current = value
    takeIn(editor, open(value ?? ''))
  }, [editor, value, open])
  useEffect(() => {
    if (!editor.isDestroyed && editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])
  const insertField = (field: string, otherwise: string) => {
    setAsking(null)
    editor.chain().focus().insertContent({ type: 'campo', attrs: { field, otherwise } }).run()
  }
  const changeField = (otherwise: string | null) => {
    if (!openField) return
    const { at, field } = openField
    setOpenField(null)
    const chain = editor.chain().focus()
    if (otherwise === null) chain.deleteRange({ from: at, to: at + 1 }).run()
    else chain.insertContentAt({ from: at, to: at + 1 }, { type: 'campo', attrs: { field, otherwise } }).run()
  }
  return { editor, asking, setAsking, openField, setOpenField, insertField, changeField }
}
/** Editor of a text with fields, and the field that is asked for or edited. */
export type FieldsEditor = ReturnType<typeof useLetterEditor>

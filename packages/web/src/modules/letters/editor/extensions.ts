import { Extension, type Extensions, Node } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import Link from '@tiptap/extension-link'
import TextAlign from '@tiptap/extension-text-align'
import StarterKit from '@tiptap/starter-kit'
import { fieldNode } from './field-node.ts'

type FieldEvents = Parameters<typeof fieldNode.configure>[0]

/** Link of a letter, a button if `boton` is set; its address may be a field. */
const letterLink = Link.extend({
  addAttributes() {
    return {
      href: { default: null, parseHTML: (element) => element.getAttribute('href') },
      boton: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-boton'),
        renderHTML: ({ boton }) => (boton ? { 'data-boton': boton } : {}),
      },
    }
  },
}).configure({ openOnClick: false, autolink: true, linkOnPaste: true, HTMLAttributes: { target: null, rel: null } })

/** Markup of a letter, as the server keeps it: text, lists, links, buttons, pictures, lines, fields. */
export const letterExtensions = (events: FieldEvents): Extensions => [
  StarterKit.configure({ heading: { levels: [1, 2, 3] }, code: false, codeBlock: false, link: false }),
  letterLink,
  Image.extend({ draggable: true }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right'] }),
  fieldNode.configure(events),
]

/** A line: one paragraph, which Enter does not split. */
const oneLine = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })
const leavesOnEnter = (onEnter: () => void) =>
  Extension.create({
    name: 'leavesOnEnter',
    // behind the fields, which Enter opens
    priority: 10,
    addKeyboardShortcuts: () => ({
      Enter: () => {
        onEnter()
        return true
      },
    }),
  })

/** A line of text with fields: the subject of a letter. */
export const lineExtensions = (events: FieldEvents, onEnter: () => void): Extensions => [
  oneLine,
  StarterKit.configure({
    document: false,
    blockquote: false,
    bold: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  leavesOnEnter(onEnter),
  fieldNode.configure(events),
]

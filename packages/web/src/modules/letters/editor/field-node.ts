import { mergeAttributes, Node, nodePasteRule } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { t } from '../../../kit/texts/i18n.ts'
import { fieldLabel } from './field-label.ts'
import { written } from './field-text.ts'

interface Options {
  /** Asked for a field, after the user typed two braces. */
  readonly onAsk: () => void
  /** Opens a field: its place in the text. */
  readonly onOpen: (at: number) => void
}

/** Field in a letter: one piece that is filled for each reader. */
export const fieldNode = Node.create<Options>({
  name: 'campo',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ onAsk: () => {}, onOpen: () => {} }),
  addAttributes: () => ({
    field: { default: '', parseHTML: (element) => element.dataset.campo, renderHTML: ({ field }) => ({ 'data-campo': field }) },
    otherwise: {
      default: '',
      parseHTML: (element) => element.dataset.otro ?? '',
      renderHTML: ({ otherwise }) => ({ 'data-otro': otherwise }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-campo]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), fieldLabel(node.attrs.field, node.attrs.otherwise)],
  renderText: ({ node }) => written(node.attrs.field, node.attrs.otherwise),
  addNodeView() {
    return ({ node, getPos }) => {
      const dom = document.createElement('span')
      const show = (field: string, otherwise: string) => {
        dom.className = 'letter-chip'
        dom.textContent = fieldLabel(field, otherwise)
        dom.title = otherwise ? t('letters.field_otherwise', { palabra: otherwise }) : t('letters.field_always')
      }
      show(node.attrs.field, node.attrs.otherwise)
      dom.addEventListener('click', () => {
        const at = getPos()
        if (at !== undefined) this.options.onOpen(at)
      })
      return {
        dom,
        update: (next) => {
          if (next.type.name !== 'campo') return false
          show(next.attrs.field, next.attrs.otherwise)
          return true
        },
      }
    }
  },
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { from, node } = editor.state.selection as { from: number; node?: { type: { name: string } } }
        if (node?.type.name !== 'campo') return false
        this.options.onOpen(from)
        return true
      },
    }
  },
  addProseMirrorPlugins() {
    const { onAsk } = this.options
    return [
      new Plugin({
        props: {
          // also from the keyboard of a phone, which tells no keys
          handleTextInput: ({ state, dispatch }, from, to, text) => {
            if (text !== '{' || from !== to || state.doc.textBetween(Math.max(0, from - 1), from) !== '{') return false
            dispatch(state.tr.delete(from - 1, from))
            onAsk()
            return true
          },
        },
      }),
    ]
  },
  addPasteRules() {
    return [
      nodePasteRule({
        find: /\{\{\s*([\p{L}\d_]+)\s*(?:\|([^{}]*))?\}\}/gu,
        type: this.type,
        getAttributes: ([, field, otherwise = '']) => ({ field, otherwise: otherwise.trim() }),
      }),
    ]
  },
})

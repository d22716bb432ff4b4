/** Key with its modifiers. */
export type Press = Readonly<Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>>
/** Handlers by key; each reads the modifiers itself. */
export type Keymap<Context, Act> = Readonly<Record<string, ((context: Context, press: Press) => Act) | undefined>>

/** Strongest modifier of a press: Shift, Alt, Ctrl (or Cmd); null for none. */
export function modifierOf({ shiftKey, altKey, ctrlKey, metaKey }: Press): 'shift' | 'alt' | 'ctrl' | null {
  if (shiftKey) return 'shift'
  if (altKey) return 'alt'
  return ctrlKey || metaKey ? 'ctrl' : null
}
/** True if Alt, Ctrl or Cmd is held: the key belongs to the browser unless its handler says otherwise. */
export const isCommand = ({ altKey, ctrlKey, metaKey }: Press) => altKey || ctrlKey || metaKey

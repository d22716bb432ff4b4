import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react'
import { store } from '../reads/store.ts'

/** User command: in the palette (Ctrl+K), and by its keys in the list of `?`. */
export interface Command {
  readonly id: string
  readonly text: string
  /** 'n', 'mod+s', 'g r' (one after the other), 'alt+ArrowUp'. */
  readonly keys?: string
  readonly group?: string
  /** Further search words of the palette. */
  readonly words?: string
  readonly run: () => void
}

export const commands = store<readonly Command[]>([])

/** Modal dialogs on the screen; keys of what lies below them wait. */
const openDialogs = () => document.querySelectorAll('[aria-modal="true"]').length
/** Number of dialogs on the screen when a command was first registered. */
const depths = new WeakMap<Command, number>()

/** Registers a screen's commands while it is shown; the newest with a key wins. Keep `list` stable with useMemo. */
export function useCommands(list: readonly Command[]) {
  const depth = useRef<number>(null)
  useEffect(() => {
    depth.current ??= openDialogs()
    for (const one of list) depths.set(one, depth.current)
    commands.set((now) => [...now, ...list])
    return () => commands.set((now) => now.filter((one) => !list.includes(one)))
  }, [list])
}

/** Keys handled by a focused part of the screen, for the list of keys. */
export interface KeyHint {
  /** As those of a command; 'arrows' are all four. */
  readonly keys: string
  readonly text: string
}
type Hints = () => readonly KeyHint[] | Promise<readonly KeyHint[]>
export const keyHints = store<readonly Hints[]>([])

/** Adds keys to the list of `?` while a component is shown; evaluated on opening it. Keep `hints` stable with useCallback. */
export function useKeyHints(hints: Hints) {
  useEffect(() => {
    keyHints.set((now) => [...now, hints])
    return () => keyHints.set((now) => now.filter((one) => one !== hints))
  }, [hints])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio]), textarea, select'))

/** Key of an event in the form of `Command.keys`; Ctrl and Cmd both are 'mod'. */
function keyOf(event: KeyboardEvent): string {
  const parts = [
    event.ctrlKey || event.metaKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey && event.key.length > 1 ? 'shift' : '',
  ]
  return [...parts.filter(Boolean), event.key.length === 1 ? event.key.toLowerCase() : event.key].join('+')
}

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>
interface Layer {
  readonly keys: { current: Keys }
  readonly depth: number
}
const layers: Layer[] = []

/** Keys that work while a component is shown, the newest first; those of the frame below all, whenever it was drawn. Plain letters are ignored while the user types. */
export function useKeys(keys: Keys, { isBelow = false } = {}) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const layer = { keys: latest, depth: openDialogs() }
    if (isBelow) layers.push(layer)
    else layers.unshift(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [isBelow])
}

let prefix = ''
let prefixEnds = 0

const nothing = () => {}

/** Handler of a key. An open dialog holds every key: those of the screen below it do nothing, nor does the browser do its own. */
function find(key: string): ((event: KeyboardEvent) => void) | undefined {
  const over = openDialogs()
  const layer = layers.find(({ keys }) => keys.current[key])
  if (layer) return layer.depth < over ? nothing : layer.keys.current[key]
  const command = commands.get().findLast(({ keys }) => keys === key)
  if (!command) return undefined
  return (depths.get(command) ?? 0) < over ? nothing : () => command.run()
}

/** F2, Shift F2: these also work inside a field, since they type nothing. */
const isFunctionKey = (key: string) => /(^|\+)F\d+$/.test(key)

/** Runs the key's command. 'g' waits a second for the letter of the destination. */
export function handleKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return
  const key = keyOf(event)
  const isPlain = !key.startsWith('mod') && !key.startsWith('alt')
  const isTaken = (isTyping(event.target) && !isFunctionKey(key)) || isBehindDialog(event.target)
  if (isPlain && key !== 'Escape' && isTaken) return
  const combined = prefix && event.timeStamp < prefixEnds ? `${prefix} ${key}` : key
  prefix = ''
  const run = find(combined)
  if (run) {
    // a held Escape or letter is still the dialog's own
    if (run !== nothing || !isPlain) event.preventDefault()
    return run(event)
  }
  if (key === 'g' && isPlain) {
    prefix = 'g'
    prefixEnds = event.timeStamp + 1000
  }
}

/** Ctrl+Enter on a closed list of choices runs its command, as in other fields; the list would open with it. */
export function actOverList(event: ReactKeyboardEvent<HTMLElement>) {
  if (keyOf(event.nativeEvent) !== 'mod+Enter' || event.currentTarget.ariaExpanded === 'true') return
  handleKey(event.nativeEvent)
  if (event.nativeEvent.defaultPrevented) event.stopPropagation()
}

/** Letters belong to an open dialog. */
const isBehindDialog = (target: EventTarget | null) =>
  document.querySelector('[role=dialog]') !== null && !(target instanceof HTMLElement && target.closest('[data-letters]'))

import { tFound } from '../texts/i18n.ts'

const names: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  alt: 'Alt',
  shift: '⇧',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  arrows: '← ↑ ↓ →',
  Enter: '↵',
  Escape: 'Esc',
}
const cap = (key: string) => names[key] ?? (key.length === 1 ? key.toUpperCase() : tFound('ui.key', key))

/** Keys of a command as `aria-keyshortcuts` writes them: 'mod+p' is Control+P. */
export const ariaKeys = (keys: string) =>
  keys
    .split(' ')
    .map((step) =>
      step
        .replace(/^mod\b/, 'Control')
        .replace(/^(alt|shift)\b/, (name) => name[0]!.toUpperCase() + name.slice(1))
        .replace(/\+([a-z])$/, (_whole, letter: string) => `+${letter.toUpperCase()}`),
    )
    .join(' ')

/** Keys in pressing order: 'mod+s' is Ctrl S, 'g r' is G and then R. */
export function KeyCaps({ keys }: { keys: string }) {
  const parts = keys.split(' ').flatMap((step) => step.split('+'))
  return (
    <span className="top-caps">
      {parts.map((part) => (
        <kbd key={part}>{cap(part)}</kbd>
      ))}
    </span>
  )
}

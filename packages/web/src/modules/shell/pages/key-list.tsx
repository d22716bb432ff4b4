import { useEffect, useState } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { commands, type KeyHint, keyHints } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Keys that are not commands. */
const everywhere = [
  ['mod+k', 'ui.search_everything'],
  ['?', 'ui.keyboard'],
  ['mod+s', 'core.save'],
  ['Escape', 'core.close'],
] as const

/** Every key that works here (R product: `?` lists the keys). */
export function KeyList({ onClose }: { onClose: () => void }) {
  const list = commands.use().filter(({ keys }) => keys)
  const registered = keyHints.use()
  const [hints, setHints] = useState<readonly KeyHint[] | null>(null)
  useEffect(
    () =>
      void Promise.all(registered.map(async (one) => one())).then(
        (all) => setHints(all.flat()),
        () => setHints([]),
      ),
    [registered],
  )
  const part = (title: string, rows: readonly { keys: string; text: string }[]) =>
    rows.length > 0 && (
      <section>
        <h3>{title}</h3>
        <dl>
          {rows.map(({ keys, text }) => (
            <div key={`${keys} ${text}`}>
              <dt>{text}</dt>
              <dd>
                <KeyCaps keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  const rows = (isScreen: boolean) =>
    list.filter(({ id }) => id.startsWith('go:') === isScreen).map(({ keys, text }) => ({ keys: keys!, text }))
  if (!hints) return null
  return (
    <DialogFrame title={t('ui.keyboard')} size={620} onClose={onClose}>
      <div className="shell-keys">
        {part(
          t('ui.everywhere'),
          everywhere.map(([keys, key]) => ({ keys, text: t(key) })),
        )}
        {part(t('ui.this_screen'), [...rows(false), ...hints])}
        {part(t('ui.go_to'), rows(true))}
      </div>
    </DialogFrame>
  )
}

import { useEffect, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { commands, type KeyHint, keyHints } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Keys that are not commands. */
const everywhere = [
  ['mod+k', 'ui.search_everything'],
  ['?', 'ui.help'],
  ['F1', 'ui.help'],
  ['mod+s', 'core.save'],
  ['Escape', 'core.close'],
] as const

const Part = ({ title, rows }: { title?: string; rows: readonly KeyHint[] }) =>
  rows.length > 0 && (
    <>
      {title && <h4>{title}</h4>}
      <dl className="help-keys">
        {rows.map(({ keys, text }) => (
          <div key={`${keys} ${text}`}>
            <dt>
              <KeyCaps keys={keys} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )

/** Keys of the shown screen, from the commands themselves; the others on demand. */
export function ScreenKeys() {
  const list = commands.use().filter(({ keys }) => keys)
  const registered = keyHints.use()
  const [hints, setHints] = useState<readonly KeyHint[]>([])
  const [isWhole, setWhole] = useState(false)
  useEffect(
    () =>
      void Promise.all(registered.map(async (one) => one())).then(
        (all) => setHints(all.flat()),
        () => setHints([]),
      ),
    [registered],
  )
  const rows = (isScreen: boolean) =>
    list.filter(({ id }) => id.startsWith('go:') === isScreen).map(({ keys, text }) => ({ keys: keys!, text }))
  const own = [...rows(false), ...hints]
  return (
    <section>
      <h3>
        {t('help.keys')}
        <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t('help.keys_all')}
        </button>
      </h3>
      <Part rows={own} />
      {(isWhole || own.length === 0) && (
        <>
          <Part title={t('ui.everywhere')} rows={everywhere.map(([keys, key]) => ({ keys, text: t(key) }))} />
          <Part title={t('ui.go_to')} rows={rows(true)} />
        </>
      )}
    </section>
  )
}

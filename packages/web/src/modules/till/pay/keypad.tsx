import { IconBackspace } from '@tabler/icons-react'
import { t } from '../../../kit/texts/i18n.ts'
import type { Edit } from '../cart/use-edit.ts'
import type { Editing, KeypadKey } from './keypad-rules.ts'

const rows: readonly (readonly KeypadKey[])[] = [
  ['7', '8', '9'],
  ['4', '5', '6'],
  ['1', '2', '3'],
  ['0', '00', ','],
]

/** Digits for touch; they write quantity or price of the selected line. */
export function Keypad({ edit, isOff }: { edit: Edit; isOff: boolean }) {
  const mode = (field: Editing) => (
    <button
      key={field}
      type="button"
      className="till-mode"
      aria-pressed={edit.mode === field}
      disabled={isOff}
      onClick={() => edit.setMode(field)}
    >
      {t(field === 'cantidad' ? 'till.quantity' : 'till.price')}
    </button>
  )
  const side = [
    mode('cantidad'),
    mode('precio'),
    <button
      key="back"
      type="button"
      className="till-mode"
      aria-label={t('till.backspace')}
      disabled={isOff}
      onClick={() => edit.press('back')}
    >
      <IconBackspace size={18} aria-hidden />
    </button>,
    <button
      key="clear"
      type="button"
      className="till-mode"
      aria-label={t('till.clear')}
      disabled={isOff}
      onClick={() => edit.press('clear')}
    >
      C
    </button>,
  ]
  return (
    <div className="till-keypad" role="group" aria-label={t('till.keypad')}>
      {rows.map((keys, row) => [
        ...keys.map((key) => (
          <button key={key} type="button" disabled={isOff || (key === ',' && edit.mode === 'cantidad')} onClick={() => edit.press(key)}>
            {key}
          </button>
        )),
        side[row],
      ])}
    </div>
  )
}

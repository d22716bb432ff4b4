import { IconReceipt, IconScan } from '@tabler/icons-react'
import type { KeyboardEvent, RefObject } from 'react'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Unknown } from '../pay/use-cart-input.ts'

interface Props {
  box: RefObject<HTMLInputElement | null>
  typed: string
  /** Text that found nothing; shown until the next key. */
  unknown: Unknown | null
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Input box of the till for names, codes and cards, with its error beneath, and the way to the tickets. */
export const ScanBox = ({ box, typed, unknown, onType, onKeyDown }: Props) => (
  <div className="till-top">
    <label className="till-scan">
      <IconScan size={20} aria-hidden />
      <span className="sr-only">{t('till.scan')}</span>
      <input
        ref={box}
        // the desk starts typing immediately
        autoFocus
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('till.scan')}
        aria-invalid={unknown !== null || undefined}
        aria-describedby={unknown ? 'till-unknown' : undefined}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden>F3</kbd>
    </label>
    <button type="button" className="till-button" onClick={() => go('/tpv/tiques')}>
      <IconReceipt size={16} aria-hidden />
      {t('till.tickets')}
    </button>
    {unknown && (
      <p id="till-unknown" className="till-unknown" role="alert">
        {unknown.text}
        {unknown.isCode && (
          <button type="button" onClick={() => go('/tpv/producto')}>
            {t('till.add_product')}
          </button>
        )}
      </p>
    )}
  </div>
)

import { IconScan } from '@tabler/icons-react'
import { t } from '../../kit/texts/i18n.ts'
import type { Acts } from './use-acts.ts'

/** Keys of the till, each with its button. */
export function TillFooter({ acts }: { acts: Acts }) {
  const keys = [
    ['F2', 'till.quantity', acts.quantity],
    ['⇧F2', 'till.price', acts.price],
    ['F3', 'till.search', acts.search],
    ['F4', 'till.member', acts.person],
    ['F6', 'till.park', acts.park],
    ['F7', 'till.refund', acts.giveBack],
    ['F8', 'till.pay', acts.pay],
    ['F9', 'till.cash', acts.cash],
    ['F10', 'till.card', acts.card],
    ['Supr', 'till.take_line_out', acts.takeOut],
  ] as const
  return (
    <footer className="till-foot">
      {keys.map(([key, text, run]) => (
        <button key={key} type="button" tabIndex={-1} onClick={() => run()}>
          <kbd>{key}</kbd>
          {t(text)}
        </button>
      ))}
      <span>
        <IconScan size={14} aria-hidden />
        {t('till.reader_ready')}
      </span>
    </footer>
  )
}

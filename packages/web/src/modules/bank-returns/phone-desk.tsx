import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { t } from '../../kit/texts/i18n.ts'
import { CandidatesCard } from './candidates-card.tsx'
import { type DeskRow, isApplicable, proposalText, saidText, whoText } from './desk-rows.ts'
import { LetterCard, StepChoices } from './return-panel.tsx'
import type { ReturnsDesk } from './use-returns-desk.ts'

/** One return a card: the call on top, the six choices, the next one. Nothing is applied before the end. */
export function PhoneDesk({ row, desk }: { row: DeskRow; desk: ReturnsDesk }) {
  const all = desk.rows!.length
  const onward = (isLeft: boolean) => {
    desk.leave(row.n, isLeft)
    desk.move(1)
  }
  return (
    <div className="returns-phone">
      <p className="returns-place tabular">{t('bank-returns.place', { n: formatCount(row.n + 1), todas: formatCount(all) })}</p>
      <progress value={row.n + 1} max={all} aria-label={t('bank.returns')} />
      <section className="card" aria-label={whoText(row)}>
        <h2>{whoText(row)}</h2>
        {row.telefono && (
          <a className="returns-call" href={`tel:${row.telefono}`} aria-label={t('bank-returns.call', { nombre: whoText(row) })}>
            <IconPhone size={20} aria-hidden />
          </a>
        )}
        <strong className="tabular">{formatEuros(row.importe)}</strong>
        <p>{saidText(row)}</p>
        <p className="dimmed">
          {[row.concepto, row.fecha_remesa && t('bank-returns.collected', { dia: formatDay(row.fecha_remesa) }), row.codigo]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </section>
      {row.resultado === 'candidatos' && <CandidatesCard row={row} desk={desk} />}
      {isApplicable(row, row.decision) ? (
        <>
          <StepChoices row={row} desk={desk} />
          <LetterCard row={row} />
        </>
      ) : (
        <p className="returns-odd">{proposalText(row)}</p>
      )}
      <div className="returns-foot">
        <Button variant="default" onClick={() => onward(true)}>
          {t('bank-returns.aside')}
        </Button>
        <Button onClick={() => onward(false)}>{t('bank-returns.next')}</Button>
        <small>{t('bank-returns.nothing_yet')}</small>
      </div>
    </div>
  )
}

import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { DeskRow } from './desk-rows.ts'
import type { ReturnsDesk } from './use-returns-desk.ts'

/** Receipts that an unmatched return may be of, each with what speaks for it; none leaves it aside. */
export function CandidatesCard({ row, desk }: { row: DeskRow; desk: ReturnsDesk }) {
  const { id_reg_recibo } = row.decision
  return (
    <Card title={t('bank-returns.unmatched', { importe: formatEuros(row.importe) })} hint={t('bank-returns.unmatched_hint')}>
      <div className="returns-candidates">
        {row.candidatos.map((one, at) => (
          <button
            key={one.id_reg_recibo}
            type="button"
            aria-pressed={one.id_reg_recibo === id_reg_recibo}
            onClick={() => desk.change(row.n, { id_reg_recibo: one.id_reg_recibo })}
          >
            <b>{one.nombre_completo}</b>
            <KeyCaps keys={String(at + 1)} />
            <small>
              {[t(`bank-returns.because.${one.por}`), formatEuros(one.precio), formatDay(one.fecha_remesa), one.concepto].join(' · ')}
            </small>
          </button>
        ))}
        <button type="button" aria-pressed={id_reg_recibo === null} onClick={() => desk.change(row.n, { id_reg_recibo: null })}>
          <b>{t('bank-returns.none_of_them')}</b>
          <KeyCaps keys={String(row.candidatos.length + 1)} />
        </button>
      </div>
    </Card>
  )
}

import type { OutputOf } from '@app/contract/kit/action'
import type { ownWallet } from '@app/contract/member-page/own-wallet'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { decimal } from '../../kit/kinds/decimal.ts'
import { t } from '../../kit/texts/i18n.ts'

type Pass = OutputOf<typeof ownWallet>['abonos'][number]

/** Most squares of a pass; a larger one is a bar. */
const mostSquares = 20

/** Whole of a pass: hours or bookings sold, or the bookings of its period. */
const totalOf = ({ num_reservas, saldo_original }: Pass) => (num_reservas > 0 ? num_reservas : saldo_original)

const unitOf = ({ unidad, num_reservas }: Pass, n: number) =>
  unidad === 0 && num_reservas === 0 ? t('member-page.in_hours') : t('member-page.in_bookings', { n })

const periodOf = ({ num_reservas, frec_dias }: Pass) =>
  num_reservas <= 0 ? '' : frec_dias === 7 ? t('member-page.this_week') : t('member-page.in_period', { n: frec_dias })

/** Share of a square that is left, in percent: the last one of '2,5 hours' is half full. */
const leftOfSquare = (left: number, index: number) => `${Math.min(1, Math.max(0, left - index)) * 100}%`

/** Remainder of a pass as squares, or as a bar; the words beside it say the same. */
function Squares({ left, total }: { left: number; total: number }) {
  if (total > mostSquares || !Number.isInteger(total))
    return (
      <div className="player-bar" aria-hidden>
        <i style={{ width: `${Math.min(1, Math.max(0, left / total)) * 100}%` }} />
      </div>
    )
  return (
    <div className="player-squares" aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        // the squares are all alike
        <i key={index} style={{ '--left': leftOfSquare(left, index) } as React.CSSProperties} />
      ))}
    </div>
  )
}

/** Pass of the member: its remainder, its validity, and what is left to pay for it. */
export function PassCard({ pass }: { pass: Pass }) {
  const { saldo_restante, caducado, fecha_caducidad, pendiente } = pass
  const total = totalOf(pass)
  const ends = fecha_caducidad && t(caducado ? 'member-page.lapsed_on' : 'member-page.until_day', { fecha: formatDay(fecha_caducidad) })
  const notes = [saldo_restante !== null && periodOf(pass), ends || (caducado && t('member-page.lapsed'))].filter(Boolean)
  return (
    <section className={`player-card player-pass ${caducado ? 'over' : ''}`} aria-label={pass.desc_tipoabonos}>
      <div className="player-card-head">
        <h2>{pass.desc_tipoabonos}</h2>
        <span className="player-pass-left">
          {saldo_restante === null ? (
            <b>{t('member-page.unlimited')}</b>
          ) : (
            <>
              <b>{t('member-page.of', { queda: decimal(saldo_restante), total: decimal(total) })}</b> {unitOf(pass, total)}
            </>
          )}
        </span>
      </div>
      {saldo_restante !== null && total > 0 && <Squares left={saldo_restante} total={total} />}
      {notes.length > 0 && <p className="player-soft">{notes.join(' · ')}</p>}
      {pendiente !== null && pendiente > 0 && (
        <p className="player-pass-owed">{t('member-page.pass_owed', { importe: formatEuros(pendiente) })}</p>
      )}
    </section>
  )
}

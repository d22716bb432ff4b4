import type { OutputOf } from '@app/contract/kit/action'
import type { ownWallet } from '@app/contract/member-page/own-wallet'
import { formatEuros } from '@app/contract/values/money'
import {
  IconAdjustments,
  IconArrowBackUp,
  IconArrowsExchange,
  IconClockX,
  IconCreditCard,
  IconReceipt,
  type TablerIcon,
} from '@tabler/icons-react'
import { clubTime } from '../../kit/reads/clock.ts'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'
import { dateOf, dayWords } from '../dates.ts'
import { Line } from '../parts.tsx'

type Movement = OutputOf<typeof ownWallet>['movimientos'][number]

/** Movements of a wallet with a name of their own; any other is a movement. */
const icons = {
  cobro: IconReceipt,
  devolucion: IconArrowBackUp,
  anulacion: IconArrowBackUp,
  recarga: IconCreditCard,
  ingreso: IconAdjustments,
  retirada: IconAdjustments,
  traspaso: IconArrowsExchange,
  caducidad: IconClockX,
  other: IconReceipt,
} as const satisfies Record<string, TablerIcon>
const isNamed = (motivo: string): motivo is keyof typeof icons => motivo in icons

function Movement({ movement }: { movement: Movement }) {
  const { fecha, motivo, concepto, creditos, vence } = movement
  const kind = isNamed(motivo) ? motivo : 'other'
  const Icon = icons[kind]
  const name = t(`member-page.move.${kind}`)
  const day = dayWords(clubTime(fecha.getTime()).day, today())
  const notes = [
    day,
    concepto && kind !== 'other' && kind !== 'cobro' && name,
    vence && t('member-page.lapse_on', { fecha: dateOf(vence) }),
  ]
  return (
    <Line icon={<Icon size={20} stroke={1.6} />} title={concepto ?? name} note={notes.filter(Boolean).join(' · ')}>
      <span className={`player-sum ${creditos > 0 ? 'good' : ''}`}>{formatEuros(creditos, { signed: true })}</span>
    </Line>
  )
}

/** Last movements of the wallet, newest first. */
export const Movements = ({ movimientos }: { movimientos: readonly Movement[] }) =>
  movimientos.length === 0 ? (
    <p className="player-soft">{t('member-page.no_moves')}</p>
  ) : (
    <ul className="player-lines">
      {movimientos.map((one) => (
        <Movement key={one.id} movement={one} />
      ))}
    </ul>
  )

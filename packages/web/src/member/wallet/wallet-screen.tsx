import './wallet.css'
import type { OutputOf } from '@app/contract/kit/action'
import { home } from '@app/contract/member-page/home'
import { ownWallet } from '@app/contract/member-page/own-wallet'
import { formatEuros } from '@app/contract/values/money'
import { IconChevronRight, IconFileText } from '@tabler/icons-react'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { dateOf } from '../dates.ts'
import { CodeCard } from '../entry/code-card.tsx'
import { Answer, Card } from '../parts.tsx'
import { Movements } from './movements.tsx'
import { PassCard } from './pass-card.tsx'

type Wallet = OutputOf<typeof ownWallet>

/** Balance, and the part of it that lapses first. */
function Balance({ creditos, lotes }: Pick<Wallet, 'creditos' | 'lotes'>) {
  const first = lotes.find(({ vence }) => vence !== null)
  return (
    <section className="player-card" aria-labelledby="player-balance">
      <h2 id="player-balance" className="player-balance-name">
        {t('member-page.wallet')}
      </h2>
      <p className={`player-balance ${creditos < 0 ? 'bad' : ''}`}>{formatEuros(creditos)}</p>
      {creditos < 0 && <p className="player-soft">{t('member-page.overdrawn')}</p>}
      {first?.vence && (
        <p className="player-soft">{t('member-page.lapses', { importe: formatEuros(first.saldo), fecha: dateOf(first.vence) })}</p>
      )}
    </section>
  )
}

function Passes({ abonos }: Pick<Wallet, 'abonos'>) {
  const [lapsed, valid] = [abonos.filter((one) => one.caducado), abonos.filter((one) => !one.caducado)]
  return (
    <>
      {valid.map((one) => (
        <PassCard key={one.id_reg_abonos} pass={one} />
      ))}
      {lapsed.length > 0 && (
        <details className="player-old">
          <summary>{t('member-page.old_passes', { n: lapsed.length })}</summary>
          {lapsed.map((one) => (
            <PassCard key={one.id_reg_abonos} pass={one} />
          ))}
        </details>
      )}
    </>
  )
}

/** Wallet: the code at the door, the balance, the passes, the last movements, and the way to the receipts. */
export function WalletScreen() {
  const entry = useRead(home, {})
  const read = useRead(ownWallet, {})
  return (
    <Answer read={read}>
      {({ creditos, lotes, abonos, movimientos }) => (
        <div className="player-columns">
          {entry.data && <CodeCard {...entry.data} />}
          <Balance creditos={creditos} lotes={lotes} />
          <Passes abonos={abonos} />
          <Card title={t('member-page.moves')}>
            <Movements movimientos={movimientos} />
          </Card>
          <a className="player-card player-way" href="#/recibos">
            <IconFileText size={20} stroke={1.6} aria-hidden />
            <span>{t('member-page.papers')}</span>
            <IconChevronRight size={18} aria-hidden />
          </a>
        </div>
      )}
    </Answer>
  )
}

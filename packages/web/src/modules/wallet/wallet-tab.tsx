import './wallet.css'
import type { OutputOf } from '@app/contract/kit/action'
import { addDays, type Day, dayOf, formatDay } from '@app/contract/values/day'
import { minuteOf } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { walletMovements, walletOf } from '@app/contract/wallet/wallet-movements'
import { IconWallet } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '../../kit/fields/date-field.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useRead } from '../../kit/reads/api.ts'
import { useSession } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { TopUp } from './top-up.tsx'
import { WalletActs } from './wallet-acts.tsx'

type Movement = OutputOf<typeof walletMovements>[number]
type Wallet = OutputOf<typeof walletOf>

/** Prepaid credit of a member: movements, balance and expiry, and the actions of the desk. */
export function WalletTab({ id }: { id: number }) {
  const { data, error, refetch } = useRead(walletOf, { id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  return (
    <div className="wl">
      <Movements id={id} />
      <div className="wl-side">
        {data ? <Balance wallet={data} /> : <LinesSkeleton lines={3} />}
        <TopUp id={id} />
        {data && <WalletActs id={id} creditos={data.creditos} en_dinero={data.en_dinero} />}
      </div>
    </div>
  )
}

/** Last valid day of credits: most expire at the start of the next one. */
function lastDay(vence: Date, zona: string): Day {
  const day = dayOf(vence, zona)
  return minuteOf(vence, zona) === 0 ? addDays(day, -1) : day
}

function Balance({ wallet: { creditos, en_dinero, lotes } }: { wallet: Wallet }) {
  const { zona } = useSession().info
  const ends = Map.groupBy(lotes, ({ vence }) => (vence === null ? null : lastDay(vence, zona)))
  return (
    <Card title={t('wallet.balance')}>
      <div className="wl-sum">{formatEuros(creditos)}</div>
      {en_dinero < creditos && <p className="wl-hint">{t('wallet.refundable', { importe: formatEuros(en_dinero) })}</p>}
      {lotes.length === 0 && <p className="wl-hint">{t('wallet.empty')}</p>}
      <ul className="wl-ends">
        {[...ends].map(([day, own]) => (
          <li key={day}>
            <span>{day === null ? t('wallet.endless') : t('wallet.ends', { fecha: formatDay(day) })}</span>
            <b>{formatEuros(own.reduce((sum, { saldo }) => sum + saldo, 0))}</b>
          </li>
        ))}
      </ul>
      {ends.size > 1 && <p className="wl-hint">{t('wallet.soonest_first')}</p>}
    </Card>
  )
}

function Movements({ id }: { id: number }) {
  const [range, setRange] = useState(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }))
  const { data, error, refetch } = useRead(walletMovements, { id, fechaIni: range.from, fechaFin: range.to })
  return (
    <section className="wl-list" aria-label={t('wallet.movements')}>
      <div className="wl-range">
        <DateField
          aria-label={t('wallet.from')}
          w={124}
          value={range.from}
          onChange={(from) => from && setRange({ from, to: from > range.to ? from : range.to })}
        />
        <DateField
          aria-label={t('wallet.to')}
          w={124}
          value={range.to}
          onChange={(to) => to && setRange({ from: to < range.from ? to : range.from, to })}
        />
      </div>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={6} />}
      {data?.length === 0 && <Empty icon={<IconWallet size={28} />} title={t('wallet.no_movements')} />}
      {data && data.length > 0 && <Table rows={data} />}
    </section>
  )
}

function Table({ rows }: { rows: readonly Movement[] }) {
  const { zona } = useSession().info
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('wallet.when')}</th>
          <th scope="col">{t('wallet.what')}</th>
          <th scope="col" className="wl-num">
            {t('wallet.amount')}
          </th>
          <th scope="col" className="wl-num">
            {t('wallet.balance')}
          </th>
          <th scope="col">{t('wallet.by')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.id} className={one.motivo === 'caducidad' ? 'wl-gone' : undefined}>
            <td>{instant.format(one.fecha)}</td>
            <td>
              {tFound('wallet.did', one.motivo)}
              <small>{[one.info_reserva, ...facts(one, zona)].filter(Boolean).join(' · ')}</small>
            </td>
            <td className={one.creditos > 0 ? 'wl-num wl-in' : 'wl-num'}>{formatEuros(one.creditos, { signed: true })}</td>
            <td className="wl-num">
              <b>{formatEuros(one.credito_final)}</b>
            </td>
            <td>{one.desc_socio_creacion ?? t('wallet.by_itself')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Expiry of a credit, and its remaining amount. */
function facts({ vence, creditos, creditos_disponibles_calc: left }: Movement, zona: string): string[] {
  if (creditos <= 0) return []
  return [
    ...(vence === null ? [] : [t('wallet.ends', { fecha: formatDay(lastDay(vence, zona)) })]),
    ...(left > 0 && left < creditos ? [t('wallet.left_of_it', { importe: formatEuros(left) })] : []),
  ]
}

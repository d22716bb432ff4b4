import type { drawerInfo } from '@app/contract/cash/drawer'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { momentText } from './moment.ts'

export type DrawerInfo = OutputOf<typeof drawerInfo>

/** Expected amount of the drawer, with its components since the last close; the collected cash opens its lines. */
export function Expected({ info, onCollected }: { info: DrawerInfo; onCollected: () => void }) {
  const { kept, collected, added, withdrawn, paid } = info.origen
  const parts: readonly [name: string, cents: number, open?: () => void][] = [
    [t('desk.kept'), kept],
    [t('desk.collected'), collected, onCollected],
    [t('desk.added'), added],
    [t('desk.withdrawn'), -withdrawn],
    ...(paid === 0 ? [] : [[t('desk.paid_suppliers'), -paid] satisfies [string, number]]),
  ]
  return (
    <dl className="cash-sum">
      {parts.map(([name, cents, open]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>
            {open ? (
              <button type="button" className="cash-figure" aria-label={`${name}: ${formatEuros(cents)}`} onClick={open}>
                {formatEuros(cents)}
              </button>
            ) : (
              formatEuros(cents)
            )}
          </dd>
        </div>
      ))}
      <dt className="cash-sum-big">{t('desk.expected')}</dt>
      <dd className="cash-sum-big" data-expected={info.expectedAmount}>
        {formatEuros(info.expectedAmount)}
      </dd>
    </dl>
  )
}

/** Last close of the register: time, author and amount. */
export function LastClose({ info: { ultima_caja: last } }: { info: DrawerInfo }) {
  if (!last) return <p>{t('desk.never_closed')}</p>
  const who = last.desc_socio ? ` · ${last.desc_socio}` : ''
  return (
    <p>
      {t('desk.last_close')}: {momentText(last.fecha)}
      {who} · <b className="tabular">{formatEuros(last.amount)}</b>
    </p>
  )
}

/** Link to the other takings of the shift, by card, transfer and wallet. */
export const ShiftLink = ({ info: { caja } }: { info: DrawerInfo }) => (
  <ScreenLink className="cash-shift" to={`/ingresos_del_dia?caja=${caja.id_mst_caja}`}>
    {t('cash.takings_shift_link')}
  </ScreenLink>
)

/** Cash collected since the last close, by income type. */
export function ByIncomeType({ info: { por_tipo_ingreso: sums } }: { info: DrawerInfo }) {
  if (sums.length === 0) return null
  return (
    <>
      <h3 className="cash-kinds">{t('desk.collected')}</h3>
      <dl className="cash-sum">
        {sums.map(({ id_mst_tipoingreso: id, desc_tipoingreso, amount }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{desc_tipoingreso ?? '—'}</dt>
            <dd>{formatEuros(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

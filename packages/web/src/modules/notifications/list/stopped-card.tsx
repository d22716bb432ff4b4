import { stopReasons } from '@app/contract/letters/reader-rule'
import { stoppedAddresses } from '@app/contract/mail/stopped-addresses'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Path of the addresses that receive no more. */
export const stoppedPath = '/correo/direcciones'

/** Addresses that receive no more, counted by cause, with the way to them. */
export function StoppedCard() {
  const stopped = useRead(stoppedAddresses, {}).data ?? []
  const counts = stopReasons.map((motivo) => ({ motivo, n: stopped.filter((one) => one.motivo === motivo).length }))
  return (
    <div className="notice-foot">
      <ScreenLink to={stoppedPath}>{t('notices.stopped_addresses')}</ScreenLink>
      <ul>
        {counts.map(
          ({ motivo, n }) =>
            n > 0 && (
              <li key={motivo}>
                <b className="tabular">{formatCount(n)}</b> {t(`mail.stop.${motivo}`)}
              </li>
            ),
        )}
      </ul>
    </div>
  )
}

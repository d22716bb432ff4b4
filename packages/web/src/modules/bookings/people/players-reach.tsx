import './players-reach.css'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { useIsNarrow } from '../../../kit/reads/media.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { personName } from '../../planner/public.ts'
import type { BookingInfo } from '../booking/booking-info.ts'

/** Call and message of each player with a telephone, the owner first; on a phone only. */
export function PlayersReach({ players }: { players: BookingInfo['socios'] }) {
  const isNarrow = useIsNarrow()
  const reachable = players.flatMap((one) => (one.telefono === null ? [] : [{ ...one, telefono: one.telefono, nombre: personName(one) }]))
  if (!isNarrow || reachable.length === 0) return null
  return (
    <section className="sp-section">
      <h3>{t('desk.reach')}</h3>
      <ul className="reach">
        {reachable.map(({ id_mst_socios, nombre, telefono }) => (
          <li key={id_mst_socios}>
            <span>{nombre}</span>
            <a href={`tel:${telefono}`} aria-label={t('desk.call', { nombre })}>
              <IconPhone size={20} aria-hidden />
            </a>
            <a
              href={`https://wa.me/${telefono.replaceAll(/\D/g, '')}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('desk.message', { nombre })}
            >
              <IconBrandWhatsapp size={20} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Button } from '@mantine/core'
import { IconShoppingCartPlus, IconUserPlus } from '@tabler/icons-react'
import { t } from '../../../kit/texts/i18n.ts'
import type { BookingInfo } from './booking-info.ts'
import type { usePlayerActs } from './use-booking-acts.ts'

interface Props {
  info: BookingInfo
  players: ReturnType<typeof usePlayerActs>
  onAdd: () => void
  onProduct: () => void
}
/** Number of players, and the actions to add a player or a purchase. */
export function PlayersBar({ info, players, onAdd, onProduct }: Props) {
  return (
    <div className="sp-bar">
      <h3>
        {t('booking.socios')} · {t('desk.of', { n: info.socios.length, max: info.recurso.capacidad_max })}
      </h3>
      {players.room > 0 && (
        <>
          <Button size="compact-xs" variant="default" leftSection={<IconUserPlus size={13} />} disabled={players.isBusy} onClick={onAdd}>
            {t('desk.player')}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconUserPlus size={13} />}
            title="Alt+G"
            disabled={players.isBusy}
            onClick={() => void players.addGuest()}
          >
            {t('desk.guest')}
          </Button>
        </>
      )}
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconShoppingCartPlus size={13} />}
        disabled={players.isBusy}
        onClick={onProduct}
      >
        {t('desk.product')}
      </Button>
    </div>
  )
}

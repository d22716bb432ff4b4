import { guestMember } from '@app/contract/members/member'
import { Button } from '@mantine/core'
import { IconShoppingCartPlus, IconUserPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { useCommands } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { PlayerSearch } from '../people/player-search.tsx'
import type { usePlayerActs } from './use-booking-acts.ts'

/** Id of the search box of players. */
const boxId = 'booking-add-player'

interface Props {
  players: ReturnType<typeof usePlayerActs>
  onProduct: () => void
}
/** One box adds a player or, by «inv», a guest; beside it the guest and a purchase. F4 goes to the box. */
export function PlayersBar({ players, onProduct }: Props) {
  useCommands(
    useMemo(
      () => [
        {
          id: 'booking.player',
          text: t('desk.add_player'),
          keys: 'F4',
          group: t('desk.booking'),
          run: () => document.getElementById(boxId)?.focus(),
        },
      ],
      [],
    ),
  )
  const isFull = players.room <= 0
  const addGuest = () => {
    if (!players.isBusy) void players.addGuest()
  }
  return (
    <div className="bk-add">
      {!isFull && (
        <>
          <PlayerSearch
            id={boxId}
            label={t('desk.add_player')}
            keys="F4"
            onPick={({ id }) => (id === guestMember ? addGuest() : void players.addMember(id))}
          />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconUserPlus size={13} aria-hidden />}
            aria-keyshortcuts="Alt+G"
            title="Alt+G"
            onClick={addGuest}
          >
            {t('desk.guest')}
          </Button>
        </>
      )}
      {isFull ? (
        <Button
          className="bk-add-all"
          size="xs"
          variant="default"
          leftSection={<IconShoppingCartPlus size={13} aria-hidden />}
          onClick={onProduct}
        >
          {t('desk.product')}
        </Button>
      ) : (
        <IconButton label={t('desk.product')} icon={IconShoppingCartPlus} size={30} onClick={onProduct} />
      )}
    </div>
  )
}

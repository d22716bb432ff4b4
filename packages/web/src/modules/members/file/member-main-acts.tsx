import { memberDebt } from '@app/contract/invoices/debt'
import { Button } from '@mantine/core'
import { type Icon, IconCalendarPlus, IconShoppingCart, IconTicket, IconWallet } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { isParameterOn, userMay } from '../../../kit/reads/session.ts'
import { useCommands } from '../../../kit/screen/commands.ts'
import { go, useSearchParam } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { DebtButton } from '../../invoices/public.ts'
import { bookingFor } from '../booking-for.ts'
import type { Member } from './member-header.tsx'

interface Act {
  readonly text: string
  readonly icon: Icon
  readonly keys?: string
  readonly run: () => void
}

/** Acts on a member by frequency: collect, book, sell, top up. One is filled: collecting a debt, otherwise booking. */
export function MemberMainActs({ member }: { member: Member }) {
  const { id_mst_socios: id } = member
  const { data } = useRead(memberDebt, { id })
  const [, setTab] = useSearchParam('tabActivated')
  // the commands are kept as long as the member
  const latest = useRef(setTab)
  latest.current = setTab
  const acts: Act[] = useMemo(() => {
    const book = () => {
      bookingFor.set(id)
      go('/reservas')
    }
    return [
      ...(userMay('bookings') ? [{ text: t('members.book'), icon: IconCalendarPlus, keys: 'n', run: book }] : []),
      ...(userMay('cash') && isParameterOn('ACTIVAR_TPV')
        ? [{ text: t('members.sell'), icon: IconShoppingCart, run: () => go(`/tpv?socio=${id}`) }]
        : [{ text: t('members.sell'), icon: IconTicket, run: () => latest.current('tabAbonos') }]),
      ...(isParameterOn('MONEDERO_SOCIOS')
        ? [{ text: t('members.top_up'), icon: IconWallet, run: () => latest.current('tabMonedero') }]
        : []),
    ]
  }, [id])
  useCommands(
    useMemo(
      () => [
        ...acts.flatMap(({ keys, ...act }) => (keys ? [{ id: 'member.book', keys, ...act }] : [])),
        { id: 'member.edit', text: t('members.edit_data'), keys: 'F2', run: () => latest.current('tabDatos') },
        { id: 'member.give_back', text: t('members.give_back'), keys: 'F7', run: () => latest.current('tabFacturas') },
      ],
      [acts],
    ),
  )
  const owes = data?.lineas.some((line) => line.pendiente > 0)
  return (
    <div className="mb-acts">
      <DebtButton id={id} />
      {acts.map(({ text: name, icon: Picture, keys, run }, at) => (
        <Button
          key={name}
          variant={at === 0 && data && !owes ? 'filled' : 'default'}
          leftSection={<Picture size={15} />}
          aria-keyshortcuts={keys}
          title={keys}
          onClick={run}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

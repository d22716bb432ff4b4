import './mailbox.css'
import { stoppedAddresses } from '@app/contract/mail/stopped-addresses'
import { IconMailCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useRead } from '../../kit/reads/api.ts'
import { useIsPhone } from '../../kit/reads/media.ts'
import { userMay } from '../../kit/reads/session.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type Stop, useAllowAddress } from './use-allow-address.ts'

const causeOf = ({ motivo }: Stop) => t(`mail.stop.${motivo}`)
const namesOf = ({ socios }: Stop) => socios.map(({ nombre_completo }) => nombre_completo).join(', ')

/** Members of an address, each with the way to correct it. */
const Members = ({ socios }: Pick<Stop, 'socios'>) => (
  <span className="mail-names">
    {socios.map(({ id_mst_socios: id, nombre_completo }) => (
      <ScreenLink key={id} to={`/socios/${id}/edit?tabActivated=tabDatos`}>
        {nombre_completo}
      </ScreenLink>
    ))}
  </span>
)

interface Looks {
  readonly mayOpen: boolean
  /** Cards have no groups, and the second line of one is text. */
  readonly isPhone: boolean
}
const columns = ({ mayOpen, isPhone }: Looks): GridColumn<Stop>[] => [
  {
    ...{ key: 'motivo', header: t('stopped-address.motivo'), kind: 'text', width: 220, card: 'below', text: causeOf, render: causeOf },
    ...(!isPhone && { grouped: true }),
  },
  { key: 'email', header: t('stopped-address.email'), kind: 'email', width: 230, card: 'name' },
  {
    ...{ key: 'socios', header: t('mail.stop_members'), kind: 'text', width: 220, card: 'below', text: namesOf },
    ...(mayOpen && !isPhone && { render: (row: Stop) => <Members socios={row.socios} /> }),
  },
  { key: 'fecha', header: t('stopped-address.fecha'), kind: 'instant' },
  { key: 'detalle', header: t('stopped-address.detalle'), kind: 'text', width: 320 },
]

/** /correo/direcciones: addresses that receive no more, by cause. */
export function StoppedAddressesScreen() {
  const reading = useRead(stoppedAddresses, {})
  const { allow, isBusy, may } = useAllowAddress()
  const mayOpen = userMay('members')
  const isPhone = useIsPhone()
  const shown = useMemo(() => columns({ mayOpen, isPhone }), [mayOpen, isPhone])
  return (
    <GridScreen
      name="mail.stops"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_reg_direccion_parada}
      rowActions={
        may &&
        ((row) => (
          <IconButton
            label={t('mail.allow_address', { email: row.email })}
            icon={IconMailCheck}
            disabled={isBusy}
            onClick={() => void allow(row)}
          />
        ))
      }
      empty={{ title: t('mail.no_stops'), hint: t('mail.no_stops_hint') }}
    />
  )
}

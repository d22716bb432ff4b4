import './me.css'
import type { OutputOf } from '@app/contract/kit/action'
import { ownData } from '@app/contract/member-page/own-data'
import { formatDay } from '@app/contract/values/day'
import { IconExternalLink, IconLogout } from '@tabler/icons-react'
import { useRead } from '../../kit/reads/api.ts'
import { useSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { Answer, Card } from '../parts.tsx'
import { type ClubFacts, signOut } from '../session-start.ts'
import { AccessCard } from './access-card.tsx'
import { ConsentsCard } from './consents-card.tsx'

type OwnData = OutputOf<typeof ownData>

/** Data of the member in words, in the order of the card; those that are not there are left out. */
function factsOf({ socio }: OwnData) {
  const place = [socio.codigo_postal, socio.poblacion].filter(Boolean).join(' ')
  const facts = {
    nombre: [socio.nombre, socio.apellidos].filter(Boolean).join(' '),
    numsocio: socio.numsocio,
    desc_tiposocio: socio.desc_tiposocio,
    fecha_alta: socio.fecha_alta && formatDay(socio.fecha_alta),
    email: socio.email,
    telefono: [socio.telefono, socio.telefono2].filter(Boolean).join(', '),
    nif: socio.nif,
    fecha_nac: socio.fecha_nac && formatDay(socio.fecha_nac),
    direccion: [socio.direccion, place, socio.provincia].filter(Boolean).join(', '),
    nivel: socio.nivel > 0 ? String(socio.nivel).replace('.', ',') : null,
    licencia_federacion: socio.licencia_federacion,
    numcuenta: socio.numcuenta,
    desc_titular: socio.desc_titular,
    desc_tutor: socio.desc_tutor,
  }
  return Object.entries(facts).filter(([, value]) => value) as [keyof typeof facts, string | number][]
}

const OwnFacts = ({ data }: { data: OwnData }) => (
  <Card title={t('member-page.own_data')} hint={t('member-page.own_data_hint')}>
    <dl className="player-facts">
      {factsOf(data).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`member-page.data.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
)

/** The member's own data and consents, language and password, and the way out. */
export function MeScreen({ club }: { club: ClubFacts }) {
  const read = useRead(ownData, {})
  const { account } = useSession()
  return (
    <Answer read={read}>
      {(data) => (
        <div className="player-columns">
          <OwnFacts data={data} />
          <ConsentsCard consentimientos={data.consentimientos} />
          <AccessCard club={club} socio={data.socio} />
          <div className="player-ways">
            {account.is_staff && (
              <a className="player-card player-way" href="/admin">
                <IconExternalLink size={20} stroke={1.6} aria-hidden />
                <span>{t('member-page.to_program')}</span>
              </a>
            )}
            <button type="button" className="player-card player-way" onClick={() => void signOut()}>
              <IconLogout size={20} stroke={1.6} aria-hidden />
              <span>{t('member-page.sign_out')}</span>
            </button>
          </div>
        </div>
      )}
    </Answer>
  )
}

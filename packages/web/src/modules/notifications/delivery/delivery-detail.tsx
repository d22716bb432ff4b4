import { Alert, Button } from '@mantine/core'
import { IconMailForward, IconPencil, IconPhone } from '@tabler/icons-react'
import { userMay } from '../../../kit/reads/session.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { Facts } from '../../../kit/screen/facts.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { isReady } from '../../../kit/screen/screens.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { momentText, type Notice } from '../notice-row.ts'
import { type Delivery, type DeliveryRow, isTrouble, mayResend, nextText, outcomeText } from './delivery-row.ts'

const memberPath = '/socios/{id}/edit'

/** Outcome of one recipient: the words of the reader's server, and the ways to reach the person. */
export function DeliveryDetail({ row, onResend }: { row: DeliveryRow; onResend: () => void }) {
  const { id_mst_socios: member, nombre, email, estado, detalle, telefono, app, leido } = row
  const next = nextText(row, null)
  return (
    <Card title={nombre} className="notice-card" hint={email ?? undefined}>
      <Alert color={isTrouble(row) ? 'red' : 'gray'} variant="light" title={outcomeText(row)}>
        {detalle}
        {next && <p className="notice-next">{next}</p>}
        {estado === 'dudoso' && <p className="notice-next">{t('notices.doubt_meaning')}</p>}
        {isTrouble(row) && !app && <p className="notice-next">{t('notices.reached_by_nobody')}</p>}
        {leido && <p className="notice-next">{t('notices.read_at', { momento: momentText(leido) })}</p>}
      </Alert>
      <div className="notice-acts">
        {member !== null && userMay('members') && isReady(memberPath) && (
          <Button variant="default" leftSection={<IconPencil size={15} />} onClick={() => go(memberPath.replace('{id}', String(member)))}>
            {t('notices.correct_address')}
          </Button>
        )}
        {telefono && (
          <Button variant="default" component="a" href={`tel:${telefono.replaceAll(' ', '')}`} leftSection={<IconPhone size={15} />}>
            {t('notices.phone', { telefono })}
          </Button>
        )}
        {mayResend(row) && (
          <Button variant="default" leftSection={<IconMailForward size={15} />} onClick={onResend}>
            {t('notices.resend')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Sender of a letter and its hour. */
export const DeliveryFacts = ({ delivery: { autor }, notice: { fecha_envio, parada } }: { delivery: Delivery; notice: Notice }) => (
  <Card title={t('notices.how_sent')} className="notice-card">
    <Facts
      facts={[
        [t('notice.id_mst_socios_autor'), autor],
        [t('notice.fecha_envio'), fecha_envio && momentText(fecha_envio)],
        [t('notice.parada'), parada && momentText(parada)],
      ]}
    />
  </Card>
)

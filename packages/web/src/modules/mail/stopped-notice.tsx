import './mailbox.css'
import { memberStops } from '@app/contract/mail/stopped-addresses'
import { Alert, Button } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type Stop, useAllowAddress } from './use-allow-address.ts'

/** Addresses of a member that receive no more, with the words of the server and the two remedies; nothing if all receive. */
export function StoppedNotice({ id }: { id: number }) {
  const { data = [] } = useRead(memberStops, { id })
  return data.map((stop) => <OneStop key={stop.id_reg_direccion_parada} id={id} stop={stop} />)
}

function OneStop({ id, stop }: { id: number; stop: Stop }) {
  const { email, motivo, fecha, detalle, socios } = stop
  const { allow, isBusy, may } = useAllowAddress()
  // the guardian's address is corrected in the guardian's own file
  const owner = socios.find((one) => one.id_mst_socios === id) ?? socios[0]
  return (
    <Alert className="mail-stop" color="red" variant="light" icon={<IconMailOff size={16} />} title={t('mail.stopped_notice', { email })}>
      <p>{t('mail.stopped_since', { motivo: t(`mail.stop.${motivo}`), fecha: instant.format(fecha) })}</p>
      {detalle && <p className="mail-said">{t('mail.server_said', { texto: detalle })}</p>}
      <div className="mail-acts">
        {may && (
          <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void allow(stop)}>
            {t('mail.allow')}
          </Button>
        )}
        <ScreenLink to={`/socios/${owner?.id_mst_socios ?? id}/edit?tabActivated=tabDatos`}>{t('mail.correct')}</ScreenLink>
      </div>
    </Alert>
  )
}

import { sendWaiting } from '@app/contract/verifactu/panel'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useAction } from '../../kit/reads/api.ts'
import { useSecondsUntil } from '../../kit/reads/clock.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Lines } from '../../kit/screen/lines.tsx'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { NextSending } from './figures.tsx'
import type { Company, Panel } from './panel-type.ts'

function SendNow({ company, from }: { company: Company; from: Date }) {
  const seconds = useSecondsUntil(from)
  const send = useAction(sendWaiting, { toast: t('verifactu.sending_begun') })
  return (
    <div className="vf-acts">
      <Button
        variant="default"
        leftSection={<IconSend size={16} />}
        loading={send.isBusy}
        disabled={seconds > 0}
        onClick={() => void send.run({ id: company.id_mst_empresas })}
      >
        {t('verifactu.send_now')}
      </Button>
      <small>{seconds > 0 ? t('verifactu.agency_waits', { s: seconds }) : t('verifactu.repeats_hourly')}</small>
    </div>
  )
}

/** Records that wait, and when they leave. */
export function QueueCard({ company, panel }: { company: Company; panel: Panel | undefined }) {
  const hidden = panel ? panel.pendientes - panel.cola.length : 0
  return (
    <Card title={t('verifactu.queue')} hint={t('verifactu.queue_hint')}>
      {!panel && <LinesSkeleton lines={3} />}
      {panel?.pendientes === 0 && <p className="dimmed">{t('verifactu.nothing_waits')}</p>}
      {panel && panel.cola.length > 0 && (
        <Lines>
          {panel.cola.map((record) => (
            <li key={`${record.id_reg_documento_cadena} ${record.n}`}>
              <span>
                <b>{record.num_completo}</b> {t(`verifactu.class.${record.clase}`)}
              </span>
              <small className="tabular">{record.fecha_hora.slice(11, 19)}</small>
            </li>
          ))}
          {hidden > 0 && <li>{t('verifactu.and_more', { n: hidden })}</li>}
        </Lines>
      )}
      {panel?.proximo && panel.desde && (
        <>
          <p>
            <NextSending at={panel.proximo} />
            {panel.incidencia && ` · ${t('sending.incidencia')}`}
          </p>
          <SendNow company={company} from={panel.desde} />
        </>
      )}
    </Card>
  )
}

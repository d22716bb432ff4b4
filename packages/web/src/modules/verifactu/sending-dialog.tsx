import { sendingDetail } from '@app/contract/verifactu/sendings'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useRead } from '../../kit/reads/api.ts'
import { Facts } from '../../kit/screen/facts.tsx'
import { Lines } from '../../kit/screen/lines.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** A sending: what was sent, record by record, and what came. */
export function SendingDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useRead(sendingDetail, { id })
  const title = data ? t('verifactu.sending_title', { desde: data.desde, hasta: data.hasta }) : t('verifactu.sendings')
  return (
    <DialogFrame title={title} size={720} fillsPhone onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton />}
      {data && (
        <>
          <Facts
            facts={[
              [t('sending.estado'), t(`verifactu.state.${data.estado}`)],
              [t('sending.enviado'), instant.format(data.enviado)],
              [t('sending.respondido'), data.respondido && instant.format(data.respondido)],
              ['CSV', data.csv],
              [t('sending.mensaje'), data.mensaje && `${data.mensaje}${data.codigo ? ` (${data.codigo})` : ''}`],
              [t('sending.espera'), data.espera === null ? null : String(data.espera)],
              [t('sending.incidencia'), t(data.incidencia ? 'core.yes' : 'core.no')],
            ]}
          />
          <Lines className="vf-records">
            {data.registros.map((record) => (
              <li key={record.n}>
                <details>
                  <summary>
                    <b>{record.num_completo}</b> <span>{t(`verifactu.class.${record.clase}`)}</span>{' '}
                    <small>
                      {record.n} · {record.fecha_hora}
                    </small>{' '}
                    {record.estado && record.estado !== 'correcto' && (
                      <small>
                        {t(record.estado === 'incorrecto' ? 'verifactu.refused' : 'verifactu.with_errors')} {record.codigo}:{' '}
                        {record.mensaje}
                      </small>
                    )}
                  </summary>
                  <pre>{record.xml}</pre>
                </details>
              </li>
            ))}
          </Lines>
        </>
      )}
    </DialogFrame>
  )
}

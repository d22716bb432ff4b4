import { taxWords } from '@app/contract/invoices/tax-words'
import type { OutputOf } from '@app/contract/kit/action'
import { officialInvoiceDetail } from '@app/contract/official-invoices/official-invoices'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { formatCount, formatValue } from '../../kit/grid/cells/value.ts'
import { useRead } from '../../kit/reads/api.ts'
import { type Fact, Facts } from '../../kit/screen/facts.tsx'
import { Lines } from '../../kit/screen/lines.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { AgencyState } from './agency-state.tsx'
import { DocumentActs } from './document-acts.tsx'
import { useTakeBack } from './take-back.ts'
import { TaxTable } from './tax-table.tsx'

type Detail = OutputOf<typeof officialInvoiceDetail>

/** The first and last letters of a fingerprint. */
const shortened = (huella: string) => `${huella.slice(0, 4)} ${huella.slice(4, 8)} … ${huella.slice(-4)}`

const issuedWords = ({ fecha, registro, autor }: Detail) =>
  [
    registro
      ? t('official-invoices.issued_at', { fecha: formatDay(fecha), hora: registro.fecha_hora.slice(11, 19) })
      : t('official-invoices.issued_on', { fecha: formatDay(fecha) }),
    ...(autor ? [t('official-invoices.issued_by', { autor })] : []),
  ].join(' ')

function Receiver({ detail }: { detail: Detail }) {
  const { nombre_cliente, nif_cliente, direccion_cliente } = detail
  const more = [nif_cliente, direccion_cliente].filter(Boolean).join(' · ')
  return (
    <div>
      <b>{nombre_cliente ?? t('official-invoices.guest')}</b>
      {more && <p className="oi-sub">{more}</p>}
    </div>
  )
}

function Parts({ detail }: { detail: Detail }) {
  const { lineas, impuestos, pagos } = detail
  return (
    <div>
      <Receiver detail={detail} />
      <Lines className="oi-line">
        {lineas.map((line) => (
          <li key={line.id_reg_facturaoficial_linea}>
            <span>
              {line.concepto}
              <small>
                {line.cantidad} × {formatEuros(line.precio)} · {taxWords(t, line)}
              </small>
            </span>
            <span className="tabular">{formatEuros(line.precio * line.cantidad)}</span>
          </li>
        ))}
      </Lines>
      <TaxTable taxes={impuestos} />
      {pagos.length > 0 && (
        <p className="oi-sub">
          {t('official-invoices.paid_by', {
            formas: pagos.map(({ desc_tipopago, importe }) => `${desc_tipopago} ${formatEuros(importe)}`).join(', '),
          })}
        </p>
      )}
    </div>
  )
}

/** Issuer and record, with its fingerprint and the one before. */
function RecordFacts({ detail: { registro, respuesta, nombre_emisor, nif_emisor } }: { detail: Detail }) {
  const issuer: Fact = [t('official-invoice.nombre_emisor'), `${nombre_emisor} · ${nif_emisor}`]
  if (!registro)
    return (
      <>
        <Facts facts={[issuer]} />
        <p className="oi-sub">{t('official-invoices.no_record')}</p>
      </>
    )
  const { n, huella, anterior } = registro
  return (
    <>
      <Facts facts={[issuer, [t('official-invoices.record'), t('official-invoices.record_n', { n: formatCount(n) })]]} />
      <dl className="facts">
        <dt>{t('official-invoices.fingerprint')}</dt>
        <dd className="oi-mono" title={huella}>
          {shortened(huella)}
        </dd>
        <dt>{t('official-invoices.previous')}</dt>
        {anterior === '' ? (
          <dd>{t('official-invoices.first_of_chain')}</dd>
        ) : (
          <dd className="oi-mono" title={anterior}>
            {shortened(anterior)}
          </dd>
        )}
        {respuesta?.csv && (
          <>
            <dt>{t('official-invoices.csv')}</dt>
            <dd className="oi-mono">{respuesta.csv}</dd>
          </>
        )}
      </dl>
    </>
  )
}

/** QR as printed, and the answer of the tax agency to the last record, with its code of verification. */
function Agency({ detail: { aeat, respuesta, qr, registro, num_completo } }: { detail: Detail }) {
  if (aeat === null) return null
  const complaint = respuesta && [respuesta.codigo, respuesta.mensaje].filter((part) => part !== null).join(': ')
  return (
    <div className="oi-agency">
      {qr && (
        <svg viewBox={`0 0 ${qr.lado} ${qr.lado}`} role="img" aria-label={t('official-invoices.qr', { numero: num_completo })}>
          <path d={qr.trazo} />
        </svg>
      )}
      <div>
        <AgencyState state={aeat} />
        {respuesta?.respondido && (
          <p className="oi-sub">{t('official-invoices.answered', { fecha: formatValue('instant', respuesta.respondido) })}</p>
        )}
        {respuesta && respuesta.n !== registro?.n && (
          <p className="oi-sub">{t('official-invoices.answered_n', { n: formatCount(respuesta.n) })}</p>
        )}
        {qr && (
          <a className="oi-link" href={qr.enlace} target="_blank" rel="noopener noreferrer">
            {t('official-invoices.check_qr')}
          </a>
        )}
      </div>
      {complaint && <p className="oi-complaint">{complaint}</p>}
    </div>
  )
}

/** Cancellation, invoices that it rectifies or replaces, and those that rectify or replace it: each opens. */
function Relations({ detail: { anulada, origenes, posteriores }, onOpen }: { detail: Detail; onOpen: (id: number) => void }) {
  const groups = [
    ...[...Map.groupBy(origenes, ({ clase }) => clase)].map(([clase, own]) => [t(`official-invoices.changes_of.${clase}`), own] as const),
    ...[...Map.groupBy(posteriores, ({ clase }) => clase)].map(
      ([clase, own]) => [t(`official-invoices.changed_by.${clase}`), own] as const,
    ),
  ]
  return (
    <>
      {anulada && <p className="oi-sub">{t('official-invoices.cancelled_at', { fecha: formatValue('instant', anulada) })}</p>}
      {groups.length > 0 && (
        <dl className="facts">
          {groups.map(([name, own]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                {own.map(({ id_reg_facturaoficial: id, num_completo, fecha, importe }) => (
                  <div key={id}>
                    <button type="button" className="oi-figure" onClick={() => onOpen(id)}>
                      {num_completo}
                    </button>{' '}
                    {formatDay(fecha)} · {formatEuros(importe)}
                  </div>
                ))}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </>
  )
}

/** An official invoice in full; it cannot be changed. */
export function DocumentDetail({ id: first, onClose }: { id: number; onClose: () => void }) {
  const [id, setId] = useState(first)
  const { data, error, refetch } = useRead(officialInvoiceDetail, { id })
  const takeBack = useTakeBack()
  const remove = async () => {
    if (data && (await takeBack.run([data]))) onClose()
  }
  const title = data ? `${tFound('official-invoices.kind', data.tipo)} ${data.num_completo}` : t('official-invoice.num_completo')
  return (
    <DialogFrame
      isStatic
      fillsPhone
      size={800}
      onClose={onClose}
      title={
        <>
          {title}
          {data && <p className="oi-sub">{issuedWords(data)}</p>}
        </>
      }
    >
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={6} />}
      {data && (
        <div className="oi-two">
          <Parts detail={data} />
          <div className="oi-side">
            <Agency detail={data} />
            <RecordFacts detail={data} />
            <Relations detail={data} onOpen={setId} />
            <DocumentActs document={data} onReplaced={onClose} />
          </div>
        </div>
      )}
      <div className="oi-foot">
        <span>
          <IconLock size={14} aria-hidden />
          {t('official-invoices.stays')}
        </span>
        {data && takeBack.may && (
          <Button variant="default" color="red.8" loading={takeBack.isBusy} onClick={() => void remove()}>
            {t('core.delete')}
          </Button>
        )}
        <Button variant="default" rightSection={<KeyCaps keys="Escape" />} onClick={onClose}>
          {t('core.close')}
        </Button>
      </div>
    </DialogFrame>
  )
}

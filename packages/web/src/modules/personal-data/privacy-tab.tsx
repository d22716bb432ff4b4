import './privacy.css'
import type { OutputOf } from '@app/contract/kit/action'
import { giveConsent, memberConsents, purposes } from '@app/contract/personal-data/consent'
import { memberOpenings } from '@app/contract/personal-data/opening'
import { exportPersonalData } from '@app/contract/personal-data/own-data'
import { dayOf, formatDay } from '@app/contract/values/day'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { ActionForm } from '../../kit/forms/form.tsx'
import { saveFile } from '../../kit/grid/export/save-file.ts'
import { instant } from '../../kit/kinds/instant.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { userMay, useSession } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Lines } from '../../kit/screen/lines.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

const EraseCard = lazy(() => import('./erase-card.tsx').then((module) => ({ default: module.EraseCard })))

type Purpose = (typeof purposes)[number]
type Consent = OutputOf<typeof memberConsents>[number]

/** Last answer of a member to one purpose, and the button that records a new one. */
function PurposeLine({ finalidad, last, onRecord }: { finalidad: Purpose; last: Consent | undefined; onRecord: () => void }) {
  const { zona } = useSession().info
  const fecha = last && formatDay(dayOf(last.fecha, zona))
  return (
    <li>
      <div>
        <b>{t(`consent.finalidad.${finalidad}`)}</b>
        <span className={last && !last.otorgado ? 'pd-no' : undefined}>
          {fecha ? t(last.otorgado ? 'datos.yes_since' : 'datos.no_since', { fecha }) : t('datos.never_asked')}
        </span>
        {last && <small>{[last.prueba, last.desc_socio_creacion].filter(Boolean).join(' · ')}</small>}
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('datos.record_of', { finalidad: t(`consent.finalidad.${finalidad}`) })}
        onClick={onRecord}
      >
        {t('datos.record')}
      </Button>
    </li>
  )
}

function Consents({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberConsents, { id })
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const lastOf = (finalidad: Purpose) => data?.find((one) => one.finalidad === finalidad)
  return (
    <Card title={t('datos.consents')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={4} />}
      {data && (
        <Lines className="pd-lines">
          {purposes.map((one) => (
            <PurposeLine key={one} finalidad={one} last={lastOf(one)} onRecord={() => setPurpose(one)} />
          ))}
        </Lines>
      )}
      {purpose && (
        <DialogFrame title={t(`consent.finalidad.${purpose}`)} size={420} onClose={() => setPurpose(null)}>
          <ActionForm
            action={giveConsent}
            given={{ id, finalidad: purpose }}
            ask={['otorgado', 'prueba']}
            first={{ otorgado: !lastOf(purpose)?.otorgado }}
            words="consent"
            looks={{ prueba: { hint: t('datos.proof_hint') } }}
            save={t('datos.record')}
            onDone={() => setPurpose(null)}
            onCancel={() => setPurpose(null)}
          />
        </DialogFrame>
      )}
    </Card>
  )
}

function Export({ id, nombre }: { id: number; nombre: string }) {
  const take = useAction(exportPersonalData, { toast: true })
  const onTake = async () => {
    const data = await take.run({ id })
    if (data) saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `${nombre}.json`)
  }
  return (
    <Card title={t('datos.export')} hint={t('datos.export_hint')}>
      <Button variant="default" leftSection={<IconDownload size={15} />} loading={take.isBusy} onClick={() => void onTake()}>
        {t('datos.export_act')}
      </Button>
    </Card>
  )
}

function Openings({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberOpenings, { id })
  return (
    <Card title={t('datos.openings')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={4} />}
      {data?.length === 0 && <p className="pd-none">{t('datos.no_openings')}</p>}
      {data && data.length > 0 && (
        <Lines className="pd-openings">
          {data.map((one) => (
            <li key={one.id_reg_apertura}>
              <span>{instant.format(one.fecha)}</span>
              <span>{one.desc_socio}</span>
              {one.exportado && <small>{t('file-opening.exportado')}</small>}
            </li>
          ))}
        </Lines>
      )}
    </Card>
  )
}

/** Privacy data of a member required by law. Access log and erasure are for administrators. */
export function PrivacyTab({ id, nombre }: { id: number; nombre: string }) {
  const isAdmin = userMay('admin')
  return (
    <div className="pd">
      <Consents id={id} />
      <Export id={id} nombre={nombre} />
      {isAdmin && <Openings id={id} />}
      {isAdmin && (
        <Suspense fallback={<LinesSkeleton lines={3} />}>
          <EraseCard id={id} nombre={nombre} />
        </Suspense>
      )}
    </div>
  )
}

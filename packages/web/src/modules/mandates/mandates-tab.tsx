import './mandates.css'
import type { OutputOf } from '@app/contract/kit/action'
import { mandate as mandateResource } from '@app/contract/mandates/mandate'
import { createMandate, mandateHistory, memberMandates } from '@app/contract/mandates/mandates'
import { Button } from '@mantine/core'
import { IconFileOff, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { RowChanges } from '../../kit/screen/row-changes.tsx'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { AskSignaturesButton } from './ask-signatures-button.tsx'
import { MandateCard } from './mandate-card.tsx'
import { NewMandate } from './mandate-dialogs.tsx'

type Company = OutputOf<typeof memberMandates>['sin_mandato'][number]

/** Company without a mandate of the member, with the two ways to one. */
function WithoutMandate({ id, company, titular }: { id: number; company: Company; titular: string }) {
  const [isNew, setNew] = useState(false)
  const { id_mst_empresas, desc_empresa, fallo } = company
  return (
    <Card title={t('mandates.none', { empresa: desc_empresa })} hint={tFound('receipts.fault', fallo)}>
      {userMay(createMandate.permission) && (
        <div className="mandates-acts">
          <AskSignaturesButton socios={[id]} id_mst_empresas={id_mst_empresas} label={t('mandates.ask')} />
          <Button size="compact-sm" variant="default" leftSection={<IconPencil size={15} />} onClick={() => setNew(true)}>
            {t('mandates.new')}
          </Button>
        </div>
      )}
      {isNew && <NewMandate id_mst_socios={id} id_mst_empresas={id_mst_empresas} titular={titular} onClose={() => setNew(false)} />}
    </Card>
  )
}

/** Changes of the mandate that counts, the newest first. */
function History({ id }: { id: number }) {
  const { data, error, refetch } = useRead(mandateHistory, { id })
  return (
    <Card title={t('mandates.history')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={3} />}
      {data && (
        <RowChanges
          entries={data}
          fields={mandateResource.fields}
          words="mandate"
          made={t('mandates.history_made')}
          systemActor={() => t('mandates.history_self')}
        />
      )}
    </Card>
  )
}

/** Mandates of a member by company, those in force first, and the history of the first. */
export function MandatesTab({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberMandates, { id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={6} />
  const { mandatos, sin_mandato, titular, pagador, beneficiarios } = data
  const [first] = mandatos
  const current = new Map(mandatos.toReversed().map((one) => [one.id_mst_empresas, one.id_reg_mandato]))
  return (
    <div className="mandates">
      {pagador && (
        <p>
          <ScreenLink to={`/socios/${pagador.id_mst_socios}/edit?tabActivated=tabRecibos`}>
            {t('mandates.payer', { nombre: pagador.nombre_completo })}
          </ScreenLink>
        </p>
      )}
      {mandatos.map((one) => (
        <MandateCard
          key={one.id_reg_mandato}
          mandate={one}
          titular={titular}
          isLast={current.get(one.id_mst_empresas) === one.id_reg_mandato}
        />
      ))}
      {sin_mandato.map((one) => (
        <WithoutMandate key={one.id_mst_empresas} id={id} company={one} titular={titular} />
      ))}
      {mandatos.length === 0 && sin_mandato.length === 0 && (
        <Empty icon={<IconFileOff size={28} />} title={t('mandates.no_creditor')} hint={t('mandates.no_creditor_hint')} />
      )}
      {beneficiarios.length > 0 && mandatos.length > 0 && <p>{t('mandates.pays_for', { nombres: beneficiarios.join(', ') })}</p>}
      {first && userMay(mandateHistory.permission) && <History id={first.id_reg_mandato} />}
    </div>
  )
}

import { leaveRecord, recordsToMend } from '@app/contract/verifactu/mend'
import { Button } from '@mantine/core'
import { IconFileCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import type { Company, ToMend } from './panel-type.ts'
import { troubleText } from './trouble-text.ts'

/** Problems that a correction can mend; others are for support, or need nothing. */
const mendable: readonly ToMend['problema'][] = ['nif', 'importes', 'otro']

function MendCard({ record }: { record: ToMend }) {
  const { id_reg_documento_cadena, n, num_completo, nombre_cliente, clase, estado, problema, codigo, mensaje } = record
  const leave = useAction(leaveRecord, { toast: true })
  const [isOpen, setOpen] = useState(false)
  const isRefused = estado === 'incorrecto'
  const isCorrected = clase === 'alta' && mendable.includes(problema)
  const isLeft = !isRefused || problema === 'duplicado'
  return (
    <li className="vf-mend" data-tone={isRefused ? 'bad' : 'warn'}>
      <div className="vf-mend-head">
        <b>{num_completo}</b>
        <span>{nombre_cliente}</span>
        <span className="vf-state">{t(isRefused ? 'verifactu.refused' : 'verifactu.with_errors')}</span>
      </div>
      <p>
        {troubleText(record)} <small>{t('verifactu.code', { codigo: codigo ?? '—', n })}</small>
      </p>
      {mensaje && (
        <details>
          <summary>{t('verifactu.own_words')}</summary>
          <p lang="es">{mensaje}</p>
        </details>
      )}
      <div className="vf-acts">
        {isCorrected && (
          <Button variant="default" leftSection={<IconFileCheck size={16} />} onClick={() => setOpen(true)}>
            {t('verifactu.correct')}
          </Button>
        )}
        {isLeft && (
          <Button variant="default" loading={leave.isBusy} onClick={() => void leave.run({ id_reg_documento_cadena, n })}>
            {t('verifactu.leave')}
          </Button>
        )}
        <small>{t(isCorrected ? 'verifactu.keeps_number' : isLeft ? 'verifactu.nothing_to_correct' : 'verifactu.call_support')}</small>
      </div>
      {isOpen && <CorrectDialog record={record} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** Records that need a person, a card each, with one act and its consequence. */
export function MendCards({ company }: { company: Company }) {
  const reading = useRead(recordsToMend, { id: company.id_mst_empresas })
  const { data, error, refetch } = reading
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (data?.length === 0) return null
  return (
    <Card title={t('verifactu.to_mend')} hint={t('verifactu.mend_hint')}>
      {data ? (
        <ul className="vf-mends">
          {data.map((record) => (
            <MendCard key={`${record.id_reg_documento_cadena} ${record.n}`} record={record} />
          ))}
        </ul>
      ) : (
        <LinesSkeleton lines={2} />
      )}
    </Card>
  )
}

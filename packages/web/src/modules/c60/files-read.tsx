import { bankFiles } from '@app/contract/c60/c60'
import { formatEuros } from '@app/contract/values/money'
import { counted, formatValue } from '../../kit/grid/cells/value.ts'
import { useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** Cuaderno 60 files that were read, newest first. */
export function FilesRead({ company }: { company: number }) {
  const { data, error, refetch } = useRead(bankFiles, { id: company })
  return (
    <Card title={t('c60.files')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton />}
      {data?.length === 0 && <p className="dimmed">{t('c60.no_files')}</p>}
      <ul className="c60-files">
        {data?.map((one) => (
          <li key={one.id_reg_empresa_c60}>
            <b>{one.nombre_fichero}</b>
            <span>{[formatValue('instant', one.fecha), one.autor].filter(Boolean).join(' · ')}</span>
            <span className="tabular">
              {t('c60.payments_n', counted(one.cobros))} · {formatEuros(one.importe)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

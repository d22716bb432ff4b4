import { periodsOfMemberFee } from '@app/contract/fees/member-fees'
import { formatEuros } from '@app/contract/values/money'
import { useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { DockedPanel } from './docked-panel.tsx'
import { FeeExplanation } from './fee-explanation.tsx'
import type { Holder } from './holder-row.ts'

interface Props {
  holder: Pick<Holder, 'id' | 'siguiente' | 'nombre_completo' | 'desc_cuota'>
  onClose: () => void
}

/** Next amount of a member's fee, explained beside the page with its coming months. */
export function HolderExplanation({ holder, onClose }: Props) {
  const { data, error, refetch } = useRead(periodsOfMemberFee, { id: holder.id })
  const { siguiente, nombre_completo, desc_cuota } = holder
  if (!siguiente) return null
  return (
    <DockedPanel title={t('fees.why', { importe: formatEuros(siguiente.importe) })} onClose={onClose}>
      <FeeExplanation
        amount={siguiente}
        who={nombre_completo}
        what={desc_cuota}
        family={data?.familia ?? []}
        months={data?.proximos ?? []}
      />
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={2} />}
    </DockedPanel>
  )
}

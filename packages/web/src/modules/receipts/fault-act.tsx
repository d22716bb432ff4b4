import type { receiptFaults } from '@app/contract/receipts/receipts'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** Payer of a line or receipt that cannot be debited. */
export interface FaultyPayer {
  readonly id_mst_empresas: number
  readonly id_mst_socios_pagador: number
  readonly nombre_pagador: string
}
interface Props {
  fault: (typeof receiptFaults)[number]
  payers: readonly FaultyPayer[]
}

/** Way in for the payers of a reason: the company's data, or the receipts of the first payer's record. */
export function FaultAct({ fault, payers: [first] }: Props) {
  if (!first || fault === 'linea_cambiada' || fault === 'sin_banco') return null
  return fault === 'empresa_incompleta' ? (
    <ScreenLink className="rc-link" to={`/empresas/${first.id_mst_empresas}/edit`}>
      {t('receipts.to_company')}
    </ScreenLink>
  ) : (
    <ScreenLink className="rc-link" to={`/socios/${first.id_mst_socios_pagador}/edit?tabActivated=tabRecibos`}>
      {t('receipts.to_record', { nombre: first.nombre_pagador })}
    </ScreenLink>
  )
}

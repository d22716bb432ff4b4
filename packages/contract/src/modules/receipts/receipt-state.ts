import type { RowOfResource } from '../../kit/resource.ts'
import type { receipt } from './receipt.ts'
import type { remittanceStates } from './remittances/remittance.ts'

interface Facts extends Pick<RowOfResource<typeof receipt>, 'girado'> {
  readonly devuelto: number
  readonly estado_remesa: (typeof remittanceStates)[number] | null
}
/** State of a receipt: its return, else its remittance, its list, or none of them. */
export function receiptState({
  devuelto,
  estado_remesa,
  girado,
}: Facts): 'returned' | 'part' | 'open' | 'list' | (typeof remittanceStates)[number] {
  if (devuelto !== 0) return devuelto < 0 ? 'returned' : 'part'
  return estado_remesa ?? (girado ? 'list' : 'open')
}

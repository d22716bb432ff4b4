import type { OutputOf } from '@app/contract/kit/action'
import type { permanentInfo } from '@app/contract/permanent/permanent-bookings'
import { useEffect } from 'react'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'

/** Series of a form: undefined during loading, and for one that belongs to the other form, of blocks or of permanent bookings, which then opens instead. */
export function useFormSeries<I extends Pick<OutputOf<typeof permanentInfo>, 'es_bloqueig' | 'id_mst_reservasfijas'>>(
  form: 'block' | 'permanent',
  info: I | undefined,
): I | undefined {
  const sport = useNumberParam('id') || 1
  const own = info?.es_bloqueig ? 'block' : 'permanent'
  const elsewhere = info && own !== form ? `/reservas/${sport}/${own}/edit/${info.id_mst_reservasfijas}` : null
  useEffect(() => {
    if (elsewhere) go(elsewhere, { replace: true })
  }, [elsewhere])
  return elsewhere ? undefined : info
}

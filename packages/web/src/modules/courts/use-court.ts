import { getCourtOfType } from '@app/contract/courts/court-file'
import { bookingMinutesOf, courtDocuments, courtPermissions, courtPrices } from '@app/contract/courts/court-rows'
import { useMemo } from 'react'
import { useRead } from '../../kit/reads/api.ts'
import { type FirstCourt, timesOf } from './court-fields.ts'

/** Court with its rows, as initial values of its form; `enabled` is off during its deletion. */
export function useCourt(type: number, court: number, enabled: boolean) {
  const on = { enabled }
  const file = useRead(getCourtOfType, { id: type, id_recurso: court }, on)
  const minutes = useRead(bookingMinutesOf, { id: court }, on)
  const prices = useRead(courtPrices, { id: court }, on)
  const permissions = useRead(courtPermissions, { id: court }, on)
  const documents = useRead(courtDocuments, { id: court }, on)
  const parts = [file, minutes, prices, permissions, documents]
  const first = useMemo((): FirstCourt | null => {
    if (!file.data || !minutes.data || !prices.data || !permissions.data || !documents.data) return null
    return {
      ...file.data,
      ...timesOf(minutes.data),
      tiempo_reserva_posterior_activo: file.data.tiempo_reserva_posterior > 0,
      recurso_tiposocio: prices.data,
      recurso_tiposocio_permiso: permissions.data,
      recurso_documentos: documents.data,
    }
  }, [file.data, minutes.data, prices.data, permissions.data, documents.data])
  const seen = useMemo(() => ({ ...first, minutos_reserva: minutes.data }), [first, minutes.data])
  const reading = parts.find(({ error }) => error) ?? parts.find(({ isPending }) => isPending) ?? file
  return { court: file.data, first, seen, permissions: permissions.data ?? [], reading }
}

import { type Fact, Facts } from '../../../kit/screen/facts.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { personName } from '../../planner/public.ts'
import type { BookingInfo } from './booking-info.ts'
import { moment } from './booking-labels.ts'

/** Names of match players: these owe nothing and have no line. */
const playersForNothing = ({ reserva, socios, facturas }: BookingInfo) =>
  reserva.id_reg_partidos === null
    ? null
    : socios
        .filter((one) => !facturas.some((line) => line.id_mst_socios === one.id_mst_socios))
        .map(personName)
        .join(', ')

/** Required documents, as text; null if there are none. */
export const documentsLabel = (documents: BookingInfo['documentos']) =>
  documents
    .map(({ descripcion, obligatorio }) => (obligatorio ? t('desk.document_must', { documento: descripcion }) : descripcion))
    .join(', ') || null

/** Notes and creation of a booking; empty facts are omitted. */
export function BookingFacts({ info }: { info: BookingInfo }) {
  const { reserva } = info
  const isAnyLevel = reserva.nivel === 0 && reserva.nivel_max === 7
  const facts: readonly Fact[] = [
    [t('planner.payment.none'), playersForNothing(info)],
    [t('booking.num_faltan'), reserva.num_faltan > 0 ? String(reserva.num_faltan) : null],
    [t('desk.level'), isAnyLevel ? null : `${reserva.nivel} – ${reserva.nivel_max}`],
    [t('booking.sx'), reserva.sx === '-' ? null : t(`booking.sx_${reserva.sx}`)],
    [t('booking.pin_reserva'), reserva.pin_reserva],
    [t('desk.documents'), documentsLabel(info.documentos)],
    [t('booking.comentarios'), reserva.comentarios],
    [t('booking.observaciones'), reserva.observaciones],
    [t('booking.comentarios_usuario'), reserva.comentarios_usuario],
    [t('desk.made'), [moment(reserva.fecha_creacion), info.desc_socio_creacion].filter(Boolean).join(' · ')],
    [t('booking.fecha_modificacion'), reserva.version > 1 ? moment(reserva.fecha_modificacion) : null],
  ]
  return <Facts facts={facts} />
}

import { formatDay } from '@app/contract/values/day'
import { IconArmchair, IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { momentText } from './offer-time.ts'
import type { CoursePlaces } from './student-row.ts'

/** Free places as rows: since when, left by whom, offered to whom; those that never had a student in one row. */
export function freePlaceRows({ plazas, libres }: CoursePlaces): ReactNode[] {
  const rest = (libres ?? 0) - plazas.length
  const rows = plazas.map(({ id, desde, dejada_por, oferta }) => (
    <span key={id} className="stu-free">
      <IconArmchair size={15} aria-hidden />
      <span>
        <b>{t('students.place_since', { fecha: formatDay(desde) })}</b>
        {dejada_por !== null && ` ${t('students.left_by', { nombre: dejada_por })}`}
      </span>
      {oferta && (
        <span className="stu-offered">
          <IconSend size={13} aria-hidden />{' '}
          {t('students.offered_until', { nombre: oferta.nombre_completo, hasta: momentText(oferta.caduca) })}
        </span>
      )}
    </span>
  ))
  if (rest <= 0) return rows
  return [
    ...rows,
    <span key="rest" className="stu-free">
      <IconArmchair size={15} aria-hidden /> <b>{t('students.n_free', { n: formatCount(rest) })}</b>
    </span>,
  ]
}

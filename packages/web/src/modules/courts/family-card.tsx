import { courtsOfType } from '@app/contract/courts/courts'
import type { OutputOf } from '@app/contract/kit/action'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { courtPath } from './court-paths.ts'

type Court = OutputOf<typeof courtsOfType>[number]

/** Courts related to a court: its parts, and the others of its type. */
export function FamilyCard({ court }: { court: Court }) {
  const { data } = useRead(courtsOfType, { id: 0 })
  const parts = (data ?? []).filter((one) => one.id_mst_recurso_padre === court.id_mst_recurso)
  const siblings = (data ?? []).filter(
    (one) => one.id_mst_tiporecurso === court.id_mst_tiporecurso && one.id_mst_recurso !== court.id_mst_recurso && !parts.includes(one),
  )
  const groups = [
    { text: t('courts.parts'), courts: parts },
    { text: t('courts.siblings'), courts: siblings },
  ].filter(({ courts }) => courts.length > 0)
  if (groups.length === 0) return null
  return (
    <Card title={t('courts.count')}>
      {groups.map(({ text, courts }) => (
        <div key={text} className="ct-family">
          <h3>{text}</h3>
          <ul>
            {courts.map((one) => (
              <li key={one.id_mst_recurso} className={one.activo ? undefined : 'ct-off'}>
                <ScreenLink to={courtPath(one.id_mst_tiporecurso, one.id_mst_recurso)}>{one.desc_recurso}</ScreenLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}

import type { OutputOf } from '@app/contract/kit/action'
import type { courtsForLights } from '@app/contract/lights/light-courts'
import { ascending } from '@app/contract/values/order'
import { Checkbox } from '@mantine/core'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { Complaint } from '../../kit/fields/complaint.tsx'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  /** Light calendar of the selected courts. */
  own: number
  types: OutputOf<typeof courtsForLights>
  chosen: readonly number[]
  error: string | null
  onChange: (chosen: readonly number[]) => void
}

/** Courts by type, each a box; those of another light calendar show and link to it. */
export function CourtBoxes({ own, types, chosen, error, onChange }: Props) {
  const isFree = (court: Props['types'][number]['recursos'][number]) =>
    court.id_mst_luz_calendario === null || court.id_mst_luz_calendario === own
  return (
    <Card title={t('lights.courts')}>
      <Complaint text={error} />
      {types.map(({ id_mst_tiporecurso, desc_tiporecurso, recursos }) => {
        const free = recursos.filter(isFree).map((court) => court.id_mst_recurso)
        const on = free.filter((id) => chosen.includes(id))
        return (
          <fieldset key={id_mst_tiporecurso} className="light-type">
            <legend>
              <Checkbox
                label={desc_tiporecurso}
                checked={free.length > 0 && on.length === free.length}
                indeterminate={on.length > 0 && on.length < free.length}
                disabled={free.length === 0}
                onChange={(event) =>
                  onChange(ascending([...chosen.filter((id) => !free.includes(id)), ...(event.currentTarget.checked ? free : [])]))
                }
              />
            </legend>
            <div className="light-boxes">
              {recursos.map((court) => (
                <div key={court.id_mst_recurso}>
                  <Checkbox
                    label={court.desc_recurso}
                    disabled={!isFree(court)}
                    checked={chosen.includes(court.id_mst_recurso)}
                    onChange={(event) =>
                      onChange(
                        event.currentTarget.checked
                          ? ascending([...chosen, court.id_mst_recurso])
                          : chosen.filter((id) => id !== court.id_mst_recurso),
                      )
                    }
                  />
                  {!isFree(court) && (
                    <ScreenLink className="light-other" to={`/luzcalendarios/${court.id_mst_luz_calendario}/edit`}>
                      {court.desc_luz_calendario}
                    </ScreenLink>
                  )}
                </div>
              ))}
            </div>
          </fieldset>
        )
      })}
    </Card>
  )
}

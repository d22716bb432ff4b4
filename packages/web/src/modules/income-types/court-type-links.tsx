import { linkCourtType, type listIncomeTypes } from '@app/contract/income-types/income-types'
import type { OutputOf } from '@app/contract/kit/action'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useAction, useChoices } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

const courtTypes = { path: 'tipo_recurso', name: 'court-type' } as const

/** Court types linked to an income type; each tick is saved immediately (asociarTiporecurso, A-116). */
export function CourtTypeLinks({ row }: { row: OutputOf<typeof listIncomeTypes>[number] }) {
  const id = useId()
  const { data } = useChoices(courtTypes)
  const link = useAction(linkCourtType, { toast: true })
  return (
    <section className="it-links" aria-labelledby={id}>
      <h3 id={id}>{t('income-types.court_types')}</h3>
      <p>{t(data?.length === 0 ? 'income-types.no_court_types' : 'income-types.court_types_hint')}</p>
      <div>
        {data?.map((type) => (
          <Checkbox
            key={type.id}
            label={type.text}
            checked={row.tiporecursos.includes(type.id)}
            disabled={link.isBusy || !link.may}
            onChange={(event) =>
              void link.run({
                id_mst_tipoingreso: row.id_mst_tipoingreso,
                id_mst_tiporecurso: type.id,
                status: event.currentTarget.checked,
              })
            }
          />
        ))}
      </div>
    </section>
  )
}

import type { courtPermissions } from '@app/contract/courts/court-rows'
import type { OutputOf } from '@app/contract/kit/action'
import { useId } from 'react'
import { RowField } from '../../kit/forms/form-fields.tsx'
import type { Rows } from '../../kit/forms/form-types.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { CourtValues } from './court-fields.ts'

interface Props {
  rows: Rows<CourtValues['recurso_tiposocio_permiso'][number]>
  types: OutputOf<typeof courtPermissions>
}

/** Rights of the members of each type: switching the light on by hand. */
export function PermissionList({ rows, types }: Props) {
  const heading = useId()
  return (
    <section className="card" aria-labelledby={heading} id={rows.id} tabIndex={-1}>
      <h2 id={heading}>{t('courts.part.permissions')}</h2>
      <p>{t('court-permission.luz_manual')}</p>
      <div className="ct-checks">
        {types.map(({ id_mst_tiposocio, desc }) => (
          <RowField key={id_mst_tiposocio} row={rows.at({ id_mst_tiposocio })} name="luz_manual" label={desc} labelled />
        ))}
      </div>
    </section>
  )
}

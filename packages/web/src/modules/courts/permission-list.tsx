import type { courtPermissions } from '@app/contract/courts/court-rows'
import type { OutputOf } from '@app/contract/kit/action'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { t } from '../../kit/i18n.ts'
import type { Form } from '../../kit/use-form.ts'

export type Permissions = OutputOf<typeof courtPermissions>
type Draft = readonly { readonly id_mst_tiposocio: number; readonly luz_manual: boolean }[]
const name = 'recurso_tiposocio_permiso'

/** What the members of each type may do: switch the light on by hand. */
export function PermissionList({ form, types }: { form: Form; types: Permissions }) {
  const heading = useId()
  const rows = (form.draft[name] ?? []) as Draft
  const isOn = (type: number) => rows.some((row) => row.id_mst_tiposocio === type && row.luz_manual)
  const set = (type: number, luz_manual: boolean) =>
    form.set(name, [...rows.filter((row) => row.id_mst_tiposocio !== type), { id_mst_tiposocio: type, luz_manual }])
  return (
    <section className="card" aria-labelledby={heading} id={`${form.id}-${name}`} tabIndex={-1}>
      <h2 id={heading}>{t('courts.part.permissions')}</h2>
      <p>{t('court-permission.luz_manual')}</p>
      <div className="ct-checks">
        {types.map(({ id_mst_tiposocio: type, desc }) => (
          <Checkbox key={type} label={desc} checked={isOn(type)} onChange={(event) => set(type, event.currentTarget.checked)} />
        ))}
      </div>
    </section>
  )
}

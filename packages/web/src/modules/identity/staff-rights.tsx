import { grantRight, memberRights, withdrawRight } from '@app/contract/identity/staff'
import { type Right, rights } from '@app/contract/kit/permissions'
import { Checkbox } from '@mantine/core'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { StaffMember } from './staff-roles.ts'

/** Rights of one account, one box each, granted and revoked immediately. */
export function StaffRights({ staff }: { staff: StaffMember }) {
  const { id_mst_socios, is_admin, is_staff } = staff
  const { data, error, refetch } = useRead(memberRights, { id_mst_socios })
  const grant = useAction(grantRight, { toast: true })
  const withdraw = useAction(withdrawRight, { toast: true })
  const isBusy = grant.isBusy || withdraw.isBusy
  const rowOf = (menu: Right) => data?.find((row) => row.menu === menu)
  const change = (menu: Right) => {
    const row = rowOf(menu)
    return row ? withdraw.run({ id: row.id_reg_socios_menus }) : grant.run({ id_mst_socios, menu })
  }
  return (
    <section className="staff-part">
      <h2>{t('staff.rights')}</h2>
      {is_admin && <p className="dimmed">{t('staff.admin_has_all')}</p>}
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={5} />}
      {data && (
        <div className="staff-rights">
          {rights.map((menu) => (
            <Checkbox
              key={menu}
              label={t(`right.${menu}`)}
              checked={is_admin || rowOf(menu) !== undefined}
              disabled={is_admin || !is_staff || isBusy}
              onChange={() => void change(menu)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

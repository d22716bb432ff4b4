import './permissions.css'
import { activityType, memberActivities, memberActivity } from '@app/contract/activity-types/activity-type'
import { courtType } from '@app/contract/courts/court-type'
import { incomeType } from '@app/contract/income-types/income-type'
import type { Action } from '@app/contract/kit/action'
import { callsOf } from '@app/contract/kit/generic-calls'
import * as permissions from '@app/contract/member-permissions/member-permissions'
import { getMember } from '@app/contract/members/member-list'
import { memberType } from '@app/contract/members/member-type'
import { type ReportId, reports } from '@app/contract/reports/report'
import { Checkbox } from '@mantine/core'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { useAction, useChoices, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** Restrictions of a member, set only by administrators, and further member types. */
export function PermissionsTab({ id }: { id: number }) {
  const isAdmin = userMay(permissions.allowSport.permission)
  return (
    <div className="mp">
      <Types id={id} />
      <Activities id={id} />
      {isAdmin && <Sports id={id} />}
      {isAdmin && <Incomes id={id} />}
      {isAdmin && <Reports id={id} />}
    </div>
  )
}

interface ChecksProps {
  title: string
  hint: string
  reads: readonly { readonly error: RefusedError | null; readonly refetch: () => unknown }[]
  all: readonly { readonly id: number; readonly text: string }[] | undefined
  on: readonly number[] | undefined
  isBusy: boolean
  onChange: (id: number, isOn: boolean) => unknown
  /** Text for an empty list. */
  none?: string
}
/** Check boxes, each saved immediately. */
function Checks({ title, hint, reads, all, on, isBusy, onChange, none }: ChecksProps) {
  const failed = reads.find((one) => one.error)
  return (
    <Card title={title} hint={hint}>
      {failed?.error && <ReadError error={failed.error} onRetry={failed.refetch} />}
      {!failed && (!all || !on) && <LinesSkeleton lines={3} />}
      {all?.length === 0 && none && <p className="dimmed">{none}</p>}
      <div className="mp-checks">
        {all &&
          on &&
          all.map((one) => (
            <Checkbox
              key={one.id}
              label={one.text}
              checked={on.includes(one.id)}
              disabled={isBusy}
              onChange={(event) => void onChange(one.id, event.currentTarget.checked)}
            />
          ))}
      </div>
    </Card>
  )
}

function Types({ id }: { id: number }) {
  const member = useRead(getMember, { id })
  const own = useRead(permissions.extraMemberTypes, { id_mst_socios: id })
  const all = useChoices(memberType)
  const add = useAction(permissions.addMemberType)
  const remove = useAction(permissions.removeMemberType)
  const change = (type: number, isOn: boolean) => {
    const row = own.data?.find((one) => one.id_mst_tiposocio === type)
    return isOn ? add.run({ id_mst_socios: id, id_mst_tiposocio: type }) : row && remove.run({ id: row.id_reg_socios_tiposocio })
  }
  return (
    <Checks
      title={t('member-permissions.types')}
      hint={t('member-permissions.types_hint')}
      reads={[own, all, member]}
      all={member.data && all.data?.filter((one) => one.id !== member.data.id_mst_tiposocio)}
      on={own.data?.map((one) => one.id_mst_tiposocio)}
      isBusy={add.isBusy || remove.isBusy}
      onChange={change}
    />
  )
}

function Sports({ id }: { id: number }) {
  const all = useChoices(courtType)
  const own = useRead(permissions.allowedSports, { id_mst_socios: id })
  const seen = useRead(permissions.visibleSports, { id_mst_socios: id })
  const save = useAction(permissions.setAllowedSports)
  const show = useAction(permissions.showSport)
  const hide = useAction(permissions.hideSport)
  const allowed = own.data?.map((one) => one.id_mst_tiporecurso)
  const change = (sport: number, isOn: boolean) =>
    allowed && save.run({ id, socioTiporecursosSelection: isOn ? [...allowed, sport] : allowed.filter((one) => one !== sport) })
  return (
    <>
      <Checks
        title={t('member-permissions.sports')}
        hint={t('member-permissions.sports_hint')}
        reads={[all, own]}
        all={all.data}
        on={allowed}
        isBusy={save.isBusy}
        onChange={change}
      />
      {allowed && allowed.length > 0 && (
        <Checks
          title={t('member-permissions.visible')}
          hint={t('member-permissions.visible_hint')}
          reads={[seen]}
          all={all.data?.filter((one) => !allowed.includes(one.id))}
          on={seen.data?.map((one) => one.id_mst_tiporecurso)}
          isBusy={show.isBusy || hide.isBusy}
          onChange={(tipo, isOn) => (isOn ? show.run({ id_mst_socios: id, id_mst_tiporecurso: tipo }) : hide.run({ socio: id, tipo }))}
        />
      )}
    </>
  )
}

function Incomes({ id }: { id: number }) {
  const all = useChoices(incomeType)
  const own = useRead(permissions.allowedIncomes, { id_mst_socios: id })
  const add = useAction(permissions.allowIncome)
  const remove = useAction(permissions.disallowIncome)
  return (
    <Checks
      title={t('member-permissions.incomes')}
      hint={t('member-permissions.incomes_hint')}
      reads={[all, own]}
      all={all.data}
      on={own.data?.map((one) => one.id_mst_tipoingreso)}
      isBusy={add.isBusy || remove.isBusy}
      onChange={(tipo, isOn) => (isOn ? add.run({ id_mst_socios: id, id_mst_tipoingreso: tipo }) : remove.run({ socio: id, tipo }))}
    />
  )
}

function Activities({ id }: { id: number }) {
  const all = useChoices(activityType)
  const own = useRead(memberActivities, { id_mst_socios: id })
  const add = useAction(callsOf(memberActivity).create as Action)
  const remove = useAction(callsOf(memberActivity).remove as Action)
  const change = (type: number, isOn: boolean) => {
    const row = own.data?.find((one) => one.id_mst_tipoactividad === type)
    return isOn ? add.run({ id_mst_socios: id, id_mst_tipoactividad: type }) : row && remove.run({ id: row.id_reg_socios_tipoactividad })
  }
  return (
    <Checks
      title={t('activities.title')}
      hint={t('activities.hint')}
      none={t('activities.none')}
      reads={[all, own]}
      all={all.data}
      on={own.data?.map((one) => one.id_mst_tipoactividad)}
      isBusy={add.isBusy || remove.isBusy}
      onChange={change}
    />
  )
}

function Reports({ id }: { id: number }) {
  const all = useRead(reports, {})
  const own = useRead(permissions.allowedReports, { id_mst_socios: id })
  const add = useAction(permissions.allowReport)
  const remove = useAction(permissions.disallowReport)
  const change = (report: number, isOn: boolean) => {
    const row = own.data?.find((one) => one.id_informe === report)
    return isOn ? add.run({ id_mst_socios: id, id_informe: report as ReportId }) : row && remove.run({ id: row.id_reg_socios_informes })
  }
  return (
    <Checks
      title={t('member-permissions.reports')}
      hint={t('member-permissions.reports_hint')}
      reads={[all, own]}
      all={all.data?.map((one) => ({ id: one.id, text: one.desc }))}
      on={own.data?.map((one) => one.id_informe)}
      isBusy={add.isBusy || remove.isBusy}
      onChange={change}
    />
  )
}

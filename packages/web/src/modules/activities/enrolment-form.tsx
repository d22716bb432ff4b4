import './activities.css'
import { activityEnrolment } from '@app/contract/activities/activity'
import type { ExtraColumn, ExtraValue } from '@app/contract/activities/extra-columns'
import { extraField } from '@app/contract/activities/import/enrolment-columns'
import { defaulted, type Field, type Fields, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { pick } from '@app/contract/kit/resource'
import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { FormFrame } from '../../kit/forms/form.tsx'
import { type FieldLooks, FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type EnrolledRow, type EnrolmentChange, extraKey } from './enrolled-row.ts'
import type { EnrolmentGroup } from './enrolment-group.ts'

const own = pick(activityEnrolment.fields, 'id_mst_socios', 'nombre', 'email', 'telefono', 'precio', 'fecha', 'fecha_facturacion')
const fieldsByKind: Readonly<Record<ExtraColumn['tipo'], Field>> = {
  text: optional(field.text(200)),
  number: optional(field.number()),
  date: optional(field.day()),
  yesno: defaulted(field.flag(), false),
}
const byMember = ['id_mst_socios'] as const
const byName = ['nombre', 'email', 'telefono'] as const

interface Props {
  group: EnrolmentGroup
  /** Enrolment to change; null for a new one. */
  row: EnrolledRow | null
  onDone: () => void
}

/** Form of an enrolment: a member or somebody else by name, the extra columns, price and days. */
export function EnrolmentForm({ group, row, onDone }: Props) {
  const { columns } = group
  const [who, setWho] = useState<'member' | 'name'>(row && row.id_mst_socios === null ? 'name' : 'member')
  const extra = columns.map((_, at) => extraKey(at))
  const fields = useMemo<Fields>(
    () => ({ ...own, ...Object.fromEntries(columns.map(({ tipo }, at) => [extraKey(at), fieldsByKind[tipo]])) }),
    [columns],
  )
  const first = row
    ? {
        ...pick(row, ...byMember, ...byName, 'precio', 'fecha', 'fecha_facturacion'),
        ...Object.fromEntries(columns.map(({ nombre, tipo }, at) => [extraKey(at), valueIn(row, nombre, tipo)])),
      }
    : { fecha: today() }
  const form = useForm<Fields, unknown>({
    name: `${group.title} ${row?.id ?? 'new'}`,
    fields,
    first,
    at: (path) => {
      const at = columns.findIndex(({ nombre }) => path === extraField(nombre))
      return at < 0 ? path : extraKey(at)
    },
    save: (values, { only, read }) => {
      if (!row) return group.enrol(changeOf(values, columns))
      const before = Object.fromEntries(Object.entries(read).filter(([name]) => name in own))
      const hasExtra = extra.some((name) => name in only)
      return group.update(row.id, changeOf(only, columns), { ...before, ...(hasExtra && { valores: row.valores }) })
    },
    onSaved: onDone,
  })
  const choose = (next: string) => {
    setWho(next === 'name' ? 'name' : 'member')
    for (const name of next === 'name' ? byMember : byName) form.set(name, '')
  }
  const looks: FieldLooks = {
    email: { half: true },
    telefono: { half: true },
    fecha: { half: true },
    fecha_facturacion: { half: true },
    ...Object.fromEntries(columns.map(({ nombre, tipo }, at) => [extraKey(at), { label: nombre, half: tipo !== 'text' }])),
  }
  return (
    <FormFrame form={form} words="activity-enrolment" looks={looks}>
      <SegmentedControl
        className="ac-person"
        aria-label={t('enrolments.who')}
        data={[
          { value: 'member', label: t('enrolments.a_member') },
          { value: 'name', label: t('enrolments.somebody_else') },
        ]}
        value={who}
        onChange={choose}
      />
      <FormFields
        key={who}
        form={form}
        names={[...(who === 'member' ? byMember : byName), ...extra, 'precio', 'fecha', 'fecha_facturacion']}
        words="activity-enrolment"
        looks={looks}
      />
      <SaveBar form={form} always onCancel={onDone} />
    </FormFrame>
  )
}

/** Stored value of an extra column in the form of its field. */
function valueIn({ valores }: EnrolledRow, nombre: string, tipo: ExtraColumn['tipo']): ExtraValue | boolean | null {
  const value = valores && Object.hasOwn(valores, nombre) ? valores[nombre]! : null
  return tipo === 'yesno' ? value === 1 : value
}

/** Values of the form as a change of an enrolment: the extra ones by the names of their columns. */
function changeOf(values: Readonly<Record<string, unknown>>, columns: readonly ExtraColumn[]): EnrolmentChange {
  const plain = Object.fromEntries(Object.entries(values).filter(([name]) => name in own))
  const valores = Object.fromEntries(
    columns.flatMap(({ nombre, tipo }, at): [string, ExtraValue | null][] => {
      const name = extraKey(at)
      if (!(name in values)) return []
      return [[nombre, tipo === 'yesno' ? Number(values[name]) : (values[name] as ExtraValue | null)]]
    }),
  )
  return { ...plain, ...(Object.keys(valores).length > 0 && { valores }) }
}

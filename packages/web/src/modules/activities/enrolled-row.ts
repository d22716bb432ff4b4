import type { enrolledInGroup } from '@app/contract/activities/enrolments'
import type { ExtraColumn, ExtraValue } from '@app/contract/activities/extra-columns'
import type { OutputOf } from '@app/contract/kit/action'
import type { GridColumn } from '../../kit/grid/column.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Name of the n-th extra column in grids and forms: its own one may have any characters. */
export type ExtraKey = `x${number}`
export const extraKey = (at: number): ExtraKey => `x${at}`

type Shown = Omit<OutputOf<typeof enrolledInGroup>['inscritos'][number], 'id_reg_actividades_inscritos' | 'id_reg_actividades_grupo'>
/** Enrolment as a grid has it, with a column for each extra value. */
export interface EnrolledRow extends Shown {
  readonly id: number
  readonly [extra: ExtraKey]: ExtraValue | undefined
}
/** Changed fields of an enrolment, in the words of the calls. */
export type EnrolmentChange = Partial<
  Pick<EnrolledRow, 'id_mst_socios' | 'nombre' | 'email' | 'telefono' | 'precio' | 'fecha' | 'fecha_facturacion'>
> & { readonly valores?: Readonly<Record<string, ExtraValue | null>> }

/** The extra values of a row by the keys of their columns; null for none. */
export const spreadValues = (columns: readonly ExtraColumn[], values: EnrolledRow['valores']): Readonly<Record<ExtraKey, ExtraValue>> =>
  Object.fromEntries(
    columns.flatMap(({ nombre }, at) => (values && Object.hasOwn(values, nombre) ? [[extraKey(at), values[nombre]!]] : [])),
  )

/** Kinds of the grid by kind of an extra column. */
const shownKinds = { text: 'text', number: 'number', date: 'day', yesno: 'flag' } as const

/** Columns of the extra values of any rows that have them. */
export const extraColumnsOf = <T extends object>(columns: readonly ExtraColumn[], more: Partial<GridColumn<T>> = {}): GridColumn<T>[] =>
  columns.map(({ nombre, tipo }, at) => ({
    ...{ key: extraKey(at) as keyof T & string, header: nombre, kind: shownKinds[tipo], width: 130 },
    ...more,
  }))

/** Columns of the enrolled: the person, the extra columns, price and days. Extra values, price and days are edited in their cells. */
export function enrolledColumns(columns: readonly ExtraColumn[], mayEdit: boolean): GridColumn<EnrolledRow>[] {
  const edited = mayEdit ? { canEdit: () => true as const } : {}
  return [
    { key: 'nombre_completo', header: t('activity-enrolment.nombre'), kind: 'text', width: 210, pinned: 'start', card: 'name' },
    { key: 'numsocio', header: t('enrolments.field.numsocio'), kind: 'integer', width: 88 },
    { key: 'email_contacto', header: t('activity-enrolment.email'), kind: 'text', width: 210, card: 'below' },
    { key: 'telefono_contacto', header: t('activity-enrolment.telefono'), kind: 'phone', width: 130 },
    ...extraColumnsOf<EnrolledRow>(columns, edited),
    { key: 'precio', header: t('activity-enrolment.precio'), kind: 'money', width: 100, card: 'end', total: 'sum', ...edited },
    { key: 'fecha', header: t('activity-enrolment.fecha'), kind: 'day', width: 116, ...edited },
    { key: 'fecha_facturacion', header: t('activity-enrolment.fecha_facturacion'), kind: 'day', width: 116, ...edited },
  ]
}

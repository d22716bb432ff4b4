import type { ValueOf } from '@app/contract/kit/field'
import type { memberFound, memberRow } from '@app/contract/members/member-list'
import { formatPhone } from '@app/contract/values/phone'
import type { Choice } from '../../kit/choices.ts'
import type { GridColumn, RowTone } from '../../kit/grid/column.ts'
import { t } from '../../kit/i18n.ts'
import { RowLink } from '../../kit/link.tsx'

/** What every list of members has. */
export type MemberLine = Omit<ValueOf<typeof memberFound>, 'path_imagen' | 'fecha_ini_acceso_web'> &
  Partial<ValueOf<typeof memberRow> & Pick<ValueOf<typeof memberFound>, 'fecha_ini_acceso_web'>>

export const pathOf = ({ id_mst_socios: id }: MemberLine) => `/socios/${id}/edit`

const name = (key: 'apellidos' | 'nombre', width: number): GridColumn<MemberLine> => ({
  key,
  header: t(`member.${key}`),
  kind: 'text',
  width,
  card: 'name',
  render: (row) => <RowLink to={pathOf(row)}>{row[key]}</RowLink>,
})
const text = (key: keyof MemberLine & string, more: Partial<GridColumn<MemberLine>> = {}): GridColumn<MemberLine> => ({
  key,
  header: t(`member.${key}`),
  kind: 'text',
  ...more,
})

const always = (types: readonly Choice[]): GridColumn<MemberLine>[] => [
  text('numsocio', { kind: 'integer', width: 90, card: 'end', render: ({ numsocio }) => numsocio }),
  name('apellidos', 190),
  name('nombre', 130),
  text('id_mst_tiposocio', { kind: 'choice', width: 150, card: 'below', choices: types }),
  text('activo', { kind: 'flag' }),
  text('telefono', { kind: 'phone', render: ({ telefono }) => telefono && formatPhone(telefono), card: 'below' }),
]
const notice = () => text('aviso_admin', { width: 220 })

/** The columns of a search: what the server gives of members it finds. */
export const foundColumns = (types: readonly Choice[]): GridColumn<MemberLine>[] => [
  ...always(types),
  text('nivel', { kind: 'level' }),
  notice(),
]

/** The columns of the whole list (spec 3 §2.2). */
export const listColumns = (types: readonly Choice[]): GridColumn<MemberLine>[] => [
  ...always(types),
  text('email', { kind: 'email', width: 210 }),
  text('nif', { width: 104 }),
  text('poblacion', { width: 150 }),
  text('fecha_nac', { kind: 'day' }),
  text('nivel', { kind: 'level' }),
  text('fecha_alta', { kind: 'day' }),
  text('fecha_baja', { kind: 'day' }),
  notice(),
  text('codigo_tarjeta_acceso', { width: 130, hidden: true }),
]

/** Who has left is muted, who is penalised is marked. */
export const toneOf = (row: MemberLine): RowTone | undefined => {
  if (!row.activo) return 'muted'
  return row.fecha_ini_acceso_web ? 'warn' : undefined
}

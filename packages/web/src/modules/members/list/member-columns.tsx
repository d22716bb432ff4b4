import type { ValueOf } from '@app/contract/kit/field'
import type { pickerMember } from '@app/contract/members/member-list'
import type { memberPageRow } from '@app/contract/members/member-page'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { formatPhone } from '@app/contract/values/phone'
import { RowLink } from '../../../kit/buttons/link.tsx'
import type { Choice } from '../../../kit/fields/choices.ts'
import type { GridColumn, RowTone } from '../../../kit/grid/column.ts'
import { isParameterOn } from '../../../kit/reads/session.ts'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Common fields of every list of members. */
export type MemberLine = Omit<ValueOf<typeof pickerMember>, 'path_imagen' | 'fecha_ini_acceso_web'> &
  Partial<ValueOf<typeof memberPageRow> & Pick<ValueOf<typeof pickerMember>, 'fecha_ini_acceso_web'>>

export const pathOf = ({ id_mst_socios: id }: MemberLine) => `/socios/${id}/edit`

const name = (key: 'apellidos' | 'nombre', width: number): GridColumn<MemberLine> => ({
  key,
  header: t(`member.${key}`),
  kind: 'text',
  width,
  card: 'name',
  render: (row) => <RowLink to={pathOf(row)}>{row[key]}</RowLink>,
})
const text = (
  key: Exclude<keyof MemberLine & string, 'proxima_hora'>,
  more: Partial<GridColumn<MemberLine>> = {},
): GridColumn<MemberLine> => ({
  key,
  header: t(`member.${key}`),
  kind: 'text',
  ...more,
})

const always = (types: readonly Choice[]): GridColumn<MemberLine>[] => [
  text('numsocio', { kind: 'integer', width: 72, card: 'end', render: ({ numsocio }) => numsocio }),
  name('apellidos', 176),
  name('nombre', 118),
  text('id_mst_tiposocio', { kind: 'choice', width: 116, card: 'below', choices: types }),
  text('activo', { kind: 'flag' }),
  text('telefono', { kind: 'phone', render: ({ telefono }) => telefono && formatPhone(telefono), card: 'below' }),
]
const notice = () => text('aviso_admin', { width: 220 })

/** Columns of a search: the fields the server returns for its matches. */
export const foundColumns = (types: readonly Choice[]): GridColumn<MemberLine>[] => [
  ...always(types),
  text('nivel', { kind: 'level' }),
  notice(),
]

const owed = (cents: number | undefined) => (cents ? formatEuros(cents) : <span className="mb-nothing">{formatEuros(0)}</span>)
const nextDay = (day: Day) => (day === today() ? t('members.today') : formatDay(day).slice(0, 5))
/** 'Hoy 16:00', '24/11 18:30': the member's next booking. */
const nextOf = ({ proxima_fecha: day, proxima_hora: at }: MemberLine) =>
  day ? `${nextDay(day)} ${at === null || at === undefined ? '' : formatMinute(at)}` : ''

/** Columns of the desk: debt, wallet balance, next booking, labels. */
const desk = (): GridColumn<MemberLine>[] => [
  text('debe', { kind: 'money', width: 90, total: 'sum', aggregate: 'sum', card: 'below', render: ({ debe }) => owed(debe) }),
  ...(isParameterOn('MONEDERO_SOCIOS')
    ? [text('monedero', { kind: 'money', width: 90, total: 'sum', aggregate: 'sum', render: ({ monedero }) => owed(monedero) })]
    : []),
  text('proxima_fecha', { kind: 'day', width: 104, render: nextOf }),
  text('etiquetas', {
    width: 128,
    text: ({ etiquetas }) => (etiquetas ?? []).join(', '),
    render: ({ etiquetas }) =>
      etiquetas?.map((label) => (
        <span key={label} className="mb-label">
          {label}
        </span>
      )),
  }),
]

/** Columns of the list (spec 3 §2.2): those of the desk, the rest in the column chooser. */
export const listColumns = (types: readonly Choice[]): GridColumn<MemberLine>[] => [
  ...always(types).map((column) => (column.key === 'activo' ? { ...column, hidden: true } : column)),
  ...desk(),
  text('email', { kind: 'email', width: 210, hidden: true }),
  text('nif', { width: 104, hidden: true }),
  text('poblacion', { width: 150, hidden: true }),
  text('fecha_nac', { kind: 'day', hidden: true }),
  text('nivel', { kind: 'level', hidden: true }),
  text('fecha_alta', { kind: 'day', hidden: true }),
  text('fecha_baja', { kind: 'day', hidden: true }),
  text('aviso_admin', { width: 220, hidden: true }),
  text('codigo_tarjeta_acceso', { width: 130, hidden: true }),
]

/** Departed members are muted, penalised ones are marked. */
export const toneOf = (row: MemberLine): RowTone | undefined => {
  if (!row.activo) return 'muted'
  return row.fecha_ini_acceso_web ? 'warn' : undefined
}

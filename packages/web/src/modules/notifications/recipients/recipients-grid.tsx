import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { type GridColumn, textColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Autosave } from '../../letters/public.ts'
import type { Notice } from '../notice-row.ts'
import { isChosen, isUnreached, noteText, type Recipient, whereText, withTicks } from './recipient-row.ts'

/** Height of the list, and rows of a page of enrolments. */
const height = 550
const enrolledPage = 20

const column = textColumn<Recipient>
const tick = (isOn: boolean) => (isOn ? <IconCheck size={15} color="var(--good)" aria-label={t('grid.yes')} /> : '—')
const yesNo = (isOn: boolean) => t(isOn ? 'grid.yes' : 'grid.no')

const firstColumns = (): GridColumn<Recipient>[] => [
  column('quien', t('notices.who'), { width: 190, card: 'name' }),
  column('grupo', t('notices.group'), { width: 110 }),
  column('correo', t('notices.where'), {
    width: 210,
    card: 'below',
    text: whereText,
    render: (row) => <span className={row.motivo === null ? '' : 'notice-warn'}>{whereText(row)}</span>,
  }),
  column('por_correo', t('notices.mail'), { width: 72, text: (row) => yesNo(row.por_correo), render: (row) => tick(row.por_correo) }),
  column('por_app', t('notices.app'), { width: 64, text: (row) => yesNo(row.por_app), render: (row) => tick(row.por_app) }),
  column('idioma', t('notices.language'), { width: 88, text: (row) => t(`language.${row.idioma}`) }),
  column('motivo', t('notices.note'), { width: 180, card: 'below', text: noteText }),
]
/** Data of members beside those of their letter, shown on request. */
const memberColumns = (): GridColumn<Recipient>[] => {
  const hidden = { hidden: true } as const
  const more = (key: string, header: string, values: Partial<GridColumn<Recipient>> = {}) =>
    column(key as keyof Recipient, header, { ...hidden, ...values })
  return [
    more('numsocio', t('notices.member.numsocio'), { width: 90 }),
    more('desc_tiposocio', t('notices.member.desc_tiposocio')),
    more('etiquetas_usuario', t('notices.member.etiquetas')),
    more('instalaciones_usuario', t('notices.member.instalaciones')),
    more('poblacion', t('notices.member.poblacion')),
    more('provincia', t('notices.member.provincia')),
    more('nivel', t('notices.member.nivel'), { kind: 'level' }),
    more('fecha_nac', t('notices.member.fecha_nac'), { kind: 'day' }),
    more('email', t('notices.member.email')),
    more('full_iban', t('notices.member.iban'), { width: 210 }),
    more('observaciones', t('notices.member.observaciones')),
  ]
}
const shownValue = (value: unknown) => {
  if (typeof value === 'boolean') return yesNo(value)
  return value === null || value === undefined ? '' : String(value)
}
/** Extra columns of a group of an activity, by the names of their values. */
function extraColumns(rows: readonly Recipient[]): GridColumn<Recipient>[] {
  const names = new Set(rows.flatMap((row) => ('valores' in row ? Object.keys(row.valores ?? {}) : [])))
  return [...names].map((name, at) =>
    // the key names a CSS variable, which takes no spaces
    column(`extra${at}` as keyof Recipient, name, {
      width: 120,
      text: (row) => shownValue('valores' in row ? row.valores?.[name] : null),
    }),
  )
}

interface Props {
  readonly auto: Autosave<Notice>
  readonly rows: Recipient[] | undefined
  /** Rows of every part, for the ticks. */
  readonly all: readonly Recipient[]
  /** Group of an activity of which they are the enrolments, with its extra columns. */
  readonly group: number | null
  readonly isReadOnly: boolean
  readonly toolbar: ReactNode
  readonly reading: { readonly error: RefusedError | null; readonly refetch: () => unknown }
}
/** Recipients with the address to which their letter really goes; a tick taken out is an exception of the rule. */
export function RecipientsGrid({ auto, rows, all, group, isReadOnly, toolbar, reading }: Props) {
  const isEnrolled = group !== null
  const name = isEnrolled ? `notice-enrolled-${group}` : 'notice-recipients'
  const layouts = useGridLayouts(name)
  const extra = isEnrolled ? JSON.stringify(extraColumns(all).map(({ header }) => header)) : ''
  const columns = useMemo(
    () => [...firstColumns(), ...(isEnrolled ? extraColumns(all) : memberColumns())],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names of the columns are what changes
    [isEnrolled, extra],
  )
  const { shown, set } = auto
  const listed = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows])
  const selected = useMemo(() => listed.filter((id) => isChosen(shown, id)), [listed, shown])
  const tickNow = (ids: readonly number[]) => {
    const { id_usuario_envio, excluidos } = shown
    set(withTicks(shown, listed, ids))
    // Escape takes every tick out at once
    if (ids.length === 0 && selected.length > 1)
      toast.info(t('notices.n_chosen', { n: 0 }), {
        action: { text: t('core.undo'), run: () => set({ id_usuario_envio, excluidos }) },
      })
  }
  return (
    <DataGrid<Recipient>
      name={name}
      label={t('notices.tab.recipients')}
      height={height}
      {...(isEnrolled && { pageSize: enrolledPage })}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowTone={(row) => (isUnreached(row) ? 'warn' : undefined)}
      error={reading.error?.msg ?? null}
      onRetry={() => void reading.refetch()}
      layouts={layouts}
      toolbar={toolbar}
      {...(!isReadOnly && {
        selection: 'multi' as const,
        selected,
        onSelect: (ids: (string | number)[]) => tickNow(ids.map(Number)),
        countText: (n: number) => t('notices.n_chosen', { n: formatCount(n) }),
      })}
      status={t('notices.list_again')}
      empty={{ title: t('notices.nobody'), hint: t('notices.nobody_hint') }}
    />
  )
}

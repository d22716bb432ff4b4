import { updateIncome } from '@app/contract/one-off-income/edit-income'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconCoinEuro, IconLink, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { RowMenuButton } from '../../kit/buttons/row-menu.tsx'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { activeRow } from '../../kit/grid/keys/active-row.ts'
import { call } from '../../kit/reads/api.ts'
import { isParameterOn } from '../../kit/reads/session.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { IncomeDialogs } from './income-dialogs.tsx'
import { lockText, ownerOf } from './income-lock.ts'
import { type IncomeRow, type IncomeType, isOpen, isOwed, leftOf } from './income-row.ts'
import { useIncomeActs } from './use-income-acts.ts'

interface Props {
  name: string
  tipo: IncomeType
  columns: GridColumn<IncomeRow>[]
  reading: { data: IncomeRow[] | undefined; error: RefusedError | null; refetch: () => unknown }
  toolbar: ReactNode
  add: ReactNode
  /** Newly created line: its concept cell opens as soon as it is loaded. */
  fresh: number | null
  onFresh: (id: number | null) => void
  children?: ReactNode
}

/** Grid of income: cells edited in place, each under its guards, with the actions on one line or several. */
export function IncomeGrid({ name, tipo, columns, reading, toolbar, add, fresh, onFresh, children }: Props) {
  // until the lines of suppliers are loaded those of members are still present, and would appear under the wrong headings
  const rows = reading.data?.some((row) => row.id_mst_tipofactura !== tipo) ? undefined : reading.data
  const layouts = useGridLayouts(name)
  const income = useIncomeActs({ tipo, onFresh })
  const { acts } = income
  const [selected, setSelected] = useState<number[]>([])
  const chosen = useMemo(() => {
    const ids = new Set(selected)
    return rows?.filter((row) => ids.has(row.id_reg_factura)) ?? []
  }, [rows, selected])
  const startAt = useMemo(() => (fresh === null ? null : { id: fresh, key: 'concepto' as const }), [fresh])
  const onActive = (act: (row: IncomeRow) => void) => () => {
    const id = activeRow()
    const row = rows?.find((one) => one.id_reg_factura === id)
    if (row) act(row)
  }
  const keys = {
    collect: () => (chosen.length > 0 ? acts.collect(chosen) : onActive((row) => acts.collect([row]))()),
    owner: onActive((row) => lockText(row, ownerOf(row)) === null && acts.owner(row)),
    giveBack: onActive(acts.giveBack),
    paper: onActive((row) => acts.paper(row, 0)),
    clone: onActive(acts.clone),
  }
  const latest = useRef(keys)
  latest.current = keys
  const commands = useMemo(
    () =>
      [
        { id: 'income.collect', text: t('income.collect'), keys: 'F8', run: () => latest.current.collect() },
        { id: 'income.owner', text: t('income.change_owner'), keys: 'F4', run: () => latest.current.owner() },
        { id: 'income.give_back', text: t('income.give_back'), keys: 'F7', run: () => latest.current.giveBack() },
        ...(isParameterOn('ACTIVAR_FACTURA_OFICIAL')
          ? [{ id: 'income.ticket', text: t('invoices.ticket'), keys: 'mod+p', run: () => latest.current.paper() }]
          : []),
        { id: 'income.clone', text: t('income.clone'), keys: 'mod+d', run: () => latest.current.clone() },
      ].map((one) => ({ ...one, group: t('menu.one-off-income') })),
    [],
  )
  useCommands(commands)
  return (
    <Screen fill actions={add}>
      <DataGrid<IncomeRow>
        name={name}
        label={t('menu.one-off-income')}
        height="fill"
        columns={columns}
        error={reading.error?.msg ?? null}
        onRetry={() => void reading.refetch()}
        layouts={layouts}
        toolbar={toolbar}
        rows={rows}
        rowId={(row) => row.id_reg_factura}
        selection="multi"
        selected={selected}
        onSelect={(ids) => setSelected(ids.map(Number))}
        onLocked={acts.locked}
        onDelete={acts.remove}
        onEdit={async (row, key, value) => {
          await call(updateIncome, { id_reg_factura: row.id_reg_factura, [key]: value }, { read: { [key]: row[key] } })
        }}
        bulkActions={(picked) => {
          const open = picked.filter(isOpen)
          const owed = picked.filter(isOwed).reduce((sum, row) => sum + leftOf(row), 0)
          const left = open.reduce((sum, row) => sum + leftOf(row), 0)
          return (
            <>
              {open.length > 0 && (
                <Button leftSection={<IconCoinEuro size={15} />} title="F8" onClick={() => acts.collect(picked)}>
                  {t('debt.collect_sum', { importe: formatEuros(left) })}
                </Button>
              )}
              {owed > 0 && (
                <Button leftSection={<IconCoinEuro size={15} />} title="F8" onClick={() => acts.collect(picked)}>
                  {t('income.pay_sum', { importe: formatEuros(owed) })}
                </Button>
              )}
              {open.length > 0 && (
                <Button variant="default" leftSection={<IconLink size={15} />} onClick={() => acts.sendLinks(picked)}>
                  {t('debt.send_link')}
                </Button>
              )}
              <Button variant="default" leftSection={<IconTrash size={15} />} onClick={() => acts.remove(picked)}>
                {t('income.delete_n', { n: picked.length })}
              </Button>
            </>
          )
        }}
        startAt={startAt}
        onStarted={() => onFresh(null)}
        onMenu={acts.menu}
        rowActions={(row) => <RowMenuButton label={t('income.menu_of', { concepto: row.concepto })} onOpen={(at) => acts.menu(row, at)} />}
        empty={{ title: t('income.none'), action: add }}
      />
      <IncomeDialogs tipo={tipo} rows={rows ?? []} income={income} />
      {children}
    </Screen>
  )
}

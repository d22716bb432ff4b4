import './official-invoices.css'
import { companyOfLine } from '@app/contract/official-invoices/line-groups'
import { linesToConvert, listOfficialInvoices } from '@app/contract/official-invoices/official-invoices'
import { Button, Tabs } from '@mantine/core'
import { IconTransform } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { counted, formatCount } from '../../kit/grid/cells/value.ts'
import { useRead } from '../../kit/reads/api.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { RunsStrip } from '../runs/public.ts'
import { ConvertGrid } from './convert-grid.tsx'
import type { OpenLine } from './convert-plan.ts'
import { FilterBar } from './filter-bar.tsx'
import { IssuedGrid } from './issued-grid.tsx'
import { useFilters } from './use-filters.ts'

const ConvertDialog = lazy(() => import('./convert-dialog.tsx').then((module) => ({ default: module.ConvertDialog })))

/** /factura_oficial: invoices that were issued, and paid lines to be converted into them (spec 2 §2). */
export function OfficialInvoicesScreen() {
  const [tab, setTab] = useSearchParam('tab')
  const shown = tab === 'convert' ? 'convert' : 'issued'
  const filters = useFilters()
  const { company, query } = filters
  const issued = useRead(listOfficialInvoices, query, { keepPrevious: true })
  const lines = useRead(linesToConvert, query, { keepPrevious: true })
  const invoices = useMemo(() => issued.data?.filter((row) => company === null || row.id_mst_empresas === company), [issued.data, company])
  const open = useMemo(
    () =>
      lines.data
        ?.filter((row) => company === null || companyOfLine(row) === company)
        .map((row): OpenLine => ({ ...row, fecha: row.fecha_pago ?? row.fecha_creacion })),
    [lines.data, company],
  )
  const count = open?.filter(({ motivo }) => motivo === null).length ?? 0
  const [selected, setSelected] = useState<number[]>([])
  const chosen = useMemo(() => {
    const ids = new Set(selected)
    return open?.filter((line) => line.motivo === null && ids.has(line.id_reg_factura)) ?? []
  }, [open, selected])
  const [isConverting, setConverting] = useState(false)
  const begin = () => (shown === 'convert' && chosen.length > 0 ? setConverting(true) : setTab('convert'))
  useKey(begin)
  return (
    <Screen
      fill
      actions={
        <Button
          leftSection={<IconTransform size={15} />}
          rightSection={<KeyCaps keys={chosen.length > 0 ? 'mod+Enter' : 'n'} />}
          onClick={begin}
        >
          {shown === 'convert' && chosen.length > 0
            ? t('official-invoices.convert_n', counted(chosen.length))
            : t('official-invoices.convert')}
        </Button>
      }
    >
      <RunsStrip kind="official-invoices.generate" />
      <Tabs className="oi-tabs" value={shown} onChange={(value) => setTab(value === 'convert' ? value : null)} keepMounted={false}>
        <Tabs.List aria-label={t('official-invoices.tabs')}>
          <Tabs.Tab value="issued">{t('official-invoices.issued')}</Tabs.Tab>
          <Tabs.Tab value="convert">
            {t('official-invoices.to_convert')}
            {count > 0 && <span className="oi-count tabular">{formatCount(count)}</span>}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="issued">
          <IssuedGrid rows={invoices} reading={issued} filters={filters} />
        </Tabs.Panel>
        <Tabs.Panel value="convert">
          <ConvertGrid
            rows={open}
            reading={lines}
            selected={selected}
            onSelect={setSelected}
            onConvert={() => setConverting(true)}
            toolbar={<FilterBar filters={filters} />}
          />
        </Tabs.Panel>
      </Tabs>
      <Suspense fallback={null}>
        {isConverting && (
          <ConvertDialog
            lines={chosen}
            out={open?.filter(({ motivo }) => motivo !== null) ?? []}
            filters={filters}
            onClose={() => setConverting(false)}
            onDone={() => {
              setConverting(false)
              setSelected([])
            }}
          />
        )}
      </Suspense>
    </Screen>
  )
}

/** The keys that begin a conversion: n, and Ctrl+Enter as in its dialog. */
function useKey(begin: () => void) {
  const latest = useRef(begin)
  latest.current = begin
  useCommands(
    useMemo(
      () =>
        ['n', 'mod+Enter'].map((keys) => ({
          ...{ id: `official-invoices.convert ${keys}`, text: t('official-invoices.convert'), keys },
          ...{ group: t('menu.official-invoices'), run: () => latest.current() },
        })),
      [latest],
    ),
  )
}

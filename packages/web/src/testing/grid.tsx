import { kitTexts } from '@app/contract/kit/kit-texts'
import { inLanguage } from '@app/contract/kit/texts'
import '@mantine/core/styles.css'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { GridColumn } from '../kit/grid/column.ts'
import { DataGrid } from '../kit/grid/data-grid.tsx'
import type { DataGridProps } from '../kit/grid/props.ts'
import { enterStep } from '../kit/screen/kept-state.ts'
import { startTexts } from '../kit/texts/i18n.ts'

const es = inLanguage(kitTexts, 'es')

interface Member {
  id: number
  nombre: string
  precio: number
  fecha: string
  activo: number
  tipo: number
}

/** Members with predictable values, for component tests. */
export const members = (count: number): Member[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    nombre: `Socio ${String(index + 1).padStart(4, '0')}`,
    precio: (index % 50) * 100,
    fecha: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    activo: index % 3 === 0 ? 0 : 1,
    tipo: (index % 2) + 1,
  }))

const memberColumns: GridColumn<Member>[] = [
  { key: 'nombre', header: 'Nombre', kind: 'text', pinned: 'start', canEdit: () => true },
  { key: 'precio', header: 'Precio', kind: 'money', aggregate: 'sum', total: 'sum', canEdit: (row) => row.activo === 1 || 'Socio de baja' },
  { key: 'fecha', header: 'Fecha', kind: 'day', canEdit: () => true },
  { key: 'activo', header: 'Activo', kind: 'flag', canEdit: () => true },
  {
    key: 'tipo',
    header: 'Tipo',
    kind: 'choice',
    choices: [
      { value: 1, text: 'Socio' },
      { value: 2, text: 'Externo' },
    ],
  },
]

let unmount: (() => void) | null = null

/** Renders a node in the page under the theme, in place of the previous test's. */
export async function draw(what: ReactNode): Promise<void> {
  unmount?.()
  enterStep(0, '/', true)
  startTexts('es-ES', es)
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(<MantineProvider>{what}</MantineProvider>)
  unmount = () => root.unmount()
}

type Props = Partial<DataGridProps<Member>> & { save?: (row: Member, key: string, value: unknown) => Promise<void> }

/** Grid of members that keeps accepted edits, as a screen with a query does. */
export function MemberGrid({ rows: first, save, ...rest }: Props) {
  const [rows, setRows] = useState(first)
  const onEdit = async (row: Member, key: string, value: unknown) => {
    await save?.(row, key, value)
    setRows((now) => now?.map((other) => (other.id === row.id ? { ...other, [key]: value } : other)))
  }
  return (
    <DataGrid<Member>
      name="socios"
      label="Socios"
      columns={memberColumns}
      rows={rows}
      rowId={(row) => row.id}
      height={500}
      {...(save ? { onEdit } : {})}
      {...rest}
    />
  )
}

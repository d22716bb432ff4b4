import {
  addQuickAccess,
  changeQuickAccess,
  quickAccesses,
  removeQuickAccess,
  saveStartPage,
  startScreens,
} from '@app/contract/shell/quick-access'
import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { call, useAction, useRead } from '../../../kit/reads/api.ts'
import { useSession } from '../../../kit/reads/session.ts'
import { GridScreen } from '../../../kit/screen/grid-screen.tsx'
import { isReady, screenAt } from '../../../kit/screen/screens.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { menuItems } from '../menu-items.ts'

/** Screen with its kind of shortcut; 0 is none. */
interface AccessRow {
  id_menu: number
  texto: string
  grupo: string
  tipo: number
}
/** Position of a shortcut, by its kind. */
const places = ['none', 'tabs', 'sidebar', 'both'] as const

/** every screen with a selectable shortcut, and the start page. */
export function QuickAccessScreen() {
  const { account } = useSession()
  const reading = useRead(quickAccesses, {})
  const starts = useRead(startScreens, {})
  const save = useAction(saveStartPage, { toast: true })
  const own = reading.data
  const rows = useMemo(() => own && rowsOf(own), [own])
  const columns = useMemo<GridColumn<AccessRow>[]>(
    () => [
      { key: 'texto', header: t('ui.screen'), kind: 'text', width: 260 },
      { key: 'grupo', header: t('ui.group'), kind: 'text', width: 180 },
      {
        key: 'tipo',
        header: t('quick-access.id_tipo_accesodirecto'),
        kind: 'choice',
        width: 220,
        choices: places.map((place, kind) => ({ value: kind, text: t(`quick-access.${place}`) })),
        canEdit: () => true,
      },
    ],
    [],
  )
  const change = async (row: AccessRow, tipo: number) => {
    const now = own?.find(({ id_menu }) => id_menu === row.id_menu)
    const id_tipo_accesodirecto = tipo as 1 | 2 | 3
    if (tipo === 0) {
      if (now) await call(removeQuickAccess, { id: now.id_accesodirecto_socio })
    } else if (now)
      await call(changeQuickAccess, { id: now.id_accesodirecto_socio, id_menu: row.id_menu, orden: now.orden, id_tipo_accesodirecto })
    else await call(addQuickAccess, { id_menu: row.id_menu, id_tipo_accesodirecto, orden: (own?.length ?? 0) + 1 })
    toast.good(t('Operacio_realitzada_correctament'))
  }
  const pages = (starts.data ?? []).filter(({ ruta }) => screenAt(ruta))
  return (
    <GridScreen
      name="quick-access"
      columns={columns}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id_menu}
      onEdit={(row, _key, value) => change(row, Number(value ?? 0))}
      toolbar={
        <NativeSelect
          label={t('ui.start_page')}
          w={320}
          data={[{ value: '', label: t('core.choose') }, ...pages.map(({ ruta, text }) => ({ value: ruta, label: text }))]}
          value={account.settings.rutaInicio}
          onChange={({ currentTarget: { value } }) => value && void save.run({ rutaInicio: value })}
        />
      }
    />
  )
}

function rowsOf(own: readonly { id_menu: number; id_tipo_accesodirecto: number }[]): AccessRow[] {
  const seen = new Set<number>()
  return menuItems().flatMap((item) => {
    if (seen.has(item.id) || !isReady(screenAt(item.path)?.path ?? '')) return []
    seen.add(item.id)
    const tipo = own.find(({ id_menu }) => id_menu === item.id)?.id_tipo_accesodirecto ?? 0
    return [{ id_menu: item.id, texto: tFound('menu', item.code), grupo: tFound('menu.group', item.group), tipo }]
  })
}

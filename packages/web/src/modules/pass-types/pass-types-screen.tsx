import './pass-types.css'
import type { RowOfResource } from '@app/contract/kit/resource'
import { passGroup, passType } from '@app/contract/pass-types/pass-type'
import { createPassType, duplicatePassType, removePassType } from '@app/contract/pass-types/pass-types'
import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconFolders, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useAction, useChoices, useList } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import { ActionForm } from '../../kit/form.tsx'
import type { Choice } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { columnsOf } from '../../kit/grid-columns.ts'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { userMay } from '../../kit/session.ts'
import { SideDrawer } from '../../kit/side-drawer.tsx'
import { toast } from '../../kit/toasts.ts'
import { PassGroups } from './pass-groups.tsx'
import { expiryText, usageText } from './pass-words.ts'

type Row = RowOfResource<typeof passType>
const pathOf = (id: number) => `/tipoabono/edit/${id}`

const columns = (groups: readonly Choice[]) =>
  columnsOf(
    passType,
    [
      'desc_tipoabonos',
      'id_mst_grupo_tipoabonos',
      'num_reservas',
      'tipo_caducidad',
      'visible_usuario',
      'uso_online',
      'abono_multipersonal',
    ],
    {
      desc_tipoabonos: {
        width: 240,
        render: ({ id_mst_tipoabonos: id, desc_tipoabonos }) => (
          <ScreenLink className="pt-link" to={pathOf(id)} tabIndex={-1}>
            {desc_tipoabonos}
          </ScreenLink>
        ),
      },
      id_mst_grupo_tipoabonos: { width: 170 },
      num_reservas: { header: t('pass-types.use'), kind: 'text', width: 150, text: usageText, render: usageText },
      tipo_caducidad: { kind: 'text', width: 240, text: expiryText, render: expiryText },
      abono_multipersonal: { hidden: true },
    },
    { id_mst_grupo_tipoabonos: groups },
  )

/** /tipoabono: the passes that the club sells, and the groups in which it offers them. */
export function PassTypesScreen() {
  const { data, error, refetch } = useList(passType)
  const { data: groups } = useChoices(passGroup)
  const [open, setOpen] = useState<'new' | 'groups' | null>(null)
  const layouts = useGridLayouts('pass-type')
  const shown = useMemo(() => columns((groups ?? []).map(({ id, text }) => ({ value: id, text }))), [groups])
  const mayWrite = userMay(createPassType.permission)
  useCommands(
    useMemo(() => (mayWrite ? [{ id: 'pass-type.new', text: t('pass-types.new'), keys: 'n', run: () => setOpen('new') }] : []), [mayWrite]),
  )
  const duplicate = useAction(duplicatePassType, {
    onDone: ({ id_mst_tipoabonos: id }) => {
      toast.good(t('pass-types.duplicated'))
      go(pathOf(id))
    },
  })
  const remove = useAction(removePassType)
  const onRemove = async ({ id_mst_tipoabonos: id, desc_tipoabonos: nombre }: Row) => {
    if ((await confirmDelete(nombre)) && (await remove.run({ id }))) toast.good(t('pass-types.deleted', { nombre }))
  }
  const button = mayWrite && (
    <Button leftSection={<IconPlus size={15} />} onClick={() => setOpen('new')}>
      {t('pass-types.new')}
    </Button>
  )
  return (
    <Screen
      fill
      actions={
        <>
          {mayWrite && (
            <Button variant="default" leftSection={<IconFolders size={15} />} onClick={() => setOpen('groups')}>
              {t('pass-types.groups')}
            </Button>
          )}
          {data?.length !== 0 && button}
        </>
      }
    >
      <DataGrid
        name="pass-type"
        label={t('menu.pass-types')}
        height="fill"
        columns={shown}
        rows={data}
        rowId={(row) => row.id_mst_tipoabonos}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        onOpen={(row) => go(pathOf(row.id_mst_tipoabonos))}
        actionsWidth={72}
        {...(mayWrite && {
          rowActions: (row: Row) => (
            <>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                disabled={duplicate.isBusy}
                aria-label={t('pass-types.duplicate_one', { nombre: row.desc_tipoabonos })}
                title={t('pass-types.duplicate')}
                onClick={() => void duplicate.run({ id: row.id_mst_tipoabonos })}
              >
                <IconCopy size={15} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`${t('core.delete')} ${row.desc_tipoabonos}`}
                title={t('core.delete')}
                onClick={() => void onRemove(row)}
              >
                <IconTrash size={15} />
              </ActionIcon>
            </>
          ),
        })}
        empty={{ title: t('pass-types.none'), hint: t('pass-types.none_hint'), action: button }}
      />
      <SideDrawer opened={open === 'new'} title={t('pass-types.new')} onClose={() => setOpen(null)}>
        <ActionForm
          action={createPassType}
          given={given}
          ask={['desc_tipoabonos', 'id_mst_grupo_tipoabonos']}
          words="pass-type"
          onDone={({ id_mst_tipoabonos: id }) => go(pathOf(id))}
          onCancel={() => setOpen(null)}
        />
      </SideDrawer>
      <SideDrawer opened={open === 'groups'} title={t('pass-types.groups')} size={560} onClose={() => setOpen(null)}>
        <PassGroups onSaved={() => setOpen(null)} onCancel={() => setOpen(null)} />
      </SideDrawer>
    </Screen>
  )
}
const given = { tiposocio_precio: [] }

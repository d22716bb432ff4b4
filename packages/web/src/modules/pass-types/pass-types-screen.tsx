import './pass-types.css'
import type { RowOfResource } from '@app/contract/kit/resource'
import { passGroup, passType } from '@app/contract/pass-types/pass-type'
import { createPassType, duplicatePassType, removePassType } from '@app/contract/pass-types/pass-types'
import { Button } from '@mantine/core'
import { IconCopy, IconFolders } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { type Choice, choicesOf } from '../../kit/fields/choices.ts'
import { ActionForm } from '../../kit/forms/form.tsx'
import { useAction, useChoices, useList } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { PassGroups } from './pass-groups.tsx'
import { expiryText, usageText } from './pass-labels.ts'

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
        render: ({ id_mst_tipoabonos: id, desc_tipoabonos }) => <RowLink to={pathOf(id)}>{desc_tipoabonos}</RowLink>,
      },
      id_mst_grupo_tipoabonos: { width: 170 },
      num_reservas: { header: t('pass-types.use'), kind: 'text', width: 150, text: usageText, render: usageText },
      tipo_caducidad: { kind: 'text', width: 240, text: expiryText, render: expiryText },
      abono_multipersonal: { hidden: true },
    },
    { id_mst_grupo_tipoabonos: groups },
  )

/** /tipoabono: the passes sold by the club, and their groups. */
export function PassTypesScreen() {
  const reading = useList(passType)
  const { data: groups } = useChoices(passGroup)
  const [open, setOpen] = useState<'new' | 'groups' | null>(null)
  const shown = useMemo(() => columns(choicesOf(groups)), [groups])
  const mayWrite = userMay(createPassType.permission)
  const duplicate = useAction(duplicatePassType, {
    onDone: ({ id_mst_tipoabonos: id }) => {
      toast.good(t('pass-types.duplicated'))
      go(pathOf(id))
    },
  })
  const remove = useAction(removePassType)
  const onDelete = async ({ id_mst_tipoabonos: id, desc_tipoabonos: nombre }: Row) => {
    if (await remove.run({ id })) toast.good(t('pass-types.deleted', { nombre }))
  }
  return (
    <GridScreen
      name="pass-type"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_mst_tipoabonos}
      onOpen={(row) => go(pathOf(row.id_mst_tipoabonos))}
      actions={
        mayWrite && (
          <Button variant="default" leftSection={<IconFolders size={15} />} onClick={() => setOpen('groups')}>
            {t('pass-types.groups')}
          </Button>
        )
      }
      add={mayWrite && <NewButton id="pass-type.new" text={t('pass-types.new')} onClick={() => setOpen('new')} />}
      actionsWidth={72}
      rowActions={
        mayWrite &&
        ((row) => (
          <>
            <IconButton
              label={t('pass-types.duplicate_one', { nombre: row.desc_tipoabonos })}
              title={t('pass-types.duplicate')}
              icon={IconCopy}
              disabled={duplicate.isBusy}
              onClick={() => void duplicate.run({ id: row.id_mst_tipoabonos })}
            />
            <DeleteButton name={row.desc_tipoabonos} onDelete={() => onDelete(row)} />
          </>
        ))
      }
      empty={{ title: t('pass-types.none'), hint: t('pass-types.none_hint') }}
    >
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
    </GridScreen>
  )
}
const given = { tiposocio_precio: [] }

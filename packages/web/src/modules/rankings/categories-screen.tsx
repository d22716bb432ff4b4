import type { RowOfResource } from '@app/contract/kit/resource'
import { removeCategory, updateCategory } from '@app/contract/rankings/categories'
import { category } from '@app/contract/rankings/category'
import { IconLock, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { showMessage } from '../../kit/dialogs/dialogs.ts'
import { showInUse } from '../../kit/dialogs/in-use.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ResourceForm } from '../../kit/forms/form.tsx'
import { useAction, useList } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Row = RowOfResource<typeof category>

/** /campeonatoCategoria: the classes of championships; the club's reserved ones cannot be removed. */
export function CategoriesScreen() {
  const reading = useList(category)
  const update = useAction(updateCategory, {
    onDone: ({ activo, desc_categoria: nombre }) => void toast.good(t(activo ? 'rankings.activated' : 'rankings.deactivated', { nombre })),
  })
  const remove = useAction(removeCategory, { onRefused: (refused) => void (showInUse(refused) || showMessage(refused.msg)) })
  const onDelete = async ({ id_mst_categoria: id, desc_categoria: nombre }: Row) => {
    if (await remove.run({ id })) toast.good(t('rankings.deleted', { nombre }))
  }
  const shown = useMemo(() => columnsOf(category, ['desc_categoria', 'activo', 'reservado'], { desc_categoria: { width: 320 } }), [])
  const mayWrite = userMay(category.permission)
  return (
    <RecordScreen
      name={category.name}
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_mst_categoria}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      nameOf={(row) => row.desc_categoria}
      add={mayWrite && t('rankings.new_category')}
      opens={mayWrite}
      empty={{ title: t('rankings.no_categories') }}
      form={(row, close) => (
        <ResourceForm
          resource={category}
          fields={['desc_categoria', 'activo']}
          id={row?.id_mst_categoria}
          onSaved={close}
          onCancel={close}
        />
      )}
      actionsWidth={76}
      rowActions={
        mayWrite &&
        ((row) => {
          const { id_mst_categoria: id, desc_categoria: nombre, activo, reservado } = row
          const turn = `${t(activo ? 'rankings.deactivate' : 'rankings.activate')} ${nombre}`
          return (
            <>
              <IconButton
                label={turn}
                icon={activo ? IconPlayerPause : IconPlayerPlay}
                onClick={() => void update.run({ id, activo: !activo })}
              />
              {reservado ? (
                <IconLock size={15} role="img" aria-label={t('msg.reserved')} />
              ) : (
                <DeleteButton name={nombre} onDelete={() => onDelete(row)} />
              )}
            </>
          )
        })
      }
    />
  )
}

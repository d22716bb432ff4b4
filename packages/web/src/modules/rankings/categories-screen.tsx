import type { RowOfResource } from '@app/contract/kit/resource'
import { removeCategory, updateCategory } from '@app/contract/rankings/categories'
import { category } from '@app/contract/rankings/category'
import { IconLock, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAction, useList } from '../../kit/api.ts'
import { DeleteButton } from '../../kit/delete-button.tsx'
import { tell } from '../../kit/dialogs.ts'
import { ResourceForm } from '../../kit/forms/form.tsx'
import { columnsOf } from '../../kit/grid-columns.ts'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { tellInUse } from '../../kit/in-use.tsx'
import { RecordScreen } from '../../kit/record-screen.tsx'
import { userMay } from '../../kit/session.ts'
import { toast } from '../../kit/toasts.ts'

type Row = RowOfResource<typeof category>

/** /campeonatoCategoria: the classes of championships; the club's reserved ones stay. */
export function CategoriesScreen() {
  const reading = useList(category)
  const update = useAction(updateCategory, {
    onDone: ({ activo, desc_categoria: nombre }) => void toast.good(t(activo ? 'rankings.activated' : 'rankings.deactivated', { nombre })),
  })
  const remove = useAction(removeCategory, { onRefused: (refused) => void (tellInUse(refused) || tell(refused.msg)) })
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

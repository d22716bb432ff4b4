import type { RowOfResource } from '@app/contract/kit/resource'
import { category, removeCategory, updateCategory } from '@app/contract/rankings/category'
import { IconLock, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useAction, useList } from '../../kit/api.ts'
import { confirmDelete, tell } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { tellInUse } from '../../kit/in-use.tsx'
import { toast } from '../../kit/toasts.ts'
import { RecordScreen } from './record-screen.tsx'
import { RowButton } from './row-button.tsx'

type Row = RowOfResource<typeof category>

/** /campeonatoCategoria: the classes of championships; the club's reserved ones stay. */
export function CategoriesScreen() {
  const reading = useList(category)
  const update = useAction(updateCategory, {
    onDone: ({ activo, desc_categoria: nombre }) => void toast.good(t(activo ? 'rankings.activated' : 'rankings.deactivated', { nombre })),
  })
  const remove = useAction(removeCategory, { onRefused: (refused) => void (tellInUse(refused) || tell(refused.msg)) })
  const onDelete = async ({ id_mst_categoria: id, desc_categoria: nombre }: Row) => {
    if (!(await confirmDelete(nombre))) return
    if (await remove.run({ id })) toast.good(t('rankings.deleted', { nombre }))
  }
  return (
    <RecordScreen
      resource={category}
      reading={reading}
      columns={['desc_categoria', 'activo', 'reservado']}
      more={{ desc_categoria: { width: 320 } }}
      form={['desc_categoria', 'activo']}
      add={t('rankings.new_category')}
      empty={{ title: t('rankings.no_categories') }}
      nameOf={({ desc_categoria }) => desc_categoria}
      actionsWidth={76}
      rowActions={(row) => {
        const { id_mst_categoria: id, desc_categoria: nombre, activo, reservado } = row
        const turn = `${t(activo ? 'rankings.deactivate' : 'rankings.activate')} ${nombre}`
        return (
          <>
            <RowButton
              label={turn}
              icon={activo ? <IconPlayerPause size={15} /> : <IconPlayerPlay size={15} />}
              onClick={() => void update.run({ id, activo: !activo })}
            />
            {reservado ? (
              <IconLock size={15} role="img" aria-label={t('msg.reserved')} />
            ) : (
              <RowButton label={`${t('core.delete')} ${nombre}`} icon={<IconTrash size={15} />} onClick={() => void onDelete(row)} />
            )}
          </>
        )
      }}
    />
  )
}

import type { OutputOf } from '@app/contract/kit/action'
import { label, labelList, removeLabel } from '@app/contract/labels/label'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { showMessage } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ResourceForm } from '../../kit/forms/form.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { LabelPeople } from './label-people.tsx'

type Row = OutputOf<typeof labelList>[number]

/** /socios/etiquetas: labels of members, and the members of each; a label in use cannot be deleted. */
export function LabelsScreen() {
  const reading = useRead(labelList, {})
  const remove = useAction(removeLabel, { onRefused: (refused) => void showMessage(refused.msg) })
  const onDelete = async ({ id_mst_etiqueta: id, desc_etiqueta: nombre }: Row) => {
    if (await remove.run({ id })) toast.good(t('labels.deleted', { nombre }))
  }
  const shown = useMemo<GridColumn<Row>[]>(
    () => [
      ...columnsOf(label, ['desc_etiqueta'], { desc_etiqueta: { width: 320 } }),
      { key: 'socios', header: t('labels.people'), kind: 'integer', width: 140 },
    ],
    [],
  )
  const mayWrite = userMay(label.permission)
  return (
    <RecordScreen
      name={label.name}
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_mst_etiqueta}
      nameOf={(row) => row.desc_etiqueta}
      add={mayWrite && t('labels.new')}
      opens={mayWrite}
      empty={{ title: t('labels.none'), hint: t('labels.none_hint') }}
      form={(row, close) => (
        <>
          <ResourceForm resource={label} fields={['desc_etiqueta']} id={row?.id_mst_etiqueta} onSaved={close} onCancel={close} />
          {row && <LabelPeople of={row} />}
        </>
      )}
      actionsWidth={44}
      rowActions={mayWrite && ((row) => <DeleteButton name={row.desc_etiqueta} onDelete={() => onDelete(row)} />)}
    />
  )
}

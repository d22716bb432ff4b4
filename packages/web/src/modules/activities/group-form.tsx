import './activities.css'
import { activityGroup } from '@app/contract/activities/activity'
import { createGroup, updateGroup } from '@app/contract/activities/activity-groups'
import { changedColumns, columnKinds, type ExtraColumn, mostColumns } from '@app/contract/activities/extra-columns'
import type { RowOfResource } from '@app/contract/kit/resource'
import { pick } from '@app/contract/kit/resource'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, RowField, SaveBar } from '../../kit/forms/form-fields.tsx'
import type { Rows } from '../../kit/forms/form-types.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

const fields = { ...pick(activityGroup.fields, 'id_reg_actividades', 'desc_actividades_grupo'), columnas: changedColumns }

interface Props {
  /** Group to change; null for a new one. */
  row: RowOfResource<typeof activityGroup> | null
  /** Activity of a new group, if it is chosen already. */
  activity: number | null
  onDone: () => void
}

/** Form of a group: its activity, its name, its extra columns. A renamed column keeps its values. */
export function GroupForm({ row, activity, onDone }: Props) {
  const form = useForm({
    name: `activity-group ${row?.id_reg_actividades_grupo ?? 'new'}`,
    fields,
    first: row
      ? { ...row, columnas: row.columnas.map((column) => ({ ...column, antes: column.nombre })) }
      : { id_reg_actividades: activity, columnas: [] },
    ...(row && { seen: { ...row } }),
    by: { columnas: { by: [] } },
    save: (values, { only, read }) =>
      row
        ? call(updateGroup, { id: row.id_reg_actividades_grupo, ...only }, { read })
        : call(createGroup, { ...values, columnas: values.columnas.map(({ nombre, tipo }): ExtraColumn => ({ nombre, tipo })) }),
    onSaved: onDone,
  })
  return (
    <FormFrame form={form} words="activity-group">
      <FormFields form={form} names={['id_reg_actividades', 'desc_actividades_grupo']} words="activity-group" />
      <ColumnRows formId={form.id} rows={form.rows('columnas')} />
      <SaveBar form={form} always onCancel={onDone} />
    </FormFrame>
  )
}

interface ColumnRowsProps {
  formId: string
  rows: Rows<ExtraColumn & { antes: string | null }>
}

/** Extra columns of a group: the name and the kind of each, up to eight. */
function ColumnRows({ formId, rows }: ColumnRowsProps) {
  const kinds = columnKinds.map((value) => ({ value, text: t(`activities.kind.${value}`) }))
  const add = () => {
    const key = flushSync(() => rows.add({ nombre: null, tipo: 'text', antes: null }))
    document.getElementById(`${formId}-columnas.${key}.nombre`)?.focus()
  }
  return (
    <fieldset className="ac-columns" id={rows.id}>
      <legend>{t('activities.extra_columns')}</legend>
      <p className="dimmed">{t('activities.extra_columns_hint', { max: mostColumns })}</p>
      {rows.all.map((row, at) => {
        const n = at + 1
        return (
          <div key={row.key} className="ac-column" role="group" aria-label={t('activities.column', { n })}>
            <RowField row={row} name="nombre" label={t('activities.column_name', { n })} />
            <RowField row={row} name="tipo" label={t('activities.column_kind', { n })} options={kinds} />
            <IconButton
              size="md"
              label={t('activities.remove_column', { nombre: row.draft.nombre || n })}
              icon={IconTrash}
              onClick={row.remove}
            />
          </div>
        )
      })}
      {rows.complaint && <p className="ac-wrong">{rows.complaint}</p>}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} />}
        disabled={rows.all.length >= mostColumns}
        onClick={add}
      >
        {t('activities.add_column')}
      </Button>
    </fieldset>
  )
}

import { labelChoices, saveMemberLabels } from '@app/contract/labels/member-label'
import { MultiSelect } from '@mantine/core'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  id: number
  /** Labels of the member. */
  own: readonly number[]
  onClose: () => void
}
/** Adds and removes labels of a member, each saved immediately. */
export function LabelPicker({ id, own, onClose }: Props) {
  const { data, error, refetch } = useRead(labelChoices, {})
  const save = useAction(saveMemberLabels)
  if (error) return <ReadError error={error} onRetry={refetch} />
  return (
    <MultiSelect
      aria-label={t('menu.labels')}
      w="min(520px, 100%)"
      autoFocus
      searchable
      data={(data ?? []).map((one) => ({ value: String(one.id), label: one.text }))}
      value={own.map(String)}
      disabled={save.isBusy}
      nothingFoundMessage={t('core.nothing_found')}
      onChange={(ids) => void save.run({ id_mst_socios: id, etiquetas: ids.map(Number) })}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    />
  )
}

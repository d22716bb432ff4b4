import { labelChoices, saveMemberLabels } from '@app/contract/labels/member-label'
import { MultiSelect } from '@mantine/core'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  id: number
  /** The labels that the member has. */
  own: readonly number[]
  onClose: () => void
}
/** Puts labels on a member and takes them off, each saved as it is. */
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

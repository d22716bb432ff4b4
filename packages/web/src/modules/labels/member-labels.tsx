import { labelChoices, memberLabels, saveMemberLabels } from '@app/contract/labels/member-label'
import { MultiSelect } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { useAction, useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { ReadError } from '../../kit/states.tsx'

/** The labels of a member, put on and taken off where they are shown. */
export function MemberLabels({ id }: { id: number }) {
  const own = useRead(memberLabels, { id_mst_socios: id })
  const all = useRead(labelChoices, {})
  const save = useAction(saveMemberLabels)
  const error = own.error ?? all.error
  if (error) return <ReadError error={error} onRetry={() => Promise.all([own.refetch(), all.refetch()])} />
  if (!own.data || !all.data || (all.data.length === 0 && own.data.length === 0)) return null
  const chosen = own.data.map((one) => String(one.id_mst_etiqueta))
  return (
    <MultiSelect
      aria-label={t('menu.labels')}
      maw={520}
      size="xs"
      leftSection={<IconTags size={15} aria-hidden />}
      data={all.data.map((one) => ({ value: String(one.id), label: one.text }))}
      value={chosen}
      placeholder={chosen.length === 0 ? t('menu.labels') : ''}
      disabled={!save.may || save.isBusy}
      searchable
      nothingFoundMessage={t('core.nothing_found')}
      onChange={(ids) => void save.run({ id_mst_socios: id, etiquetas: ids.map(Number) })}
    />
  )
}

import type { OutputOf } from '@app/contract/kit/action'
import { memberChanges } from '@app/contract/member-summary/changes'
import { member } from '@app/contract/members/member'
import { useRead } from '../../kit/reads/api.ts'
import { RowChanges } from '../../kit/screen/row-changes.tsx'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

const systemActor = (accion: string) => t(accion.includes('/activar/') ? 'summary.by_link' : 'summary.by_itself')

/** Changes of a member's data, as given. */
export const MemberChangeList = ({ entries }: { entries: OutputOf<typeof memberChanges> }) => (
  <RowChanges entries={entries} fields={member.fields} words="member" made={t('summary.made')} systemActor={systemActor} />
)

/** Changes to a member's file with their authors, the newest first. */
export function ChangesTab({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberChanges, { id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={6} />
  if (data.length === 0) return <Empty title={t('summary.no_changes')} />
  return <MemberChangeList entries={data} />
}

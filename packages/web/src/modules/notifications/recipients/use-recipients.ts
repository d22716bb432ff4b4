import { enrolledRecipients, recipients } from '@app/contract/notifications/recipients'
import { useMemo } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { asEnrolled, asMember } from './recipient-row.ts'

/** Recipients of a letter, chosen or not: members, or the people enrolled in a group of an activity; nothing is read for null. */
export function useRecipients(id: number | null, group: number | null) {
  const members = useRead(recipients, id !== null && group === null ? { id } : null, { keepPrevious: true })
  const enrolled = useRead(enrolledRecipients, id !== null && group !== null ? { id, gid: group } : null, { keepPrevious: true })
  const rows = useMemo(
    () => (group === null ? members.data?.map(asMember) : enrolled.data?.map(asEnrolled)),
    [group, enrolled.data, members.data],
  )
  return { rows, reading: group === null ? members : enrolled }
}

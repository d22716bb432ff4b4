import type { RowOfResource } from '@app/contract/kit/resource'
import type { member } from '@app/contract/members/member'
import type { Tx } from '../../kit/database/database.ts'
import type { Note } from '../../kit/http/audit.ts'

type Row = RowOfResource<typeof member>
export type MemberChange = Partial<Omit<Row, 'id_mst_socios'>>

/** Writes the changes of a locked member, and audits the previous values: the history on the member's page is read from there. */
export async function writeMember({ tx, note }: { tx: Tx; note: Note }, before: Row, change: MemberChange) {
  const changed = Object.entries(change).filter(([name, value]) => value !== undefined && value !== before[name as keyof Row])
  if (changed.length === 0) return
  const { id_mst_socios } = before
  await tx.updateTable('socio').set(Object.fromEntries(changed)).where('id_mst_socios', '=', id_mst_socios).execute()
  const was = Object.fromEntries(changed.map(([name]) => [name, before[name as keyof Row]]))
  note('socio', { id_mst_socios, ...was }, { id_mst_socios, ...Object.fromEntries(changed) })
}

import type { Choice } from './chosen-members.ts'
import { SellToMany } from './sell-to-many.tsx'

interface Props {
  choice: Choice
  count: number
  onDone: () => void
}

/** What is done with the members who are chosen. */
export function MemberActs({ choice }: Props) {
  return choice.regla === null && <SellToMany members={choice.ids} />
}

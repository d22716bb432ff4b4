import type { ReactNode } from 'react'

/** Candidate offered by a picker. */
export interface Pickable {
  readonly id: number
  readonly name: string
  /** Detail that distinguishes candidates of the same name. */
  readonly detail: string
  readonly isMuted?: boolean
  readonly warning?: string | undefined
}
/** Dialog that makes a new candidate, which is then picked. */
export interface MakeProps {
  readonly onMade: (item: Pickable) => void
  readonly onClose: () => void
}
/** Alternative if no candidate matches the typed text, such as a new member of that name. */
export interface Alternative {
  readonly text: string
  readonly form: (props: MakeProps) => ReactNode
}
export interface Found {
  readonly items: readonly Pickable[]
  readonly isReading: boolean
  readonly hasMore: boolean
  readonly more: () => void
  readonly otherwise?: Alternative | undefined
}

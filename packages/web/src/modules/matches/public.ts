export { MatchActs } from './match-acts.tsx'
export { MatchSidebar } from './match-sidebar.tsx'
export type { Spot } from './use-match-drag.ts'

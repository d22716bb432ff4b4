export { MatchActs } from './match-acts.tsx'
export { MatchSidebar } from './match-sidebar.tsx'

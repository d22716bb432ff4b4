export { activeLine } from './active-line.ts'
export type { IncomeRow } from './income-row.ts'
/** Acts on one line, with their words; loaded on first use. */
export const loadLineActs = () => import('./line-acts.ts')

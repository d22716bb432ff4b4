/** Refund and ticket of one line; loaded on first use. */
export const loadLineActs = () => import('../line-acts.ts')

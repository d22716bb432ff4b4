import { store } from '../../../kit/reads/store.ts'

/** What lies over the screen: one thing at a time. */
export const overlay = store<'menu' | 'palette' | 'keys' | null>(null)

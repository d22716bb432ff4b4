import { store } from '../../../kit/reads/store.ts'

/** Overlay of the screen: one at a time. */
export const overlay = store<'menu' | 'palette' | null>(null)

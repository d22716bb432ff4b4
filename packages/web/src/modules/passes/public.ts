import { lazy } from 'react'

/** What passes a member has, to sell, use and end them; fetched when it is first shown. */
export const PassesTab = lazy(() => import('./passes-tab.tsx').then((module) => ({ default: module.PassesTab })))
export { heldWords } from './pass-words.ts'

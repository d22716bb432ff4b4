import { lazy } from 'react'

/** The wallet of a member; fetched when it is first opened. */
export const WalletTab = lazy(() => import('./wallet-tab.tsx').then((module) => ({ default: module.WalletTab })))

import { lazy } from 'react'

/** Wallet of a member; loaded on first opening. */
export const WalletTab = lazy(() => import('./wallet-tab.tsx').then((module) => ({ default: module.WalletTab })))

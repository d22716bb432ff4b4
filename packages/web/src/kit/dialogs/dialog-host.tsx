import { lazy, Suspense } from 'react'
import { dialogs } from './dialogs.ts'

const DialogModal = lazy(() => import('./dialog-modal.tsx').then((module) => ({ default: module.DialogModal })))

/** Shows the oldest pending question; later ones wait behind it. */
export function DialogHost() {
  const dialog = dialogs.use()[0]
  return <Suspense fallback={null}>{dialog && <DialogModal key={dialog.turn} dialog={dialog} />}</Suspense>
}

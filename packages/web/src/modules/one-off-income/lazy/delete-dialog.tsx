import { type ComponentProps, lazy, Suspense } from 'react'
import type { DeleteDialog as Dialog } from '../delete-dialog.tsx'

const Loaded = lazy(async () => ({ default: (await import('../delete-dialog.tsx')).DeleteDialog }))

/** Deletes lines, with the steps of each; loaded when it is opened. */
export const DeleteLinesDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)

import { type ComponentProps, lazy, Suspense } from 'react'
import type { MailDocument as Dialog } from '../mail-document.tsx'

const Loaded = lazy(async () => ({ default: (await import('../mail-document.tsx')).MailDocument }))

/** Mails an official invoice; loaded when it is opened. */
export const MailDocument = (props: ComponentProps<typeof Dialog>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)

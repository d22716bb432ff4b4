import { lazy, Suspense } from 'react'
import { LinesSkeleton } from '../../../kit/screen/states.tsx'
import type { LetterEditorProps } from '../editor/letter-editor.tsx'

const Loaded = lazy(async () => ({ default: (await import('../editor/letter-editor.tsx')).LetterEditor }))

/** Editor of a letter; loaded with the first letter that is opened. */
export const LetterEditor = (props: LetterEditorProps) => (
  <Suspense fallback={<LinesSkeleton lines={8} />}>
    <Loaded {...props} />
  </Suspense>
)

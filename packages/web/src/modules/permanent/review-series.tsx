import { type ComponentProps, useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import type { useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { offerUndo } from './offer-undo.ts'
import { SeriesPreview } from './series-preview.tsx'
import type { Decisions } from './use-decisions.ts'

type Preview = ComponentProps<typeof SeriesPreview>
interface Props extends Pick<Preview, 'verb' | 'first' | 'offered' | 'maySaveNothing' | 'onBack'> {
  /** List of dates, refetched while other desks work. */
  reading: Pick<ReturnType<typeof useRead>, 'error' | 'refetch'> & { readonly data: Preview['plan'] | undefined }
  /** Call that applies the list; its result can be undone, and it shows no message itself. */
  save: (decided: Decisions['sent']) => Promise<{ readonly actos: readonly number[] } | undefined>
  onSaved: () => void
}

/** List of dates and its one button; a refusal is shown above the list, which is read again. */
export function ReviewSeries({ reading, save, onSaved, ...preview }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const apply = async (decided: Decisions['sent']) => {
    setBusy(true)
    setMessage(null)
    try {
      const saved = await save(decided)
      if (saved) offerUndo(saved)
      onSaved()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setMessage(error.msg)
      void reading.refetch()
    } finally {
      setBusy(false)
    }
  }
  if (reading.error && !reading.data) return <ReadError error={reading.error} onRetry={reading.refetch} />
  if (!reading.data) return <LinesSkeleton lines={12} />
  return (
    <SeriesPreview
      {...preview}
      plan={reading.data}
      isBusy={isBusy}
      message={message ?? reading.error?.msg ?? null}
      onApply={(decided) => void apply(decided)}
    />
  )
}

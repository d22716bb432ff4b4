import { type Action, type OutputOf, writtenResources } from '@app/contract/kit/action'
import { useState } from 'react'
import { RefusedError } from '../dialogs/refused-error.ts'
import { refresh } from './queries.ts'
import { upload } from './upload.ts'

interface Options<A extends Action> {
  /** Field name of the file. */
  file: string
  /** Input sent with the file. */
  input?: Readonly<Record<string, unknown>>
  onDone: (output: OutputOf<A>) => void
  /** Text for a refusal; its message by default. */
  complaint?: (refused: RefusedError) => string
}

/** Uploads the file of a `FileField`: spread into the field, it shows progress and errors. */
export function useUpload<A extends Action>(action: A, { file: name, input = {}, onDone, complaint }: Options<A>) {
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const send = async (given: File | readonly File[]) => {
    setError(null)
    setProgress(0)
    try {
      const output = await upload(action, input, { [name]: given }, { onProgress: setProgress })
      if (action.changes) await refresh(writtenResources(action))
      onDone(output)
    } catch (refused) {
      if (!(refused instanceof RefusedError)) throw refused
      setError(complaint?.(refused) ?? refused.msg)
    } finally {
      setProgress(null)
    }
  }
  return {
    progress,
    error,
    /** Forgets the refusal of an earlier file. */
    clear: () => setError(null),
    /** Sends several files under one name, or none, which the server refuses with its own message. */
    sendAll: (files: readonly File[]) => void send(files),
    onFiles: ([file]: readonly File[]) => void (file && send(file)),
  }
}

import type { Action, OutputOf } from '@app/contract/kit/action'
import { answerStyle } from '@app/contract/kit/answers'
import { readAnswer } from '@app/contract/kit/shapes'
import { RefusedError } from '../dialogs/refused-error.ts'
import { t } from '../texts/i18n.ts'
import { headersFor, readBody } from './call.ts'
import { newKey } from './session.ts'
import { toWire } from './wire.ts'

interface Watching {
  /** Gets 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** Ends the upload. */
  readonly signal?: AbortSignal
}

/** Sends files as multipart with the action's other input. Throws `Refused`, also if it is ended. */
export function upload<A extends Action>(
  action: A,
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, File | readonly File[]>>,
  { onProgress, signal }: Watching = {},
): Promise<OutputOf<A>> {
  const wire = toWire(action, input)
  const form = new FormData()
  for (const [name, value] of Object.entries(JSON.parse(wire.body ?? '{}') as object))
    if (value !== null && value !== undefined) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  for (const [name, given] of Object.entries(files))
    for (const file of given instanceof File ? [given] : given) form.append(name, file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(wire.method, wire.url)
    for (const [name, value] of Object.entries(headersFor(true, newKey()))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress?.(loaded / total)
    request.onerror = () => reject(new RefusedError(0, { code: 'core.no_connection' }, t('core.no_connection')))
    request.onload = () => {
      try {
        const body = answerStyle(action.answer).unwrap(readBody(request.status, request.responseText))
        resolve(readAnswer(action.output, body) as OutputOf<A>)
      } catch (error) {
        reject(error as Error)
      }
    }
    request.onabort = request.onerror
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

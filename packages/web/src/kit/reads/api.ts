import { type Action, type OutputOf, type SentOf, writtenResources } from '@app/contract/kit/action'
import type { Fields, RowOf } from '@app/contract/kit/field'
import { callsOf, dropdownAt } from '@app/contract/kit/generic-calls'
import type { Resource } from '@app/contract/kit/resource'
import { skipToken, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { confirm } from '../dialogs/dialogs.ts'
import { showInUse } from '../dialogs/in-use.tsx'
import { RefusedError } from '../dialogs/refused-error.ts'
import { toast } from '../dialogs/toasts.ts'
import { t } from '../texts/i18n.ts'
import { type CallOptions, call as send } from './call.ts'
import { queries, refresh } from './queries.ts'
import { userMayCall } from './session.ts'
import { recordedQuery, snapshotQuery } from './sources.ts'

/**
 * Makes one call. After a write all displayed data of its `changes` is read again, also after a conflict: the data of
 * the other desk must show. Throws `Refused`.
 */
export async function call<A extends Action>(action: A, input: SentOf<A>, options?: CallOptions): Promise<OutputOf<A>> {
  const readAgain = () => action.changes && void refresh(writtenResources(action))
  try {
    const output = await send(action, input, options)
    readAgain()
    return output
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'msg.changed_meanwhile') readAgain()
    throw error
  }
}

/** Answer to one of some questions of a refusal, for repeating the call; null if the user backs out, undefined for any other refusal. */
export async function answerTo(
  questions: readonly string[],
  { body, msg }: RefusedError,
  text?: string,
): Promise<Readonly<Record<string, true>> | null | undefined> {
  const question = String(body.confirm)
  if (!questions.includes(question)) return undefined
  return (await confirm({ title: msg, ...(text !== undefined && { confirm: text }) })) ? { [question]: true } : null
}

/** Makes a call; each question of its refusals, a field of its input, is confirmed once before it is repeated. Null if the user backs out. */
export async function confirmedCall<A extends Action>(action: A, input: SentOf<A>, text?: string): Promise<OutputOf<A> | null> {
  try {
    return await call(action, input)
  } catch (error) {
    const answer = error instanceof RefusedError ? await answerTo(Object.keys(action.input), error, text) : undefined
    if (answer === undefined) throw error
    return answer && confirmedCall(action, { ...input, ...answer }, text)
  }
}

/** Cache key of a read, for optimistic changes with `queries.setQueryData`. */
export const readKey = <A extends Action>(action: A, input: SentOf<A>) => [action.endpoint, input] as const

type ReadOptions = Pick<UseQueryOptions, 'enabled' | 'staleTime' | 'refetchInterval'> & {
  /** Keeps showing the answer to the last input until the next one arrives. */
  keepPrevious?: boolean
  /** Snapshot that writes do not refetch: it is slow to read, and shows the state at the time of the request. */
  isSnapshot?: boolean
}

/** Query of `useRead`, for preloading in a route and for `useQueries`. */
export const readQuery = <A extends Action>(action: A, input: SentOf<A>) => ({
  queryKey: readKey(action, input),
  queryFn: recordedQuery((read) => read(action, input)),
})

/**
 * Reads with a call; no request while the input is null. The answer names its source resources: a write to one of them, here or
 * at another desk, refetches it.
 */
export function useRead<A extends Action>(
  action: A,
  input: SentOf<A> | null,
  { keepPrevious, isSnapshot, ...options }: ReadOptions = {},
): UseQueryResult<OutputOf<A>, RefusedError> {
  const baseQuery = input === null ? { queryKey: [action.endpoint], queryFn: skipToken } : readQuery(action, input)
  const query = {
    ...baseQuery,
    ...(isSnapshot && input !== null && { queryFn: snapshotQuery(action, input) }),
    ...options,
    ...(keepPrevious && { placeholderData: (last: unknown) => last }),
  }
  return useQuery(query as never) as UseQueryResult<OutputOf<A>, RefusedError>
}

/** Every row of a resource. */
export const useList = <F extends Fields>(
  resource: Resource<string, string, F>,
  options?: ReadOptions,
): UseQueryResult<RowOf<F>[], RefusedError> => useRead(callsOf(resource).list as Action, {}, options) as never

/** One row of a resource; no request while `id` is null. */
export const useRow = <F extends Fields>(
  resource: Resource<string, string, F>,
  id: number | null,
): UseQueryResult<RowOf<F>, RefusedError> => useRead(callsOf(resource).get as Action, id === null ? null : { id }) as never

/** Rows of a resource as choices, for a select. */
export const useChoices = (of: { path: string }, options?: ReadOptions) => useRead(dropdownAt(of.path), {}, options)

interface ActionOptions<A extends Action> {
  onDone?: (output: OutputOf<A>, input: SentOf<A>) => void
  /** Success toast of 3 s: `Guardado` if true, none if absent. */
  toast?: boolean | string
  /** Replaces the error toast and the confirmation of questions. */
  onRefused?: (refused: RefusedError) => void
}
export interface ActionHandle<A extends Action> {
  /** Makes the call; a refusal shows a toast of 3 s and returns undefined. */
  run: (input: SentOf<A>) => Promise<OutputOf<A> | undefined>
  isBusy: boolean
  /** True if the user has the right: without it the button is not shown. */
  may: boolean
}

/** Call of a button: busy while it runs, refetches its changes, shows the outcome. */
export function useAction<A extends Action>(action: A, options: ActionOptions<A> = {}): ActionHandle<A> {
  const [running, setRunning] = useState(0)
  const latest = useRef(options)
  latest.current = options
  const run = useCallback(
    async (input: SentOf<A>) => {
      const { onDone, onRefused, toast: successText } = latest.current
      setRunning((count) => count + 1)
      try {
        const output = onRefused ? await call(action, input) : await confirmedCall(action, input)
        if (output === null) return undefined
        if (successText) toast.good(successText === true ? t('Operacio_realitzada_correctament') : successText)
        onDone?.(output, input)
        return output
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        if (onRefused) onRefused(error)
        else if (!showInUse(error)) toast.bad(error.msg)
        return undefined
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [action],
  )
  return { run, isBusy: running > 0, may: userMayCall(action) }
}

/** Starts a read ahead of need. */
export const preload = <A extends Action>(action: A, input: SentOf<A>) => queries.prefetchQuery(readQuery(action, input) as never)

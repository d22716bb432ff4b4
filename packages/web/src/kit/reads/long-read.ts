import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { RefusedError } from '../dialogs/refused-error.ts'
import { readKey } from './api.ts'
import { recordedQuery } from './sources.ts'

/** Rows of a page: less than a megabyte of the widest list. */
const pageRows = 1500

type RowOf<A extends Action> = OutputOf<A> extends readonly (infer R)[] ? R : never
interface Pages<R> {
  readonly rows: R[]
  readonly isPartial: boolean
}
export interface LongReading<R> {
  readonly data: R[] | undefined
  /** True while the first rows are shown and more are to come. */
  readonly isPartial: boolean
  readonly error: RefusedError | null
  readonly refetch: () => unknown
}

/**
 * Reads a long list page by page, and shows the first rows while the rest comes; no request while the input is null. `after` is the input of
 * the page after a row. Rows that are shown already stay until the list has more, or is whole again.
 */
export function useLongRead<A extends Action>(
  action: A,
  input: SentOf<A> | null,
  after: (last: RowOf<A>) => Partial<SentOf<A>>,
): LongReading<RowOf<A>> {
  const queryKey = input === null ? [action.endpoint] : [...readKey(action, input), 'pages']
  const inPages = recordedQuery(async (read, { client }): Promise<Pages<RowOf<A>>> => {
    const rows: RowOf<A>[] = []
    for (;;) {
      const last = rows.at(-1)
      const sent = { ...input, filas: pageRows, ...(last !== undefined && after(last)) } as unknown as SentOf<A>
      const page = (await read(action, sent)) as RowOf<A>[]
      rows.push(...page)
      if (page.length < pageRows) return { rows, isPartial: false }
      const shown = client.getQueryData<Pages<RowOf<A>>>(queryKey)
      if (rows.length > (shown?.rows.length ?? 0)) client.setQueryData(queryKey, { rows: [...rows], isPartial: true })
    }
  })
  const reading = useQuery({
    queryKey,
    queryFn: input === null ? skipToken : inPages,
    placeholderData: (shown: Pages<RowOf<A>> | undefined) => shown,
  } as never) as UseQueryResult<Pages<RowOf<A>>, RefusedError>
  const { data, error, refetch } = reading
  return { data: data?.rows, isPartial: data?.isPartial ?? false, error, refetch }
}

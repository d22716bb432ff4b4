import axe from 'axe-core'

/** Call made by a component. */
export interface ServedCall {
  readonly call: string
  readonly key: string | null
  readonly body: Record<string, unknown>
}
/** `reads` names the source resources of the answer, separated by commas. */
type Answer = { status?: number; body: unknown; reads?: string } | 'lost'

/** Answers the page's calls instead of a server; returns the calls, in order. */
export function serve(answer: (call: string, body: Record<string, unknown>) => Answer | Promise<Answer>): ServedCall[] {
  const asked: ServedCall[] = []
  window.fetch = async (url, init) => {
    const call = `${init?.method ?? 'GET'} ${decodeURIComponent(String(url))}`
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {}
    asked.push({ call, body, key: new Headers(init?.headers).get('idempotency-key') })
    const said = await answer(call, body)
    if (said === 'lost') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(said.body), { status: said.status ?? 200, headers: said.reads ? { reads: said.reads } : {} })
  }
  return asked
}

/** Violations of WCAG 2.2 A and AA on the page, as rule and place. */
export async function violations(): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations: found } = await axe.run(document.body, { runOnly: tags, resultTypes: ['violations'] })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

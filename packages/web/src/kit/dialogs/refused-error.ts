/** Expected refusal, or a failed connection (status 0, code `core.no_connection`). `msg` is in the user's language. */
export class RefusedError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly body: Readonly<Record<string, unknown>>
  /** Resources the refusal depends on, if the server lists them: it is checked again after a write to one of them. */
  readonly reads: readonly string[] | null
  constructor(status: number, body: Readonly<Record<string, unknown>>, fallback: string, reads: readonly string[] | null = null) {
    super(messageOf(body) || fallback)
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : 'msg.unexpected'
    this.fields = fieldsOf(body)
    this.body = body
    this.reads = reads
  }
  get msg(): string {
    return this.message
  }
}

/** Message of a body: `texto` beside a key, `msg`, then `data.msg`. */
function messageOf(body: Readonly<Record<string, unknown>>): string {
  const inner = (body.data as { msg?: unknown } | undefined)?.msg
  return [body.texto, body.msg, inner].find((msg) => typeof msg === 'string' && msg !== '') as string
}

/** Complaints by field: the entries of an error body that are lists of sentences. */
const fieldsOf = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((text) => typeof text === 'string'),
    ),
  )

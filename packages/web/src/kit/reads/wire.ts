import { type Action, editedFields, methodOf, pathOf } from '@app/contract/kit/action'
import { writeObject } from '@app/contract/kit/shapes'

/** Call as a network request. */
export interface Wire {
  readonly method: string
  readonly url: string
  readonly body: string | null
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const items = Array.isArray(value) ? value : [value]
    for (const item of items) if (item !== null && item !== undefined) query.append(name, String(item))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** Previous values of the changed data, by the names of the call's reads. */
function readBefore(action: Action, read: Readonly<Record<string, unknown>>) {
  const fields = editedFields(action)
  const known = Object.entries(read).filter(([name]) => name in fields)
  return known.length > 0 && { _read: writeObject(fields, Object.fromEntries(known)) }
}

/** Code form → method, address and body; path parameters are removed from the body. A GET with changes is sent as POST. */
export function toWire(action: Action, input: Record<string, unknown>, read: Readonly<Record<string, unknown>> = {}): Wire {
  const rest: Record<string, unknown> = { ...writeObject(action.input, input), ...readBefore(action, read) }
  const path = pathOf(action.endpoint).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const declared = methodOf(action.endpoint)
  const method = declared === 'GET' && action.changes ? 'POST' : declared
  const inBody = method === 'POST' || method === 'PUT'
  return inBody ? { method, url: path, body: JSON.stringify(rest) } : { method, url: path + queryOf(rest), body: null }
}

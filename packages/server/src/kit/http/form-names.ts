import type { Fields } from '@app/contract/kit/field'

type Sent = Readonly<Record<string, unknown>>

/** The names under an object of the call ('selectedRecurso.id_mst_recurso') as that object, however deep; other dots are left alone. */
function nested(fields: Fields, sent: Sent): Sent {
  const headOf = (name: string) => {
    const head = name.slice(0, Math.max(0, name.indexOf('.')))
    return fields[head]?.kind === 'object' ? head : ''
  }
  const byHead = Map.groupBy(Object.entries(sent), ([name]) => headOf(name))
  const read: Record<string, unknown> = Object.fromEntries(byHead.get('') ?? [])
  byHead.delete('')
  for (const [head, parts] of byHead) {
    const whole = read[head]
    const inside = parts.map(([name, value]) => [name.slice(head.length + 1), value])
    read[head] = nested(fields[head]?.facts.fields ?? {}, { ...(typeof whole === 'object' && whole), ...Object.fromEntries(inside) })
  }
  return read
}

/** The map that a form sends bare, as the field that takes it: every name that is an id, or every name that the call does not declare. */
function gathered(fields: Fields, sent: Sent): Sent {
  const taker = Object.keys(fields).find((name) => fields[name]?.bare && sent[name] === undefined)
  if (taker === undefined) return sent
  const isTaken = (name: string) => (fields[taker]!.bare === 'ids' ? /^\d+$/.test(name) : !(name in fields) && !name.startsWith('_'))
  const { taken = [], others = [] } = Object.groupBy(Object.entries(sent), ([name]) => (isTaken(name) ? 'taken' : 'others'))
  return taken.length === 0 ? sent : { ...Object.fromEntries(others), [taker]: Object.fromEntries(taken) }
}

/** The values sent to a call, under the names of its declaration: forms dot the names of an object, and send a map of ids bare. */
export const byDeclaredNames = (fields: Fields, sent: Sent): Sent => gathered(fields, nested(fields, sent))

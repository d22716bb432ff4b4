import type { Fields } from '@app/contract/kit/field'
import { type Complaints, type Draft, itemFields, keyOf, keysIn, type RowsPlan, readRow, rowDraft } from './form-state.ts'
import type { ControlOf, Row, Rows } from './form-types.ts'

interface RowsForm {
  id: string
  fields: Fields
  plan: RowsPlan
  shown: Draft
  complaints: Complaints
  /** Drafts of displayed rows that are added on their first edit, by path. */
  starts: Map<string, Draft>
  edit: (path: string, value: unknown, more?: Draft) => void
  control: (path: string) => ControlOf
}

/** Rows of a list of a form. */
export function rowsOf(list: string, { id, fields, plan, shown, complaints, starts, edit, control }: RowsForm): Rows<never> {
  const field = fields[list]
  const keys = keysIn(shown, list)
  const keep = (isKept: (key: string) => boolean) => edit(list, keys.filter(isKept))
  const row = (key: string, start: Draft | null = null): Row<never> => {
    const at = `${list}.${key}`
    const draft = Object.keys(itemFields(field)).map((name) => [name, shown[`${at}.${name}`] ?? start?.[`${at}.${name}`] ?? ''])
    return {
      key,
      draft: Object.fromEntries(draft) as never,
      complaint: complaints[at]?.join(' '),
      set: (name: string, value: unknown) => edit(`${at}.${name}`, value),
      control: (name: string) => ({ ...control(`${at}.${name}`), ...(start && { value: start[`${at}.${name}`] }) }),
      value: () => {
        const reading = readRow(field, shown, at)
        return ('value' in reading ? reading.value : null) as never
      },
      remove: () => keep((other) => other !== key),
    }
  }
  return {
    id: `${id}-${list}`,
    all: keys.map((key) => row(key)),
    complaint: complaints[list]?.join(' '),
    add: (...first: Readonly<Record<string, unknown>>[]) => {
      const used = Math.max(0, ...keys.map((key) => Number(/^n(\d+)$/.exec(key)?.[1] ?? 0)))
      const added = first.map((_row, index) => `n${used + 1 + index}`)
      const drafts = first.map((one, index) => rowDraft(field, `${list}.${added[index]!}`, one))
      edit(list, [...keys, ...added], Object.assign({}, ...drafts))
      return added.at(-1)!
    },
    remove: (gone) => keep((key) => !gone.some((one) => one.key === key)),
    at: (first) => {
      const key = keyOf(plan[list]!, first, keys.length)
      if (keys.includes(key)) return row(key)
      const start = rowDraft(field, `${list}.${key}`, first)
      starts.set(`${list}.${key}`, start)
      return row(key, start)
    },
  }
}

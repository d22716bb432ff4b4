import type { Field, Fields } from '@app/contract/kit/field'
import { readObject } from '@app/contract/kit/shapes'
import { useRef } from 'react'
import type { Complaints, Draft } from './draft.ts'
import { itemFields, keyOf, keysIn, type Merged, type RowsPlan, rowDraft, rowIn } from './form-state.ts'
import type { ControlOf, Row, Rows } from './form-types.ts'

interface RowsState {
  list: string
  id: string
  fields: Fields
  plan: RowsPlan
  merged: Merged
  complaints: Complaints
  edit: (more: Draft) => void
  forgive: (path: string) => void
  change: (path: string, value: unknown) => void
  control: (path: string, field?: Field) => ControlOf
  lasting: ReturnType<typeof useLasting>
}

type Change = (path: string, value: unknown) => void
/** Returns one stable function per unsaved row for the life of the form, so that an empty table does not render again at every key. */
export function useLasting() {
  const kept = useRef(new Map<string, { lasting: Change; now: Change }>())
  return (at: string, now: Change): Change => {
    const one = kept.current.get(at) ?? { lasting: (path, value) => one.now(path, value), now }
    one.now = now
    kept.current.set(at, one)
    return one.lasting
  }
}
/** Rows of a list of a form. */
export function rowsOf({ list, id, fields, plan, merged, complaints, edit, forgive, change, control, lasting }: RowsState): Rows<never> {
  const field = fields[list]
  const inner = itemFields(field)
  const keys = keysIn(merged.shown, list)
  const put = (next: readonly string[], more: Draft = {}) => {
    edit({ [list]: next, ...more })
    forgive(list)
  }
  const row = (key: string, first: Readonly<Record<string, unknown>> | null = null): Row<never> => {
    const at = `${list}.${key}`
    const start = first ? rowDraft(field, at, first) : {}
    const set = (path: string, value: unknown) => {
      if (first) put([...keys, key], { ...start, [path]: value })
      else change(path, value)
    }
    return {
      key,
      draft: Object.fromEntries(
        Object.keys(inner).map((one) => [one, merged.shown[`${at}.${one}`] ?? start[`${at}.${one}`] ?? '']),
      ) as never,
      complaint: complaints[at]?.join(' '),
      set: (one: string, value: unknown) => set(`${at}.${one}`, value),
      control: (one: string) => {
        const given = control(`${at}.${one}`, inner[one]!)
        return first ? { ...given, value: start[`${at}.${one}`], onChange: lasting(at, set) } : given
      },
      value: () => {
        const reading = readObject(inner, rowIn(merged.shown, at, inner), { loose: true })
        return ('value' in reading ? reading.value : null) as never
      },
      remove: () => put(keys.filter((other) => other !== key)),
    }
  }
  return {
    id: `${id}-${list}`,
    all: keys.map((key) => row(key)),
    complaint: complaints[list]?.join(' '),
    add: (...first: Readonly<Record<string, unknown>>[]) => {
      const used = Math.max(0, ...keys.map((one) => Number(/^n(\d+)$/.exec(one)?.[1] ?? 0)))
      const added = first.map((_row, index) => `n${used + 1 + index}`)
      put([...keys, ...added], Object.assign({}, ...first.map((row, index) => rowDraft(field, `${list}.${added[index]!}`, row))))
      return added.at(-1)!
    },
    remove: (gone) => put(keys.filter((other) => !gone.some(({ key }) => key === other))),
    at: (first) => {
      const key = keyOf(plan[list]!, first, keys.length)
      return keys.includes(key) ? row(key) : row(key, first)
    },
  }
}

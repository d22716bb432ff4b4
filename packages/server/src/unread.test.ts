import { describe, expect, it } from 'vitest'
import { readPending } from './pending.ts'
import { namedBy, productCode, readOtherwise, readUnread, stored } from './unread.ts'

const listed = await readUnread()
const code = await productCode()
const key = ({ owner, name }: { owner: string; name: string }) => `${owner} ${name}`
const known = new Set(listed.map(key))
/** How many resources have a field of this name: what names it may mean another one's. */
const owners = Map.groupBy(stored, ({ name }) => name)

describe('what is stored and has no effect', () => {
  it('is listed with the module that will read it: every parameter and field that no code acts on', () => {
    expect(stored.filter((one) => namedBy(code, one).length === 0 && !known.has(key(one))).map(key)).toEqual([])
  })
  it('is listed no longer once another module acts on it', () => {
    const isOurs = (file: string, home: string | undefined) => file.includes(`/modules/${home}/`)
    const acted = listed.filter((one) => {
      const homes = owners.get(one.name) ?? []
      return !readOtherwise.includes(one.module) && homes.length === 1 && namedBy(code, one).some((file) => !isOurs(file, homes[0]?.home))
    })
    expect(acted.map(key)).toEqual([])
  })
  it('is listed by names that exist, once each, in order', () => {
    const all = new Set(stored.map(key))
    expect(listed.map(key).filter((one) => !all.has(one))).toEqual([])
    expect(known.size).toBe(listed.length)
    const lines = listed.map((one) => `${one.module} ${key(one)}`)
    expect(lines).toEqual(lines.toSorted())
  })
  it('waits for modules that are still to be built: one that is done reads all of its own', async () => {
    const pending = new Set((await readPending()).map((line) => line.split(' ')[0]))
    expect(listed.filter(({ module }) => !readOtherwise.includes(module) && !pending.has(module)).map(key)).toEqual([])
  })
})

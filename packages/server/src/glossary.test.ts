import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modules, resources } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { kitResources } from './kit/database/tables.ts'

const root = join(import.meta.dirname, '../../..')
const glossary = await readFile(join(root, 'docs/glossary.md'), 'utf8')
const [words = '', moduleTable = '', unused = ''] = glossary.split(/^## /m).slice(1)
const cells = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )

describe('the glossary', () => {
  it('explains the word of every table', () => {
    const known = new Set(cells(words).flatMap(([, word = '']) => word.match(/\w+/g) ?? []))
    expect([...resources, ...kitResources].map(({ table }) => table).filter((table) => !known.has(table))).toEqual([])
  })
  it('says what every module is about, and of no module that is not there', () => {
    expect(
      cells(moduleTable)
        .map(([name]) => name)
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(Object.keys(modules).toSorted((a, b) => String(a).localeCompare(String(b))))
  })
  it('fills every cell of a word but the last', () => {
    expect(cells(words).filter((row) => row.length !== 5 || row.slice(0, 4).includes(''))).toEqual([])
  })
  it('keeps its misleading words out of the code', async () => {
    const wrong = cells(unused).map(([word]) => word!)
    const files = (await readdir(join(root, 'packages'), { recursive: true })).filter(
      (file) => /src\/.*\.tsx?$/.test(file) && !/texts\/|node_modules|column-headers|\.test\./.test(file),
    )
    const name = new RegExp(`\\b(?:const|let|function|type|interface) (\\w*(?:${wrong.join('|')})\\w*)`, 'gi')
    const found = await Promise.all(
      files.map(async (file) =>
        [...(await readFile(join(root, 'packages', file), 'utf8')).matchAll(name)].map((match) => `${file}: ${match[1]}`),
      ),
    )
    expect(found.flat()).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { resources as product } from '../index.ts'
import type { Resource } from './resource.ts'
import { holdsWords, wordsOf } from './words.ts'

const resources = product as readonly Resource[]
/** References to the author of a row, not to its subject. */
const author = /_(creacion|autor|baja|confirmador)$/

it('every column with words is declared once: about a person, kept by law, or about nobody (A-164)', () => {
  const wrong = resources.flatMap(({ name, fields, words }) => {
    const { person, law, club } = wordsOf(fields, words)
    const declared = [...person, ...law, ...club]
    const holding = Object.entries(fields).flatMap(([column, field]) => (holdsWords(field) ? [column] : []))
    const undeclared = holding.filter((column) => declared.filter((one) => one === column).length !== 1)
    const without = declared.filter((column) => !holding.includes(column))
    return [...undeclared, ...without].map((column) => `${name}.${column}`)
  })
  expect(wrong).toEqual([])
})
it('a table about members names its columns about nobody one by one (A-164)', () => {
  const short = resources.filter(
    ({ fields, words, personal }) =>
      words === 'club' &&
      !personal &&
      Object.entries(fields).some(([column, { facts }]) => facts.table === 'socio' && !author.test(column)),
  )
  expect(short.map(({ name }) => name)).toEqual([])
})
it('calls inherit the subject of a column that they take (A-164)', () => {
  const marked = resources.flatMap(({ name, fields, words }) =>
    wordsOf(fields, words)
      .person.filter((column) => fields[column]!.facts.words !== 'person')
      .map((column) => `${name}.${column}`),
  )
  expect(marked).toEqual([])
})

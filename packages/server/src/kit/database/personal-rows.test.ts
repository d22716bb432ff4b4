import { holdsWords, wordsOf } from '@app/contract/kit/words'
import { expect, it } from 'vitest'
import { kitResources } from './tables.ts'

it('the tables of the kit declare every column with words, too (A-164)', () => {
  const undeclared = kitResources.flatMap(({ name, fields, words }) => {
    const { person, law, club } = wordsOf(fields, words)
    const declared = [...person, ...law, ...club]
    return Object.entries(fields).flatMap(([column, field]) =>
      holdsWords(field) && !declared.includes(column) ? [`${name}.${column}`] : [],
    )
  })
  expect(undeclared).toEqual([])
})

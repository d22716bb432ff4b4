import { createMember } from '@app/contract/members/member-file'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()

test('twenty desks that add members at once give out twenty different numbers without a gap (R-288)', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, n) => desk.call(createMember, { nombre: `Soci ${n}`, apellidos: 'Cursa', telefono: '600111222' })),
  )
  const numbers = made.map((row) => row.numsocio!).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => numbers[0]! + n))
})

test('of ten desks that add one e-mail at once, one gets it', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) =>
      desk.call(createMember, { nombre: `Soci ${n}`, apellidos: 'Correu', telefono: '600111222', email: 'tots@example.org' }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

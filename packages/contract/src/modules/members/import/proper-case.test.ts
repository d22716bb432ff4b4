import { expect, test } from 'vitest'
import { isShouted, properCase } from './proper-case.ts'
import { splitName } from './split-name.ts'

test('names in capitals are put into proper case, with their particles small', () => {
  for (const [shouted, said] of [
    ['GARCÍA LÓPEZ', 'García López'],
    ['DE LA FUENTE', 'De la Fuente'],
    ['Mª ÁNGELES', 'Mª Ángeles'],
    ['PUIG I FERRER', 'Puig i Ferrer'],
    ["D'ANGELO-O’NEILL", "D'Angelo-O’Neill"],
    ['JUAN CARLOS II', 'Juan Carlos II'],
    ['C. MAYOR 12, 3ºB', 'C. Mayor 12, 3ºb'],
  ])
    expect([isShouted(shouted!), properCase(shouted!)]).toEqual([true, said])
  for (const written of ['García', 'McDonald', 'PI', '12']) expect(isShouted(written)).toBe(false)
})

test('an abbreviated María takes the next word along', () => {
  expect(splitName('Mª ÁNGELES DE LA FUENTE')).toEqual({ nombre: 'Mª ÁNGELES', apellidos: 'DE LA FUENTE' })
  expect(splitName('M. Reyes Puig')).toEqual({ nombre: 'M. Reyes', apellidos: 'Puig' })
  expect(splitName('Mª Puig')).toEqual({ nombre: 'Mª', apellidos: 'Puig' })
  expect(splitName('María Ángeles Puig Serra')).toEqual({ nombre: 'María Ángeles', apellidos: 'Puig Serra' })
})

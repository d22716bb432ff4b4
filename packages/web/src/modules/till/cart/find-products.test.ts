import { expect, test } from 'vitest'
import { isNear, meantBy, type Product, productsNamed } from './find-products.ts'

const products = ['Agua 50 cl', 'Café solo', 'Café con leche', 'Refresco', 'Refresco grande'].map((nombre) => ({ nombre }) as Product)
const found = (text: string) => productsNamed(products, text).map(({ nombre }) => nombre)

test('one slip is forgiven where nothing fits, in a word of four letters or more', () => {
  expect(found('cafe')).toEqual(['Café solo', 'Café con leche'])
  for (const slip of ['refreco', 'refrescoo', 'rwfresco', 'rerfesco']) expect(found(slip)).toEqual(['Refresco', 'Refresco grande'])
  expect(found('rfsco')).toEqual([])
  expect([isNear('agu', 'aga'), isNear('agva', 'agua')]).toEqual([false, true])
})

test('a text means a product if it is the only one or has exactly that name; otherwise the desk chooses', () => {
  const meant = (text: string) => meantBy(productsNamed(products, text), text)?.nombre ?? null
  expect([meant('agua'), meant('cafe solo'), meant('REFRESCO'), meant('cafe'), meant('refr')]).toEqual([
    'Agua 50 cl',
    'Café solo',
    'Refresco',
    null,
    null,
  ])
})

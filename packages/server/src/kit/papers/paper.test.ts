import { expect, it } from 'vitest'
import { paperPage } from './paper.ts'

const empresa = { nombre: 'Club Mar', direccion: 'Carrer 1', codigo_postal: null, poblacion: 'Palma', telefono: null }
const page = (about: readonly (readonly (string | null)[])[]) =>
  paperPage({ ...{ lang: 'es', font: 1, title: 'Ticket 7', width: 80, empresa, nif: null, about }, ...{ lines: [], sums: [] } } as never)

it('a paper says the texts that are there, a point between two, and makes no line of what is missing or empty', () => {
  const said = [...page([['Anna', null, '', 'Pádel 1'], [''], [null, '']]).matchAll(/<p>(.*?)<\/p>/gu)].map(([, text]) => text)
  expect(said).toEqual(['Carrer 1 · Palma', 'Anna · Pádel 1'])
})

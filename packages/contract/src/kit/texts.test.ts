import { describe, expect, it } from 'vitest'
import { fill } from './texts.ts'

describe('a text', () => {
  it('has its places filled with the values as they are, and keeps a place without value', () => {
    expect(fill('{n} de {max}, {n}', { n: 0 })).toBe('0 de {max}, 0')
    expect(fill('<b>{nombre}</b>', { nombre: '$& {n} {n|fila|filas}', n: 1 })).toBe('<b>$& {n} {n|fila|filas}</b>')
  })
  it('takes the first words for 1, as number or as text, and the others for any other number and for none', () => {
    const rows = (n?: string | number) => fill('{n|fila|filas}', n === undefined ? {} : { n })
    expect([rows(1), rows('1')]).toEqual(['fila', 'fila'])
    expect([rows(0), rows(2), rows('1,5'), rows('11'), rows()]).toEqual(Array(5).fill('filas'))
  })
  it('takes the words of every number that it names, also empty ones', () => {
    const text = '{rows} {rows|fila|filas} y {columns} {columns|columna|columnas}{rows||, por orden}'
    expect(fill(text, { rows: 1, columns: 3 })).toBe('1 fila y 3 columnas')
    expect(fill(text, { rows: '2.000', columns: 1 })).toBe('2.000 filas y 1 columna, por orden')
  })
  it('fills the places inside the words', () => {
    const text = '¿{n|Borrar la línea de {importe}|Borrar las {n} líneas, {importe} en total}?'
    expect(fill(text, { n: 1, importe: '3,00 €' })).toBe('¿Borrar la línea de 3,00 €?')
    expect(fill(text, { n: 2, importe: '6,00 €' })).toBe('¿Borrar las 2 líneas, 6,00 € en total?')
  })
})

import { product } from '@app/contract/product'
import { responsibleDeclaration } from '@app/contract/verifactu/declaration'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { withInvoicingSystem } from '../../testing/modules/verifactu.ts'

withInvoicingSystem()
const desk = await club()

it('the responsible declaration has the data a to l in the order of the law, for every member of staff (Orden HAC/1177/2024 art. 15)', async () => {
  const staff = await desk.as({ rights: [] })
  const { titulo, datos } = await staff.call(responsibleDeclaration)
  expect(titulo).toBe('DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN')
  expect(datos.map(({ letra }) => letra).join('')).toBe('abcdefghijkl')
  const text = (letra: string) => datos.find((one) => one.letra === letra)!.texto
  expect([text('a'), text('b'), text('c')]).toEqual([product.name, 'TB', product.version])
  expect([text('h'), text('i'), text('j')]).toEqual(['Programas de Ejemplo, S.L.', 'B44531218', 'Carrer Major, 1 · 08001 Barcelona'])
  expect(text('k')).toContain('29.2.j)')
  await expect(desk.anonymous.call(responsibleDeclaration)).rejects.toMatchObject({ status: 401 })
})

it('an installation without producer has none to show', async () => {
  delete process.env.PRODUCER_NAME
  await expect(desk.call(responsibleDeclaration)).rejects.toMatchObject({ code: 'oficial.sin_configurar' })
})

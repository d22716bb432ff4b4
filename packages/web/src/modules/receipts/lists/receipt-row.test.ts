import { bankReturnsTexts } from '@app/contract/bank-returns/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { receiptsTexts } from '@app/contract/receipts/texts'
import { expect, test } from 'vitest'
import { startTexts } from '../../../kit/texts/i18n.ts'
import { newestFirst, type ReceiptRow, stateOf, storyOf } from './receipt-row.ts'

const row = (id: number, more: object) =>
  ({ id_reg_recibo: id, id_reg_remesas: null, fecha: '2026-11-01', devuelto: 0, estado_remesa: null, girado: false, ...more }) as ReceiptRow

test('receipts stand by remittance and date, the newest first, those in none before them (R-168)', () => {
  const rows = [
    row(1, { id_reg_remesas: 2 }),
    row(2, { id_reg_remesas: 3, fecha: '2026-11-01' }),
    row(3, { id_reg_remesas: 3, fecha: '2026-11-09' }),
    row(4, {}),
    row(5, {}),
  ]
  expect(newestFirst(rows).map(({ id_reg_recibo }) => id_reg_recibo)).toEqual([5, 4, 3, 2, 1])
})

test('the state of a receipt is its return, else that of its remittance (A-81)', () => {
  expect(stateOf(row(1, { devuelto: -1, estado_remesa: 'cobrada' }))).toBe('returned')
  expect(stateOf(row(1, { devuelto: 20, estado_remesa: 'cobrada' }))).toBe('part')
  expect(stateOf(row(1, { estado_remesa: 'creada', girado: true }))).toBe('creada')
  expect(stateOf(row(1, { girado: true }))).toBe('list')
  expect(stateOf(row(1, {}))).toBe('open')
})

test('the story of a return tells the reason of the bank in words and as its code; an unknown code once, none not at all', () => {
  startTexts('es-ES', { ...inLanguage(bankReturnsTexts, 'es'), ...inLanguage(receiptsTexts, 'es') })
  const returned = (codigo: string | null) => storyOf(row(1, { devolucion: { fecha: '2026-11-12', codigo, paso: 'caja' } }))
  expect([returned('AM04'), returned('ZZ99'), returned(null)]).toEqual([
    '12/11/2026 · No había saldo · AM04 · pasa a caja',
    '12/11/2026 · ZZ99 · pasa a caja',
    '12/11/2026 · pasa a caja',
  ])
  expect(storyOf(row(1, { devolucion: null }))).toBe('')
})

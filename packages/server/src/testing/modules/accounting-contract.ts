import { describe, expect, it } from 'vitest'
import type { AccountingInvoice, AccountingSystem } from '../../modules/intranet-panel/accounting-system.ts'

const invoice = (cod: string, more: Partial<AccountingInvoice> = {}): AccountingInvoice => ({
  ...{ tipo: 'factura', cod, ejercicio: 2026, fecha: '2026-10-15', vencimiento: '2026-11-14', cliente: 'Bar Les Pistes, SL' },
  ...{ email: 'bar@example.org', concepto: 'Publicidad', importe: 145_200, fecha_pago: null, numavisos: 0, ...more },
})
/** Invoices that the system of `accountingContract` has of the user `club`; another user has the first one's number, too. */
export const contractInvoices = [
  invoice('FV-1', { vencimiento: '2026-11-20' }),
  invoice('FV-2'),
  invoice('FV-3', { fecha_pago: '2026-11-01', vencimiento: '2026-11-30', email: null }),
  invoice('AN-1', { tipo: 'anual', vencimiento: '2027-01-12', numavisos: 1 }),
] as const

/** Tests that every implementation of an accounting system passes; `open` returns a new one with the invoices above. */
export function accountingContract(name: string, open: () => Promise<AccountingSystem>) {
  const user = 'club'
  describe(`${name} as an accounting system (A-52)`, () => {
    it('has the invoices of a user by due day, and none of an unknown user', async () => {
      const system = await open()
      const invoices = await system.invoicesOf(user)
      expect(invoices.map(({ cod }) => cod)).toEqual(['FV-2', 'FV-1', 'FV-3', 'AN-1'])
      expect(invoices[0]).toEqual(contractInvoices[1])
      expect(await system.invoicesOf('nobody')).toEqual([])
    })
    it('marks an invoice as paid once, on the given day, and no other one', async () => {
      const system = await open()
      const key = { user, tipo: 'factura', cod: 'FV-1' } as const
      expect(await system.markPaid(key, '2026-11-20')).toBe('paid')
      expect(await system.markPaid(key, '2026-11-21')).toBe('already')
      const paid = (await system.invoicesOf(user)).map(({ cod, fecha_pago }) => [cod, fecha_pago])
      expect(paid).toEqual([
        ['FV-2', null],
        ['FV-1', '2026-11-20'],
        ['FV-3', '2026-11-01'],
        ['AN-1', null],
      ])
      expect((await system.invoicesOf('other')).map(({ fecha_pago }) => fecha_pago)).toEqual([null])
    })
    it('marks it once for two simultaneous calls', async () => {
      const system = await open()
      const key = { user, tipo: 'factura', cod: 'FV-2' } as const
      const outcomes = await Promise.all([system.markPaid(key, '2026-11-20'), system.markPaid(key, '2026-11-20')])
      expect(outcomes.toSorted()).toEqual(['already', 'paid'])
    })
    it('does not know an invoice of another type, number or user', async () => {
      const system = await open()
      expect(await system.markPaid({ user, tipo: 'anual', cod: 'FV-1' }, '2026-11-20')).toBe('unknown')
      expect(await system.markPaid({ user, tipo: 'factura', cod: 'FV-9' }, '2026-11-20')).toBe('unknown')
      expect(await system.markPaid({ user: 'nobody', tipo: 'factura', cod: 'FV-1' }, '2026-11-20')).toBe('unknown')
    })
    it('sets the number of notices of a yearly invoice of its year only', async () => {
      const system = await open()
      expect(await system.setNotices({ user, ejercicio: 2026, cod: 'AN-1' }, 2)).toBe('set')
      expect(await system.setNotices({ user, ejercicio: 2025, cod: 'AN-1' }, 3)).toBe('unknown')
      expect(await system.setNotices({ user, ejercicio: 2026, cod: 'FV-1' }, 3)).toBe('unknown')
      expect((await system.invoicesOf(user)).map(({ numavisos }) => numavisos)).toEqual([0, 0, 0, 2])
    })
  })
}

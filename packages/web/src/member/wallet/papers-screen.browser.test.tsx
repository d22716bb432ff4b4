import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawMember, inWindow, overflow, type Papers, papersOf, windows } from '../../testing/member-page.tsx'
import { violations } from '../../testing/served-calls.ts'

const receipt = (id_reg_recibo: number, more: Partial<Papers['recibos'][number]>): Papers['recibos'][number] => ({
  ...{ id_reg_recibo, fecha: '2029-11-01', concepto: `Cuota ${id_reg_recibo}`, precio: 4500, estado: 'cobrada' as const },
  ...{ fecha_remesa: '2029-11-05', numcuenta: 'ES•• 1332', importe_devuelto: null as never },
  ...more,
})
const full = papersOf({
  recibos: [
    receipt(6, { estado: 'open', fecha_remesa: null }),
    receipt(5, { estado: 'creada' }),
    receipt(4, { estado: 'enviada', fecha_remesa: null }),
    receipt(3, { estado: 'cobrada' }),
    receipt(2, { estado: 'returned' }),
    receipt(1, { estado: 'part', importe_devuelto: 1000 as never }),
  ],
  facturas: [
    {
      id_reg_facturaoficial: 8,
      ...{ num_completo: 'T26/8', tipo: 'F1', fecha: '2029-11-01', importe: 1250, nombre_emisor: 'Club SL', anulada: false },
    },
    {
      id_reg_facturaoficial: 9,
      ...{ num_completo: 'R26/9', tipo: 'R1', fecha: '2029-11-02', importe: -1250, nombre_emisor: 'Club SL', anulada: true },
    },
  ],
})

afterEach(() => inWindow())

describe('the receipts and invoices of a member', () => {
  it('tell their state in the payer’s words', async () => {
    await drawMember('/recibos', { papers: full })
    const rows = page.getByRole('region', { name: 'Recibos' }).getByRole('listitem')
    await expect
      .poll(() => rows.elements().map((one) => one.querySelector('.player-soft')?.textContent?.replaceAll('\u00a0', ' ')))
      .toEqual([
        '01/11/2029 · Pendiente',
        '01/11/2029 · Se cobra el 05/11/2029 · ES•• 1332',
        '01/11/2029 · Enviado al banco · ES•• 1332',
        '01/11/2029 · Cobrado · ES•• 1332',
        '01/11/2029 · Devuelto por el banco · ES•• 1332',
        '01/11/2029 · Devuelto en parte: 10,00 € · ES•• 1332',
      ])
    await expect.element(page.getByText('02/11/2029 · Anulada · Club SL')).toBeVisible()
  })

  it('are downloaded as PDF', async () => {
    const asked = await drawMember('/recibos', {
      papers: full,
      others: { '/pdf': () => ({ body: { fichero: 'recibo.pdf', bytes: btoa('%PDF') } }) },
    })
    let saved = ''
    const watch = (event: MouseEvent) => {
      const link = event.target as HTMLAnchorElement
      if (link.download) saved = link.download
      event.preventDefault()
    }
    document.addEventListener('click', watch)
    await userEvent.click(page.getByRole('button', { name: 'Descargar recibo 3' }))
    await expect.poll(() => saved).toBe('recibo.pdf')
    await userEvent.click(page.getByRole('button', { name: 'Descargar factura T26/8' }))
    await expect
      .poll(() => asked.map(({ call }) => call).filter((call) => call.includes('pdf')))
      .toEqual(['GET /api/mi/recibo/3/pdf', 'GET /api/mi/factura/8/pdf'])
    document.removeEventListener('click', watch)
  })

  it.each(windows.flatMap((window) => (['light', 'dark'] as const).map((scheme) => ({ ...window, scheme }))))(
    'are accessible and no wider than a window of $width px, $scheme, letters × $letters',
    async ({ scheme, ...window }) => {
      await inWindow(window as (typeof windows)[number])
      await drawMember('/recibos', { papers: full }, scheme)
      await expect.element(page.getByText('Cuota 6')).toBeVisible()
      expect(await violations()).toEqual([])
      expect(overflow()).toBe(0)
    },
  )
})

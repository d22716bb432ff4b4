import { paperPdf } from '@app/server/kit/paper-pdf'
import { percentile, timed, timesOf } from './measure.ts'
import type { Result } from './report.ts'

const ticket = {
  font: 0,
  ...{ lang: 'es', title: 'Tique 7', width: 80, logo: null, nif: 'NIF B85626240' },
  empresa: {
    nombre: 'Club Esportiu Sant Jordi',
    direccion: 'Carrer de la Pau, 1',
    codigo_postal: '08001',
    poblacion: 'Barcelona',
    telefono: null,
  },
  about: [['Tique 7', '20/11/2026 11:00'], ['Łukasz Gębaś']],
  lines: Array.from({ length: 8 }, (_, n) => ({ text: `Agua 50 cl · ${n}`, cents: 150 })),
  sums: [{ text: 'Total', cents: 1200 }],
  taxes: { head: ['Impuesto', 'Base', 'Cuota'], rows: [{ text: 'IVA 21 %', base: 992, cuota: 208 }] },
  codes: [{ kind: 'qr', content: '8fK3AB12CD34', caption: 'Bono 10' }],
} as const

/** A ticket of eight lines as a PDF: its tax table, the QR of a pass, a name with letters beyond Windows-1252. */
export async function benchPapers(): Promise<Result[]> {
  const made = timed(() => paperPdf(ticket, new Date(0)))
  await made()
  return [{ what: 'a ticket as PDF', value: percentile(await timesOf(made, 30), 0.95), unit: 'ms', budget: 100 }]
}

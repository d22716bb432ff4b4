import { expect, it } from 'vitest'
import { paperPage } from './paper.ts'

const empresa = { nombre: 'Club Mar', direccion: 'Carrer 1', codigo_postal: null, poblacion: 'Palma', telefono: null }
const page = (about: readonly (readonly (string | null)[])[]) =>
  paperPage({
    ...{ lang: 'es', font: 1, title: 'Ticket 7', width: 80, empresa, nif: null, about },
    ...{ logo: null, lines: [], sums: [], taxes: { head: [], rows: [] }, codes: [] },
  } as never)

it('a paper says the texts that are there, a point between two, and makes no line of what is missing or empty', () => {
  const said = [...page([['Anna', null, '', 'Pádel 1'], [''], [null, '']]).matchAll(/<p>(.*?)<\/p>/gu)].map(([, text]) => text)
  expect(said).toEqual(['Carrer 1 · Palma', 'Anna · Pádel 1'])
})

it('a page has the logo, each rate with its net amount and tax, and the codes as drawings with their captions', () => {
  const taxes = { head: ['Impuesto', 'Base', 'Cuota'], rows: [{ text: 'IVA 21 %', base: 1000, cuota: 210 }] } as const
  const html = paperPage({
    ...{ lang: 'es', font: 0, title: 'Ticket 7', width: 80, empresa, nif: null, about: [], lines: [], sums: [], taxes },
    logo: { path: '/api/imagen/1/abc', webp: Buffer.of() },
    codes: [{ kind: 'qr', content: 'A1', caption: 'Bono <10>' }],
  }).replaceAll('\u00A0', ' ')
  expect(html).toContain('<img src="/api/imagen/1/abc" alt="">')
  expect(html).toContain('<tr><th>Impuesto</th><th>Base</th><th>Cuota</th></tr>')
  expect(html).toContain('<tr><td>IVA 21 %</td><td>10,00 €</td><td>2,10 €</td></tr>')
  expect(html).toMatch(/<svg viewBox="0 0 29 29"[^>]* role="img" aria-label="Bono &lt;10&gt;"><path d="M4 4h7/)
  expect(html).toContain('<figcaption>Bono &lt;10&gt;</figcaption>')
})

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { someDay } from '../../testing/modules/bookings.ts'
import { barcelona, finderClubs } from '../../testing/modules/club-finder.ts'

const { desk } = await finderClubs()
const asked: URL[] = []
let answer: RequestListener = (_request, response) => response.end('[]')
const server = createServer((request, response) => {
  asked.push(new URL(request.url!, 'http://provider'))
  answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
process.env.FINDER_PROVIDER_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/finder/`
process.env.FINDER_TIMEOUT_MS = '400'
afterAll(() => {
  delete process.env.FINDER_PROVIDER_URL
  delete process.env.FINDER_TIMEOUT_MS
  server.closeAllConnections()
  server.close()
})

const place = { nombre: 'Club Lejano', poblacion: 'Mataró', codigo_postal: '08301', latitud: 41.53, longitud: 2.44 }
const found = {
  ...{ club: 'lejano', ...place, distancia: 1, rumbo: 1, url: 'https://lejano.example.org/buscadores?club=lejano', hayAlgunaPistaLibre: 1 },
  nuevo: 'otro dato',
  pistas: [
    {
      ...{ desc_recurso: 'Pista 1', tipo_recurso: 'Pádel', personas: 4, techo: true },
      horas: [{ horaIni: '20:30', duracion: 90, precio: 13.5, precio_persona: 3.38 }],
    },
  ],
}
const page = async (query = '') => {
  const url = `/buscadores?latitud=${barcelona.latitud}&longitud=${barcelona.longitud}&fecha=${someDay}&tipo_recurso=P%C3%A1del${query}`
  const { status, body } = await desk.anonymous.http<{ text: string }>({ method: 'GET', url, headers: { accept: 'text/html' } })
  expect(status).toBe(200)
  return body.text.replaceAll('\u00A0', ' ')
}
const json =
  (rows: unknown): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify(rows))

describe('another provider (A-84)', () => {
  it('is asked with the search, measured here, and shown like an own club', async () => {
    answer = json([found])
    const html = await page()
    for (const part of ['Club Lejano', '27,4 km · Mataró', '20:30', '13,50']) expect(html).toContain(part)
    expect(html).not.toContain('Club de prova')
    const query = asked.findLast((one) => one.pathname === '/finder/getClubsLista')!.searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      latitud: '41.3851',
      longitud: '2.1734',
      fecha: someDay,
      tipo_recurso: 'Pádel',
      nombre: '-',
    })
    expect(await page('&elegido=lejano&hora=1230')).toContain(
      `https://lejano.example.org/buscadores?club=lejano&amp;fecha=${someDay}&amp;hora=1230`,
    )
  })
  it('gives the towns that may be typed', async () => {
    answer = json([found])
    const { body } = await desk.anonymous.http<{ text: string }>({
      method: 'GET',
      url: `/buscadores?lugar=mataro&fecha=${someDay}`,
      headers: { accept: 'text/html' },
    })
    expect(body.text).toContain('0 km · Mataró')
  })
  it('loses the results of another shape, and links that are not https', async () => {
    const odd = [
      null,
      7,
      'x',
      {},
      { ...found, latitud: 91 },
      { ...found, club: 'otro', pistas: [{ desc_recurso: 'x' }] },
      { ...found, nombre: 'Mal\u0000o' },
    ]
    answer = json([...odd, { ...found, url: 'javascript:alert(1)' }])
    const html = await page('&elegido=lejano&hora=1230')
    expect(html).toContain('1 club con pista libre')
    expect(html).not.toContain('javascript:')
    expect(html).toContain('Este club no tiene página')
  })
  it.each<[string, RequestListener]>([
    ['nonsense', (_request, response) => response.end('<html>')],
    ['no list', json({ clubs: [found] })],
    ['an error', (_request, response) => response.writeHead(500).end('[]')],
    ['another address', (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
    ['too much', (_request, response) => response.end(`[${JSON.stringify('x'.repeat(5_000_000))}]`)],
    ['nothing, ever', () => {}],
    ['half, and no end', (_request, response) => response.write('[{')],
    ['a cut line', (request) => request.socket.destroy()],
  ])('is only logged when it answers %s: the page shows what it has (R-463)', async (_what, listener) => {
    answer = listener
    const html = await page()
    expect(html).toContain('No hay ninguna pista libre')
    expect(html).not.toContain('role="alert"')
  })
})

import { createHash } from 'node:crypto'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { describe, expect, it } from 'vitest'
import { someDay } from '../../testing/modules/bookings.ts'
import { barcelona, finderClubs } from '../../testing/modules/club-finder.ts'

const { desk, second, agree } = await finderClubs()
await agree(true)
const { anonymous, db } = desk
const open = async (url: string, headers: Record<string, string> = {}, who = anonymous) => {
  const {
    status,
    body,
    headers: sent,
  } = await who.http<{ text?: string }>({
    method: 'GET',
    url,
    headers: { accept: 'text/html', ...headers },
  })
  return { status, html: (body.text ?? '').replaceAll('\u00A0', ' '), headers: sent }
}
const page = async (url: string, headers?: Record<string, string>) => (await open(url, headers)).html
const near = `latitud=${barcelona.latitud}&longitud=${barcelona.longitud}`
const later = () => desk.at(new Date(desk.now().getTime() + 31_000).toISOString())
const hoursIn = (html: string) => [...html.matchAll(/">(\d\d:\d\d)<small>/g)].map(([, hour]) => hour)
const currentTab = (html: string) => /<a [^>]*aria-current="page">([^<]+)</.exec(html)?.[1]

describe('the pages of the finder', () => {
  it('have three tabs; the address opens its own (R-456)', async () => {
    expect(currentTab(await page('/buscadores'))).toBe('Pistas')
    expect(currentTab(await page('/buscadores/eventos'))).toBe('Eventos')
    expect(currentTab(await page('/buscadores/torneos?lang=es'))).toBe('Torneos')
  })
  it('speak the language of the address, Spanish without one or with an unknown one (R-457)', async () => {
    expect(await page('/buscadores?lang=ca')).toContain('<html lang="ca">')
    expect(await page('/buscadores?lang=fr-FR')).toContain('Trouver un terrain')
    for (const query of ['', '?lang=xx', '?lang=']) {
      expect(await page(`/buscadores${query}`, { 'accept-language': 'fr' })).toContain('<html lang="es">')
    }
  })
  it('show clubs by distance with direction, town, free hours and price, and the rings', async () => {
    const html = await page(`/buscadores?${near}&fecha=${someDay}&minuto_ini=18:00`)
    expect(html.indexOf('Club de prova')).toBeLessThan(html.indexOf('Segon Club'))
    for (const part of ['0 km · Barcelona', '18,7 km · Sabadell', 'Hacia el norte', '2 clubes con pista libre', 'Norte arriba', '>30 km<'])
      expect(html).toContain(part)
    expect(hoursIn(html).slice(0, 2)).toEqual(['18:00', '18:30'])
    expect(html).toContain('24,00')
    expect(html).toContain('18:00<small> 24,00 €<span class="hide"> la pista</span></small>')
  })
  it('start at the next hour today and end at midnight (R-459), within 30 km (R-458), with any club (R-460), around the fallback place (R-461)', async () => {
    desk.at('2026-11-20T18:10:00Z')
    const html = await page('/buscadores')
    expect(hoursIn(html)[0]).toBe('20:00')
    expect(html).toContain('<option value="1440" selected>')
    expect(html).toContain('<option value="30" selected>')
    expect(html).toMatch(/name="nombre"[^>]* value=""/)
    expect(html).toContain('0 km · Barcelona')
    desk.at('2026-11-20T10:00:00Z')
  })
  it('find the place by town or postal code of the clubs, whatever its accents', async () => {
    for (const typed of ['Sabadell', 'sabadéll', '08201', 'sabad']) {
      const html = await page(`/buscadores?lugar=${encodeURIComponent(typed)}&fecha=${someDay}`)
      expect(html.indexOf('Segon Club')).toBeLessThan(html.indexOf('Club de prova'))
      expect(html).toContain(`data-place="${typed}"`)
    }
    const unknown = await page(`/buscadores?lugar=Teruel&fecha=${someDay}`)
    expect(unknown).toContain('No hay ningún club del buscador en «Teruel».')
    expect(hoursIn(unknown)).toEqual([])
  })
  it('say so and show no times when the location is denied or takes too long (R-462, R-463)', async () => {
    for (const [ubicacion, words] of [
      ['denegada', 'El navegador no ha dado la ubicación'],
      ['lenta', 'La ubicación tarda demasiado'],
    ]) {
      const html = await page(`/buscadores?ubicacion=${ubicacion}&fecha=${someDay}`)
      expect(html).toContain('role="alert"')
      expect(html).toContain(words)
      expect(html).toMatch(/<input id="lugar"[^>]* autofocus/)
      expect(html).toContain('Probar otra vez')
      expect(hoursIn(html)).toEqual([])
    }
    expect(await page('/buscadores')).toContain('timeout:10000')
  })
  it('keep the chosen hour and lead to the host of its club (R-464)', async () => {
    const html = await page(`/buscadores?${near}&fecha=${someDay}&elegido=segon&hora=1200`)
    expect(html).toContain('Segon Club, lunes, 23 de noviembre, 20:00')
    expect(html).toContain('60 min, 1 pista libre · 36,00 € la pista')
    expect(html).toContain('https://segon.club.test/buscadores?club=segon&amp;fecha=2026-11-23&amp;hora=1200')
    const there = await page(`/buscadores?club=segon&fecha=${someDay}&hora=1200`, { host: 'segon.club.test' })
    expect(there).toContain('Esta hora se reserva en el club')
    expect(there).not.toContain('Club de prova')
    expect(hoursIn(there)).toHaveLength(48)
    const taken = await page(`/buscadores?${near}&fecha=${someDay}&elegido=segon&hora=1201`)
    expect(taken).toContain('Esa hora ya no está libre')
  })
  it('lead staff of that club to the planner, and a player to the own page (R-464)', async () => {
    const { status, headers } = await open(`/buscadores?club=prova&fecha=${someDay}&hora=1200`, {}, desk)
    expect([status, headers.location]).toEqual([303, '/admin'])
    const html = (await open(`/buscadores?${near}&fecha=${someDay}&elegido=prova&hora=1200`, {}, desk)).html
    expect(html).toContain('<a class="button" href="/admin">Seguir en el club</a>')
    const member = { nombre: 'Nora', apellidos: 'Vila', id_mst_tiposocio: 2 } as never
    const { id_mst_socios } = await db.insertInto('socio').values(member).returning('id_mst_socios').executeTakeFirstOrThrow()
    const player = await desk.signedIn(id_mst_socios)
    const own = (await open(`/buscadores?${near}&fecha=${someDay}&elegido=prova&hora=1200`, {}, player)).html
    expect(own).toContain('<a class="button" href="/socio">Seguir en el club</a>')
  })
  it('offer earlier hours, the next day with an hour, and a wider ring when nothing is free', async () => {
    const wide = await page(`/buscadores?${near}&fecha=${someDay}&distancia=5`)
    expect(wide).toContain('1 club más tiene pista a menos de 50 km.')
    const { id_reg_reserva } = await desk.book({ hora_ini: 1380 })
    await db.updateTable('recurso').set({ reservar_pista: false }).where('id_mst_recurso', '<>', desk.padel).execute()
    later()
    const none = await page(`/buscadores?${near}&fecha=${someDay}&minuto_ini=1380&distancia=5`)
    expect(none).toContain('No hay ninguna pista libre')
    expect(none).toContain('El mismo día, antes de las 23:00:')
    expect(none).toContain('martes, 24 de noviembre: 48 horas libres')
    await db.updateTable('recurso').set({ reservar_pista: true }).execute()
    await desk.call(deleteBooking, { id_reg_reserva, devolucion: 'conservar' })
    later()
  })
  it('list events and tournaments by date with their club', async () => {
    await second
      .insertInto('actividad')
      .values({ desc_actividad: 'Campus & <nieve>', fecha_ini: '2026-12-05', fecha_fin: '2026-12-05' })
      .execute()
    await db
      .insertInto('campeonato')
      .values({ desc_campeonato: 'Liga', id_mst_tiporecurso: 1, fecha_ini: '2026-11-20', fecha_fin: '2026-12-31' })
      .execute()
    later()
    const events = await page(`/buscadores/eventos?${near}`)
    for (const part of ['1 evento<', 'Campus &amp; &lt;nieve&gt;', 'Segon Club · 18,7 km', 'sábado, 5 de diciembre'])
      expect(events).toContain(part)
    expect(await page(`/buscadores/torneos?${near}`)).toContain('Del 20 nov al 31 dic')
    expect(await page(`/buscadores/eventos?${near}&distancia=5`)).toContain('No hay eventos cerca')
  })
  it('hold one script, allowed by its hash, and no outside address', async () => {
    const { html, headers } = await open('/buscadores')
    const script = /<script>([\s\S]*)<\/script>/.exec(html)![1]!
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`)
    expect(headers['content-security-policy']).toContain("form-action 'self';")
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['cache-control']).toBe('no-store')
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!segon\.club\.test)/)
    expect(script.length).toBeLessThan(6000)
  })
  it('escape whatever is typed, and take the marks of other sites for what they are', async () => {
    const html = await page(`/buscadores?lugar=${encodeURIComponent('"><script>alert(1)</script>')}&utm_source=x&fbclid=y`)
    expect(html).not.toContain('<script>alert')
    expect(await page(`/buscadores?nombre=${encodeURIComponent('<b>')}&fecha=${someDay}`)).not.toContain('<b>"')
  })
  it('refuse odd values in words', async () => {
    for (const query of [
      'distancia=-1',
      'latitud=91&longitud=2',
      'latitud=41',
      'fecha=2030-01-01',
      'minuto_ini=5000',
      'ubicacion=x',
      'hora=x',
    ]) {
      const { status, html } = await open(`/buscadores?${query}`)
      expect([query, status]).toEqual([query, 422])
      expect(html).toContain('<h1>')
    }
  })
})

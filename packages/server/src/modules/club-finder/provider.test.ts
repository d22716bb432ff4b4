import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { clubList, eventList, tournamentList } from '@app/contract/club-finder/provider'
import type { SentOf } from '@app/contract/kit/action'
import { describe, expect, it } from 'vitest'
import { someDay } from '../../testing/modules/bookings.ts'
import { barcelona, finderClubs, sabadell } from '../../testing/modules/club-finder.ts'

const { desk, second, court, agree } = await finderClubs()
const { anonymous, db, padel, other, hall } = desk
type Query = SentOf<typeof clubList>
const clubs = (query: Query = {}) => anonymous.call(clubList, { ...barcelona, fecha: someDay, ...query })
const club = async (name: string, query: Query = {}) => (await clubs(query)).find((one) => one.club === name)
const courtOf = async (name: string, query: Query = {}) =>
  (await club('prova', query))?.pistas.find(({ desc_recurso }) => desc_recurso === name)
const hours = async (name: string, query: Query = {}) => ((await courtOf(name, query))?.horas ?? []).map(({ horaIni }) => horaIni)
/** Moves the clock on, past what was kept of a club. */
const later = () => desk.at(new Date(desk.now().getTime() + 31_000).toISOString())

describe('the clubs of a provider (A-84)', () => {
  it('are those that agreed, nearest first, with place, distance, direction and the page for going on (A-183, R-464)', async () => {
    expect((await clubs()).map((one) => one.club)).toEqual(['prova'])
    await agree(true)
    expect((await clubs()).map((one) => one.club)).toEqual(['prova'])
    later()
    expect(await clubs()).toMatchObject([
      { club: 'prova', nombre: 'Club de prova', poblacion: 'Barcelona', distancia: 0, url: 'http://localhost/buscadores?club=prova' },
      {
        ...{ club: 'segon', nombre: 'Segon Club', codigo_postal: '08201', ...sabadell, distancia: 18.7, rumbo: 343 },
        url: 'https://segon.club.test/buscadores?club=segon',
      },
    ])
    await agree(false)
    later()
    expect((await clubs()).map((one) => one.club)).toEqual(['prova'])
    await agree(true)
    later()
  })
  it('are within 30 km unless the distance says otherwise (R-458), with every name unless one is asked for (R-460)', async () => {
    const far = { latitud: 41.11, longitud: 2.1734 }
    expect((await clubs(far)).map((one) => one.distancia)).toEqual([])
    expect((await clubs({ ...far, distancia: 40 })).map((one) => one.club)).toEqual(['prova'])
    expect((await clubs({ ...far, distancia: 100 })).map((one) => one.club)).toEqual(['prova', 'segon'])
    expect((await clubs({ nombre: '-' })).length).toBe(2)
    expect((await clubs({ nombre: 'SEGÓN' })).map((one) => one.club)).toEqual(['segon'])
    expect((await clubs({ nombre: 'club prova' })).map((one) => one.club)).toEqual(['prova'])
    expect(await clubs({ nombre: 'nadie' })).toEqual([])
  })
  it('are around the club of the address without coordinates, or around the fallback ones (R-461)', async () => {
    expect((await anonymous.call(clubList, { fecha: someDay })).map(({ distancia }) => distancia)).toEqual([0, 18.7])
    process.env.FINDER_COORDINATES = '41.5463,2.1086'
    expect((await anonymous.call(clubList, { fecha: someDay })).map((one) => one.club)).toEqual(['segon', 'prova'])
    delete process.env.FINDER_COORDINATES
  })
  it('have hours from the next one to midnight today (R-459), a whole day otherwise, and none of the past', async () => {
    desk.at('2026-11-20T10:20:00Z')
    const today = await anonymous.call(clubList, {})
    expect(today[0]?.pistas[0]?.horas.map(({ horaIni }) => horaIni).slice(0, 2)).toEqual([720, 750])
    expect(today[0]?.pistas[0]?.horas.at(-1)?.horaIni).toBe(1410)
    expect((await hours('Pádel 1', { fecha: '2026-11-20', minuto_ini: 0 }))[0]).toBe(690)
    expect(await hours('Pádel 1')).toHaveLength(48)
    expect(await hours('Pádel 1', { minuto_ini: 1080, minuto_fin: 1170 })).toEqual([1080, 1110, 1140])
    expect(await club('prova', { minuto_ini: 1140, minuto_fin: 1140 })).toMatchObject({ hayAlgunaPistaLibre: false })
    desk.at('2026-11-20T22:40:00Z')
    expect(await anonymous.call(clubList, {})).toMatchObject([{ hayAlgunaPistaLibre: false }, { hayAlgunaPistaLibre: false }])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('have the price of anybody, for the court and for a person (A-115)', async () => {
    expect((await courtOf('Pádel 1'))?.horas[0]).toMatchObject({ duracion: 60, precio: 2400, precio_persona: 600 })
    expect((await club('segon'))?.pistas).toMatchObject([{ desc_recurso: 'Central', personas: 4, horas: expect.any(Array) }])
    expect((await club('segon'))?.pistas[0]?.horas[0]).toMatchObject({ precio: 3600, precio_persona: 900 })
  })
  it('lose an hour that a desk books, and regain it, once what was kept ends', async () => {
    expect(await hours('Pádel 1')).toContain(600)
    const { id_reg_reserva } = await desk.book({ hora_ini: 600, duracion: 90 })
    expect(await hours('Pádel 1')).toContain(600)
    later()
    const left = await hours('Pádel 1')
    expect([540, 570, 600, 630, 660, 690].map((from) => left.includes(from))).toEqual([true, false, false, false, false, true])
    expect(await hours('Pádel 2')).toContain(600)
    await desk.call(deleteBooking, { id_reg_reserva, devolucion: 'conservar' })
    later()
    expect(await hours('Pádel 1')).toContain(600)
  })
  it('hold no hour of a court that shares its space with a booked one, nor within its pause', async () => {
    await db.updateTable('recurso').set({ tiempo_reserva_posterior: 30 }).where('id_mst_recurso', '=', other).execute()
    const halved = await desk.book({ id_mst_recurso: desk.left, hora_ini: 600 })
    const paused = await desk.book({ id_mst_recurso: other, hora_ini: 1200 })
    later()
    expect(await hours('Pabellón')).not.toContain(600)
    expect(await hours('Pabellón izquierda')).not.toContain(600)
    expect(await hours('Pabellón derecha')).toContain(600)
    const left = await hours('Pádel 2')
    expect([1110, 1140, 1230, 1260, 1290].map((from) => left.includes(from))).toEqual([true, false, false, false, true])
    for (const { id_reg_reserva } of [halved, paused]) await desk.call(deleteBooking, { id_reg_reserva, devolucion: 'conservar' })
    await db.updateTable('recurso').set({ tiempo_reserva_posterior: 0 }).where('id_mst_recurso', '=', other).execute()
    later()
  })
  it('never show a court that is inactive, closed to bookings, or of an inactive sport or calendar', async () => {
    const set = (values: object) => db.updateTable('recurso').set(values).where('id_mst_recurso', '=', padel).execute()
    for (const values of [{ activo: false }, { reservar_pista: false }]) {
      await set(values)
      later()
      expect(await courtOf('Pádel 1')).toBeUndefined()
      await set({ activo: true, reservar_pista: true })
    }
    const { id_mst_calendario } = await db
      .insertInto('calendario')
      .values({ desc_calendario: 'Cerrado', activo: false } as never)
      .returning('id_mst_calendario')
      .executeTakeFirstOrThrow()
    await set({ id_mst_calendario })
    later()
    expect(await courtOf('Pádel 1')).toBeUndefined()
    // a calendar without hours is closed
    await db.updateTable('calendario').set({ activo: true }).where('id_mst_calendario', '=', id_mst_calendario).execute()
    later()
    expect(await courtOf('Pádel 1')).toMatchObject({ horas: [] })
    await set({ id_mst_calendario: null })
    await db.updateTable('tipo_recurso').set({ activo: false }).execute()
    later()
    expect(await club('prova')).toMatchObject({ hayAlgunaPistaLibre: false, pistas: [] })
    await db.updateTable('tipo_recurso').set({ activo: true }).execute()
    later()
    expect(hall).toBeGreaterThan(0)
  })
  it('have no hour beyond the days that members may book (R-230)', async () => {
    expect(await club('prova', { fecha: '2026-12-04' })).toMatchObject({ hayAlgunaPistaLibre: true })
    expect(await club('prova', { fecha: '2026-12-05' })).toMatchObject({ hayAlgunaPistaLibre: false })
  })
  it('are of one sport by its name, whatever its number', async () => {
    const [sport] = await db.selectFrom('tipo_recurso').select('desc_tiporecurso').execute()
    expect((await club('prova', { tipo_recurso: sport!.desc_tiporecurso.toUpperCase() }))?.pistas.length).toBeGreaterThan(3)
    expect(await club('prova', { tipo_recurso: 'Curling' })).toMatchObject({ hayAlgunaPistaLibre: false, pistas: [] })
  })
  it('go on without a club that cannot be read, and log it (R-463)', async () => {
    await desk.pool.query('alter table club_segon.empresa rename to empresa_away')
    later()
    expect((await clubs()).map((one) => one.club)).toEqual(['prova'])
    await desk.pool.query('alter table club_segon.empresa_away rename to empresa')
    later()
    expect((await clubs()).map((one) => one.club)).toEqual(['prova', 'segon'])
  })
})

describe('events and tournaments of a provider (A-84)', () => {
  it('are the active activities and championships that have not ended, earliest first', async () => {
    const on = (fecha_ini: string, fecha_fin: string) => ({ fecha_ini, fecha_fin })
    await db
      .insertInto('actividad')
      .values([
        { desc_actividad: 'Campus', ...on('2026-12-20', '2026-12-30') },
        { desc_actividad: 'Pasada', ...on('2026-11-01', '2026-11-02') },
        { desc_actividad: 'Inactiva', ...on('2026-12-01', '2026-12-02'), activo: false },
      ])
      .execute()
    await second
      .insertInto('actividad')
      .values({ desc_actividad: 'Salida', ...on('2026-11-30', '2026-12-01') })
      .execute()
    await db
      .insertInto('campeonato')
      .values({ desc_campeonato: 'Liga', id_mst_tiporecurso: 1, ...on('2026-11-20', '2026-12-31') })
      .execute()
    later()
    const events = await anonymous.call(eventList, barcelona)
    expect(events.map(({ club: where, desc_actividad }) => [where, desc_actividad])).toEqual([
      ['segon', 'Salida'],
      ['prova', 'Campus'],
    ])
    expect(await anonymous.call(tournamentList, barcelona)).toMatchObject([
      { club: 'prova', desc_campeonato: 'Liga', desc_categoria: null, distancia: 0, fecha_ini: '2026-11-20' },
    ])
    expect(await anonymous.call(tournamentList, { ...barcelona, tipo_recurso: 'Curling' })).toEqual([])
  })
})

describe('a search of a provider', () => {
  it('is refused in words for odd values, and changes nothing', async () => {
    const odd = [
      ...[
        'distancia=-1',
        'distancia=0',
        'distancia=501',
        'distancia=x',
        'distancia=1.5',
        'latitud=90.5&longitud=2',
        'latitud=-91&longitud=2',
      ],
      ...['latitud=41&longitud=181', 'latitud=41', 'longitud=2', 'latitud=x&longitud=2', 'latitud=NaN&longitud=NaN', 'fecha=2026-11-19'],
      ...['fecha=2027-03-01', 'fecha=9999-12-31', 'fecha=ayer', 'fecha=2026-02-30', 'minuto_ini=5000', 'minuto_ini=-5', 'minuto_fin=1441'],
      ...['minuto_fin=25:00', `nombre=${'x'.repeat(81)}`, 'nombre=a%00b', 'tipo_recurso=a%0Ab', 'otra=1', 'distancia[]=3'],
    ]
    for (const address of ['/getClubsLista', '/getEventosLista', '/getTorneosLista'])
      for (const query of odd) {
        const { status, body } = await anonymous.http({ method: 'GET', url: `${address}?${query}` })
        expect([query, status]).toEqual([query, 422])
        expect(body.msg).not.toMatch(/undefined|\{|finder\.|invalid\./)
      }
    const far = await anonymous.http({ method: 'GET', url: '/getClubsLista?fecha=2027-03-01' })
    expect(far.body).toMatchObject({ code: 'finder.dia_lejano', msg: 'Solo se busca de hoy al 19/01/2027.' })
    const half = await anonymous.http({ method: 'GET', url: '/getClubsLista?latitud=41' })
    expect(half.body).toMatchObject({ longitud: ['Las coordenadas son dos: latitud y longitud.'] })
  })
  it('counts an empty field as none, and needs no session', async () => {
    const { status, body } = await anonymous.http({ method: 'GET', url: `/api/getClubsLista?latitud=&longitud=&nombre=&fecha=${someDay}` })
    expect([status, (body as unknown as unknown[]).length]).toEqual([200, 2])
    expect(court).toBeGreaterThan(0)
  })
})

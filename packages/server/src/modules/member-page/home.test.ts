import { saveMemberAccess } from '@app/contract/access/member-access'
import { chargeSelected } from '@app/contract/invoices/collect'
import { home } from '@app/contract/member-page/home'
import { describe, expect, it } from 'vitest'
import { guest, someDay } from '../../testing/modules/bookings.ts'
import { playerClub } from '../../testing/modules/member-page.ts'

const desk = await playerClub()
const { db, anna, berta, members } = desk
const [me, other] = members
const page = (who = anna) => who.call(home)
const change = (id: number, set: object) => db.updateTable('reserva').set(set).where('id_reg_reserva', '=', id).execute()

describe('the start page of a member', () => {
  it('of a new member is empty, with the name and the day of the club', async () => {
    expect(await page(berta)).toMatchObject({
      ...{ club: 'Club de prova', hoy: '2026-11-20', minuto: 660, socio: { id_mst_socios: other, nombre: 'Berta', apellidos: 'Puig' } },
      ...{ reservas: [], clases: [], cursos: [], actividades: [], debe: { total: 0, pagable: 0, lineas: [] }, codigo: null, sin_leer: 0 },
    })
  })
  it('shows the next bookings with court, sport, players by first name, guests, own part, and its state of payment', async () => {
    const { id_reg_reserva: later } = await desk.book({ hora_ini: 720, id_mst_socios: me, socios: [me, other, guest] })
    const { id_reg_reserva: sooner } = await desk.book({
      fecha_ini: '2026-11-22',
      hora_ini: 600,
      id_mst_socios: other,
      socios: [other, me],
    })
    const { id_reg_reserva: over } = await desk.book({ fecha_ini: '2026-11-20', hora_ini: 540, id_mst_socios: me, socios: [me] })
    const { reservas, debe } = await page()
    expect(reservas.map((one) => one.id_reg_reserva)).toEqual([sooner, later])
    expect(reservas[1]).toMatchObject({
      ...{ fecha: someDay, hora_ini: 720, duracion: 60, desc_recurso: 'Pádel 1', desc_tiporecurso: expect.any(String) },
      ...{ es_responsable: true, jugadores: ['Berta'], invitados: 1, pendiente_confirmar: false, sin_pista: false, pin_reserva: null },
    })
    expect(reservas[0]).toMatchObject({ es_responsable: false, jugadores: ['Berta'], invitados: 0, estado: 'pendiente', precio: 600 })
    expect(reservas[0]).toMatchObject({ pendiente: 600, facturas: [expect.any(Number)] })
    // not due before it has begun; what was played is
    expect(debe.lineas.map((one) => one.fecha)).toEqual(['2026-11-20'])
    await desk.call(chargeSelected, { facturasSeleccionadas: reservas[0]!.facturas })
    expect((await page()).reservas[0]).toMatchObject({ estado: 'pagada', precio: 600, pendiente: 0, facturas: [] })
    expect((await page(berta)).reservas.map((one) => one.jugadores)).toEqual([['Anna'], ['Anna']])
    await db.deleteFrom('reserva_socio').where('id_reg_reserva', 'in', [later, sooner, over]).execute()
  })
  it('shows a booking until its end, past midnight too', async () => {
    const { id_reg_reserva } = await desk.book({ hora_ini: 1410, duracion: 60, id_mst_socios: me, socios: [me] })
    await change(id_reg_reserva, { fecha: '2026-11-19' })
    const shown = async (at: string) => {
      desk.at(at)
      return (await page()).reservas.map((one) => one.id_reg_reserva)
    }
    expect([await shown('2026-11-19T23:29:00Z'), await shown('2026-11-19T23:30:00Z')]).toEqual([[id_reg_reserva], []])
    desk.at('2026-11-20T10:00:00Z')
    await db.deleteFrom('reserva_socio').where('id_reg_reserva', '=', id_reg_reserva).execute()
  })
  it('shows the PIN of a booking to each of its players, once the club has confirmed it and while it has its court', async () => {
    const { id_reg_reserva } = await desk.book({ hora_ini: 900, id_mst_socios: other, socios: [other, me] })
    const shown = async (set: object) => {
      await change(id_reg_reserva, set)
      const [one] = (await page()).reservas
      return [one!.pin_reserva, one!.pendiente_confirmar, one!.sin_pista]
    }
    expect(await shown({ pin_reserva: '4812' })).toEqual(['4812', false, false])
    expect(await shown({ pendiente_confirmar: 1 })).toEqual([null, true, false])
    expect(await shown({ pendiente_confirmar: 3 })).toEqual(['4812', false, false])
    expect(await shown({ pendiente_confirmar: 0, ocupado: false })).toEqual([null, false, true])
    await change(id_reg_reserva, { ocupado: true })
    expect((await page(berta)).reservas.map((one) => one.pin_reserva)).toEqual(['4812'])
    await db.deleteFrom('reserva_socio').where('id_reg_reserva', '=', id_reg_reserva).execute()
  })
  it('shows classes apart, without the names of the others in them', async () => {
    const { id_mst_curso } = await db
      .insertInto('cursos')
      .values({ desc_curso: 'Adultos A' })
      .returning('id_mst_curso')
      .executeTakeFirstOrThrow()
    const { id_reg_reserva } = await desk.book({ hora_ini: 960, id_mst_socios: me, socios: [me, other] })
    await change(id_reg_reserva, { id_mst_curso })
    const { reservas, clases } = await page()
    expect([reservas, clases]).toMatchObject([[], [{ id_reg_reserva, desc_curso: 'Adultos A', hora_ini: 960, desc_recurso: 'Pádel 1' }]])
    expect(Object.keys(clases[0]!)).not.toContain('jugadores')
    await db.deleteFrom('reserva_socio').where('id_reg_reserva', '=', id_reg_reserva).execute()
  })
  it('says if the member enters now, for what reason, and has the code of the doors with its QR (0107)', async () => {
    expect((await page()).entrada).toMatchObject({ permitido: false, texto: expect.any(String), desc_terminalacceso: 'Torno' })
    await desk.call(saveMemberAccess, { id: me, todos: true, codigo: '481207', recursos: [] })
    const { entrada, codigo } = await page()
    expect(entrada).toMatchObject({ permitido: true })
    expect(codigo).toMatchObject({ codigo: '481207', qr: expect.stringMatching(/^data:image\/svg/) })
    await db.updateTable('terminal_acceso').set({ activo: false }).execute()
    expect((await page()).entrada).toBeNull()
  })
  it('shows what is owed, the oldest first, and whether a card can pay it now', async () => {
    const old = await desk.line(300, other)
    const held = await desk.line(500, other)
    await db.updateTable('factura').set({ fecha_creacion: '2026-11-01' }).where('id_reg_factura', '=', held).execute()
    await db.updateTable('factura').set({ retenido: 500 }).where('id_reg_factura', '=', held).execute()
    expect((await page(berta)).debe).toMatchObject({
      ...{ total: 800, pagable: 300 },
      lineas: [
        { id_reg_factura: held, pendiente: 500, pagable: false, fecha: '2026-11-01' },
        { id_reg_factura: old, concepto: 'Clase', pendiente: 300, pagable: true },
      ],
    })
    await db.updateTable('tipo_socio').set({ activar_pago: false }).where('id_mst_tiposocio', '=', 2).execute()
    expect((await page(berta)).debe).toMatchObject({ total: 800, pagable: 0 })
    await db.updateTable('tipo_socio').set({ activar_pago: true }).where('id_mst_tiposocio', '=', 2).execute()
    delete process.env.CARD_SIMULATOR_URL
    expect((await page(berta)).debe).toMatchObject({ total: 800, pagable: 0 })
    process.env.CARD_SIMULATOR_URL = desk.gateway.url
  })
  it('shows courses in force and activities that are not over', async () => {
    await desk.fill(me, 'Nadal')
    const { cursos, actividades, reservas } = await page()
    expect(cursos).toMatchObject([{ desc_curso: 'Curso Nadal', fecha_inicio_cuota: '2026-11-01', fecha_fin_cuota: null, espera: false }])
    expect(actividades).toMatchObject([{ desc_actividad: 'Campus Nadal', desc_actividades_grupo: 'Grupo Nadal' }])
    expect(reservas).toHaveLength(1)
    await db.updateTable('socios_cuotas').set({ fecha_fin_cuota: '2026-11-19' }).execute()
    await db.updateTable('actividad').set({ fecha_ini: '2026-11-01', fecha_fin: '2026-11-19' }).execute()
    expect(await page()).toMatchObject({ cursos: [], actividades: [] })
  })
  it('is there for staff, too, of their own record, the first administrator included', async () => {
    expect(await desk.call(home)).toMatchObject({ socio: { id_mst_socios: desk.id }, reservas: [] })
    const first = await desk.as({ is_admin: true })
    await db.updateTable('socio').set({ reservado: true }).where('id_mst_socios', '=', first.id).execute()
    expect(await first.call(home)).toMatchObject({ entrada: null, codigo: null })
  })
})

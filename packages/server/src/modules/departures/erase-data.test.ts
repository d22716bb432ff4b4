import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { processDeparture } from '@app/contract/departures/departure'
import { erasePersonalData } from '@app/contract/departures/erase-data'
import { addLink } from '@app/contract/member-documents/member-document'
import { addNote, changeNote, removeNote } from '@app/contract/member-documents/member-note'
import { mergeMembers } from '@app/contract/member-merge/merge'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { createIncome, removeIncome } from '@app/contract/one-off-income/edit-income'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { broken, passClub } from '../../testing/modules/passes.ts'

const desk = await passClub()
const [other] = desk.members
const { schema } = desk.product.clubs.all()[0]!

/** The tables whose rows hold a text anywhere. */
async function tablesWith(text: string) {
  const { rows } = await sql<{ tabla: string }>`select table_name as tabla from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE' order by 1`.execute(desk.db)
  const found: string[] = []
  for (const { tabla } of rows) {
    const { rows: hits } = await sql`select 1 from ${sql.id(schema, tabla)} as t where t::text like ${`%${text}%`} limit 1`.execute(desk.db)
    if (hits.length > 0) found.push(tabla)
  }
  return found
}
const person = async (nombre: string, more: Record<string, unknown> = {}) =>
  (await desk.call(createMember, { nombre, apellidos: 'SECRETO', telefono: '600111222', ...more })).id_mst_socios
const erase = async (id: number, nombre_completo: string) => {
  await desk.call(processDeparture, { id })
  await desk.call(erasePersonalData, { id, nombre_completo })
}

it('erasure empties every word about the member, in rows, in history and in the audit, whatever id it was written under (A-164)', async () => {
  const id = await person('Zoe', { email: 'secreto@club.test', nif: '12345678Z', observaciones: 'SECRETO ficha' })
  await desk.call(updateMember, { id, aviso_admin: 'SECRETO aviso' })
  const kept = await desk.call(addNote, { id_mst_socios: id, desc_nota: 'SECRETO nota' })
  await desk.call(changeNote, { id: kept.id_reg_notas_socio, desc_nota: 'SECRETO nota cambiada' })
  const gone = await desk.call(addNote, { id_mst_socios: id, desc_nota: 'SECRETO otra' })
  await desk.call(changeNote, { id: gone.id_reg_notas_socio, desc_nota: 'SECRETO otra cambiada' })
  await desk.call(removeNote, { id: gone.id_reg_notas_socio })
  await desk.call(addLink, { id_mst_socios: id, descripcion: 'SECRETO documento', url_documento: 'https://club.test/SECRETO' })
  const played = { id_mst_socios: id, socios: [id], nombre: 'SECRETO reserva', comentarios_usuario: 'SECRETO comentario' }
  const past = await desk.book({ ...played, observaciones: 'SECRETO pasada', fecha_ini: '2026-11-19' })
  const cancelled = await desk.book(played)
  await desk.call(deleteBooking, { id_reg_reserva: cancelled.id_reg_reserva, motivo: 'SECRETO motivo' })
  const ownerless = await desk.book({ id_mst_socios: null, socios: [id], nombre: 'SECRETO cumple', fecha_ini: '2026-11-19', hora_ini: 720 })
  const line = await desk.call(createIncome, {
    ...{ id_mst_socios: id, id_mst_tipoingreso: 1, concepto: 'SECRETO línea', precio: 500, observaciones: 'SECRETO apunte' },
  })
  await desk.call(removeIncome, { id: line.id_reg_factura })
  await desk.db.insertInto('padron').values({ nombre: 'SECRETO Zoe', nif: '12345678Z' }).execute()
  await desk.db
    .insertInto('correo')
    .values({ id_outbox: 900, para: 'Secreto@club.test', asunto: 'SECRETO', texto: 'SECRETO', html: '', created_at: desk.now() })
    .execute()
  await desk.db.updateTable('factura').set({ fecha_baja: '2026-11-20' }).where('id_mst_socios', '=', id).execute()
  expect((await tablesWith('SECRETO')).length).toBeGreaterThan(6)
  await erase(id, 'Zoe SECRETO')
  expect(await tablesWith('SECRETO')).toEqual([])
  expect(await tablesWith('secreto@')).toEqual([])
  const rows = await desk.db
    .selectFrom('reserva')
    .select(['nombre', 'observaciones'])
    .where('id_reg_reserva', 'in', [past.id_reg_reserva, ownerless.id_reg_reserva])
    .execute()
  expect(rows).toEqual([
    { nombre: null, observaciones: null },
    { nombre: null, observaciones: null },
  ])
  expect(await broken(desk)).toEqual([])
})

it('words beside another member stay, in rows, in copies and in the audit (A-164)', async () => {
  const id = await person('Pía')
  const shared = await desk.book({
    id_mst_socios: other,
    socios: [other, id],
    nombre: 'PROPIO',
    observaciones: 'PROPIO',
    fecha_ini: '2026-11-18',
  })
  const gone = await desk.book({ id_mst_socios: other, socios: [other, id], nombre: 'PROPIO', observaciones: 'PROPIO' })
  await desk.call(deleteBooking, { id_reg_reserva: gone.id_reg_reserva })
  await desk.db.updateTable('factura').set({ fecha_baja: '2026-11-20' }).where('id_mst_socios', '=', id).execute()
  await erase(id, 'Pía SECRETO')
  expect(await tablesWith('PROPIO')).toEqual(['reserva', 'reserva_hist'])
  expect(
    await desk.db.selectFrom('reserva').select('nombre').where('id_reg_reserva', '=', shared.id_reg_reserva).executeTakeFirst(),
  ).toEqual({
    nombre: 'PROPIO',
  })
})

it('a record merged into the member is erased with it (A-163, A-164)', async () => {
  const [id, twin] = [await person('Uxía'), await person('UXÍA', { email: 'uxia@club.test', observaciones: 'SECRETO gemela' })]
  await desk.call(addNote, { id_mst_socios: twin, desc_nota: 'SECRETO nota' })
  await desk.call(mergeMembers, { id, otro: twin, del_otro: ['email'] })
  await erase(id, 'Uxía SECRETO')
  expect(await tablesWith('SECRETO')).toEqual([])
  expect(await tablesWith('uxia@')).toEqual([])
})

it('the audit keeps words that are declared to be about nobody only: a label, not a note (A-164)', async () => {
  const { id_reg_notas_socio } = await desk.call(addNote, { id_mst_socios: other, desc_nota: 'ALERGIA' })
  const entry = await desk.db.selectFrom('auditoria').select('datos').orderBy('id_reg_auditoria', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(entry.datos).toEqual({ id_mst_socios: other, desc_nota: '•' })
  await desk.call(removeNote, { id: id_reg_notas_socio })
  await desk.http({ method: 'POST', url: '/api/etiquetas', body: { desc_etiqueta: 'Frontón' } })
  expect(await tablesWith('Frontón')).toEqual(['auditoria', 'etiqueta'])
  expect(await tablesWith('ALERGIA')).toEqual([])
})

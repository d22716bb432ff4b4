import { memberAccessLog, saveMemberAccess } from '@app/contract/access/member-access'
import { simulateEntry } from '@app/contract/access/simulate-entry'
import { addTerminal, changeTerminal } from '@app/contract/access/terminals'
import { createPassType, savePassType } from '@app/contract/pass-types/pass-types'
import { sellPass } from '@app/contract/passes/sell-pass'
import { expect, test } from 'vitest'
import { doorClub } from '../../testing/modules/access.ts'
import { broken } from '../../testing/modules/passes.ts'

const desk = await doorClub()
const [anna, berta, carles] = desk.members
const log = (id: number) => desk.call(memberAccessLog, { id })

test('the emergency code of a court opens its doors and the entrances at any time, is logged and notified to every administrator (A-168)', async () => {
  const court = await desk.call(addTerminal, { desc_terminalacceso: 'Puerta 1', clase: 'puerta', recursos: [desk.padel] })
  const elsewhere = await desk.call(addTerminal, { desc_terminalacceso: 'Puerta 2', clase: 'puerta', recursos: [desk.other] })
  const part = await desk.call(addTerminal, { desc_terminalacceso: 'Puerta 3', clase: 'puerta', recursos: [desk.left] })
  await desk.db.updateTable('recurso').set({ cod_emergencia: '777777' }).where('id_mst_recurso', '=', desk.padel).execute()
  await desk.db.updateTable('recurso').set({ cod_emergencia: '888888' }).where('id_mst_recurso', '=', desk.hall).execute()
  await desk.db.updateTable('socio').set({ email: 'jefa@club.test' }).where('id_mst_socios', '=', desk.id).execute()
  desk.at('2026-11-20T02:00:00Z')
  expect(await desk.ask('777777', court.clave)).toMatchObject({ motivo: 'acceso.codigo_desconocido' })
  await desk.setting('ACTIVAR_ACCESO', '4')
  const opened = async (codigo: string, clave?: string) => (await desk.ask(codigo, clave)).permitido
  expect([await opened('777777', court.clave), await opened('777777'), await opened('777777', elsewhere.clave)]).toEqual([
    true,
    true,
    false,
  ])
  expect([await opened('888888', part.clave), await opened('888888', court.clave)]).toEqual([true, false])
  const rows = await desk.db.selectFrom('acceso').select(['medio', 'concepto', 'permitido']).where('medio', '=', 'emergencia').execute()
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatchObject({ permitido: true, concepto: 'Código de emergencia de Pádel 1.' })
  await desk.product.outbox.drained()
  const mails = await desk.db
    .selectFrom('correo')
    .select(['para', 'texto'])
    .where('asunto', '=', 'Se ha usado el código de emergencia')
    .execute()
  expect(mails).toHaveLength(3)
  expect(mails[0]).toMatchObject({
    para: 'jefa@club.test',
    texto: expect.stringContaining('Puerta 1 se ha abierto con el código de emergencia de Pádel 1 el 20/11/2026 a las 03:00'),
  })
  await desk.call(changeTerminal, {
    id: court.id_terminalacceso,
    desc_terminalacceso: 'Puerta 1',
    clase: 'puerta',
    activo: false,
    recursos: [desk.padel],
  })
  expect(await opened('777777', court.clave)).toBe(false)
  desk.at('2026-11-20T10:00:00Z')
})

test('a pass whose uses are entries opens the entrance: one use per admission, none again within two hours, refused when used up (A-169)', async () => {
  const sent = {
    desc_tipoabonos: 'Bono 2 entradas',
    saldo_original: 2,
    unidad: 1 as const,
    cuenta_entradas: true,
    tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 1000 }],
  }
  const { id_mst_tipoabonos } = await desk.call(createPassType, sent)
  const wrong = { fields: { cuenta_entradas: [expect.any(String)] } }
  for (const more of [{ unidad: 0 as const }, { modo: 1 as const }, { requiere_reserva_previa: true }])
    await expect(desk.call(savePassType, { id: id_mst_tipoabonos, ...more })).rejects.toMatchObject(wrong)
  await desk.call(saveMemberAccess, { id: berta, codigo: '551200', recursos: [] })
  const { id_reg_abonos } = await desk.call(sellPass, { id_mst_socios: berta, id_mst_tipoabonos })
  const left = async () =>
    (await desk.db.selectFrom('libro_cuenta').select('saldo').where('id_reg_abonos', '=', id_reg_abonos).executeTakeFirstOrThrow()).saldo
  const enter = async (at: string) => {
    desk.at(`2026-11-20T${at}:00Z`)
    const told = await desk.call(simulateEntry, { id: berta })
    const { permitido, motivo } = await desk.ask('551200')
    expect(told.permitido).toBe(permitido)
    return [permitido ? null : motivo, await left()]
  }
  expect(await left()).toBe(2)
  expect(await enter('10:00')).toEqual([null, 1])
  expect(await enter('11:59')).toEqual([null, 1])
  expect(await enter('12:00')).toEqual([null, 0])
  expect(await enter('13:59')).toEqual([null, 0])
  expect(await enter('14:00')).toEqual(['acceso.abono_agotado', 0])
  const [last, again, second] = await log(berta)
  expect(last).toMatchObject({ permitido: false, concepto: 'No le quedan entradas en Bono 2 entradas.' })
  expect([again!.desc_abono, second!.desc_abono]).toEqual(['Bono 2 entradas', 'Bono 2 entradas'])
  await desk.setting('ACCESO_MINUTOS_ABONO', '240')
  expect(await enter('14:00')).toEqual([null, 0])
  await desk.setting('ACCESO_MINUTOS_ABONO', '120')
  desk.at('2026-11-20T10:00:00Z')
  expect(await broken(desk)).toEqual([])
})

test('of ten simultaneous admissions with one pass, one use is taken and nobody deadlocks (A-169)', async () => {
  const { id_mst_tipoabonos } = await desk.call(createPassType, {
    ...{ desc_tipoabonos: 'Bono 1 entrada', saldo_original: 1, unidad: 1, cuenta_entradas: true },
    tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 1000 }],
  })
  await desk.call(saveMemberAccess, { id: carles, codigo: '551300', recursos: [] })
  await desk.call(sellPass, { id_mst_socios: carles, id_mst_tipoabonos })
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.ask('551300')))
  expect(answers.filter(({ permitido }) => permitido)).toHaveLength(10)
  const taken = await desk.db
    .selectFrom('acceso')
    .select('id_reg_abonos')
    .where('id_mst_socios', '=', carles)
    .where('id_reg_abonos', 'is not', null)
    .execute()
  expect(taken).toHaveLength(1)
  expect(desk.deadlocks()).toBe(0)
})

test('unknown codes make their terminal wait and are notified to the administrators; the same one again is not counted (A-174, 0108)', async () => {
  const { clave } = await desk.call(addTerminal, { desc_terminalacceso: 'Teclado', recursos: [] })
  const status = (codigo: string) =>
    desk.ask(codigo, clave).then(
      () => 200,
      (error: { status: number }) => error.status,
    )
  for (let n = 0; n < 40; n++) expect(await status('000000')).toBe(200)
  const tries: number[] = []
  for (let n = 0; n < 30; n++) tries.push(await status(`9${String(n).padStart(5, '0')}`))
  expect(tries.filter((one) => one === 200).length).toBeLessThanOrEqual(20)
  expect(tries.at(-1)).toBe(429)
  // neither the other terminals wait, nor this one for long
  expect(await desk.ask('00481207')).toMatchObject({ permitido: false })
  desk.at('2026-11-20T10:20:00Z')
  expect(await status('00481207')).toBe(200)
  desk.at('2026-11-20T10:00:00Z')
  await desk.product.outbox.drained()
  const mails = await desk.db.selectFrom('correo').select('texto').where('asunto', '=', 'Teclado recibe códigos desconocidos').execute()
  expect(mails.length).toBeGreaterThan(0)
})

test('the key of a terminal is read from its header only (0108)', async () => {
  const { clave } = desk.entrance
  const sent = { method: 'POST', body: { peticion: 'k1', codigo: '00481207' } }
  expect((await desk.anonymous.http({ ...sent, url: `/api/acceso/terminal/abrir?clave=${clave}` })).status).not.toBe(200)
  expect((await desk.anonymous.http({ ...sent, url: '/api/acceso/terminal/abrir', body: { ...sent.body, clave } })).status).not.toBe(200)
  const headers = { authorization: `Bearer ${clave}` }
  expect((await desk.anonymous.http({ ...sent, url: '/api/acceso/terminal/abrir', headers })).status).toBe(200)
})

test('a door whose courts are out of use stays shut, for those with every door, too', async () => {
  const { clave } = await desk.call(addTerminal, { desc_terminalacceso: 'Obras', clase: 'puerta', recursos: [desk.right] })
  await desk.call(saveMemberAccess, { id: anna, todos: true, codigo: null, recursos: [] })
  expect(await desk.ask('00481207', clave)).toMatchObject({ permitido: true })
  await desk.db.updateTable('recurso').set({ activo: false }).where('id_mst_recurso', '=', desk.right).execute()
  expect(await desk.ask('00481207', clave)).toMatchObject({ motivo: 'acceso.cerrado' })
  await desk.db.updateTable('recurso').set({ activo: true }).where('id_mst_recurso', '=', desk.right).execute()
  await desk.call(saveMemberAccess, { id: anna, todos: false, codigo: null, recursos: [] })
})

test('the display shows no amount to bystanders: the debt is told at the desk', async () => {
  await desk.db
    .insertInto('factura')
    .values({ id_mst_socios: anna, concepto: 'Cuota', precio: 2210, fecha_creacion: '2026-09-01', id_mst_tipoingreso: 1 } as never)
    .execute()
  await desk.setting('ACCESO_DIAS_DEUDA', '21')
  expect(await desk.ask('00481207')).toMatchObject({ motivo: 'acceso.deuda', texto: 'Pasa por recepción.' })
  expect((await log(anna)).find((one) => one.denegado_por_deuda)).toMatchObject({ concepto: 'Pasa por recepción.' })
  expect((await desk.call(simulateEntry, { id: anna })).texto).toContain('22,10')
  await desk.setting('ACCESO_DIAS_DEUDA', '0')
})

test('windows are counted in real minutes when the clocks change, and an hour that does not exist is refused (A-129)', async () => {
  await desk.book({ fecha_ini: '2027-03-28', hora_ini: 180, id_mst_socios: anna, socios: [anna] })
  const at = async (minuto: number) => (await desk.call(simulateEntry, { id: anna, fecha: '2027-03-28', minuto })).permitido
  expect([await at(89), await at(90), await at(119), await at(180)]).toEqual([false, true, true, true])
  await expect(at(150)).rejects.toMatchObject({ code: 'acceso.hora_inexistente', fields: { minuto: [expect.any(String)] } })
})

test('a club open all day is said to be open from 00:00 to 24:00', async () => {
  const { reglas } = await desk.call(simulateEntry, { id: anna })
  expect(reglas.find(({ regla }) => regla === 'abierto')!.texto).toContain('24:00')
  expect(reglas.find(({ regla }) => regla === 'abierto')!.texto).not.toContain('23:30')
})

test('the pin of tomorrow’s first booking opens this evening, within its window', async () => {
  const { id_reg_reserva } = await desk.book({
    fecha_ini: '2026-11-21',
    hora_ini: 0,
    id_mst_recurso: desk.other,
    id_mst_socios: anna,
    socios: [anna],
  })
  await desk.db.updateTable('reserva').set({ pin_reserva: '4242' }).where('id_reg_reserva', '=', id_reg_reserva).execute()
  const answers = []
  for (const at of ['22:29', '22:30']) {
    desk.at(`2026-11-20T${at}:00Z`)
    answers.push((await desk.ask('4242')).motivo)
  }
  desk.at('2026-11-20T10:00:00Z')
  expect(answers).toEqual(['acceso.aun_no', null])
})

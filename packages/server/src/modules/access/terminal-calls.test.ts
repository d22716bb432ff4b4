import { memberAccessLog, saveMemberAccess } from '@app/contract/access/member-access'
import { accessRequests, requestTypeNames } from '@app/contract/access/requests'
import { simulateEntry } from '@app/contract/access/simulate-entry'
import { reportTerminalState, requestEntry } from '@app/contract/access/terminal-calls'
import { accessTerminals, addTerminal, changeTerminal, getTerminal, renewTerminalKey, terminalNames } from '@app/contract/access/terminals'
import { updatePass } from '@app/contract/passes/member-passes'
import { expect, test } from 'vitest'
import { doorClub, doorDay } from '../../testing/modules/access.ts'
import { passClub } from '../../testing/modules/passes.ts'

const desk = await doorClub()
const [anna, berta, carles] = desk.members

test('a member with a booking is let in by his card within its window, and both logs say so (0107)', async () => {
  expect(await desk.ask('00481207')).toMatchObject({ permitido: false, motivo: 'acceso.sin_derecho', nombre: null })
  const booking = await desk.bookNow()
  expect(await desk.ask('00481207')).toMatchObject({ permitido: true, motivo: null, desde: 630, hasta: 735, nombre: 'Anna' })
  const [entry, refused] = await desk.call(memberAccessLog, { id: anna })
  expect(entry).toMatchObject({ desc_recurso: 'Pádel 1', permitido: true, medio: 'tarjeta', denegado_por_deuda: false })
  expect(refused).toMatchObject({ permitido: false, desc_terminalacceso: 'Torno entrada' })
  await desk.setting('ACTIVAR_ACCESO', '1')
  const [last] = await desk.call(accessRequests)
  expect(last).toMatchObject({ permitido: true, id_mst_tipopeticion: 1, desc_terminalacceso: 'Torno entrada' })
  expect(last!.datos_peticion).toMatch(/…1207$/)
  expect(booking).toBeTruthy()
})

test('what was asked at doors is told of the days that are asked about, both included, in the club’s time', async () => {
  await desk.call(saveMemberAccess, { id: carles, codigo: '331200', recursos: [] })
  const rest = (await desk.call(memberAccessLog, { id: carles })).length
  for (const instant of ['2026-11-17T22:59:00Z', '2026-11-17T23:00:00Z', '2026-11-18T22:59:00Z', '2026-11-18T23:00:00Z']) {
    desk.at(instant)
    await desk.ask('331200')
  }
  desk.at('2026-11-20T10:00:00Z')
  const dates = async (asked: { start_date?: string; end_date?: string }) =>
    (await desk.call(memberAccessLog, { id: carles, ...asked })).map((one) => one.fecha.toISOString().slice(8, 16))
  expect(await dates({ start_date: '2026-11-18', end_date: '2026-11-18' })).toEqual(['18T22:59', '17T23:00'])
  expect(await dates({ end_date: '2026-11-17' })).toEqual(['17T22:59'])
  expect(await dates({})).toHaveLength(rest + 4)
  const { length } = await desk.call(accessRequests, { start_date: '2026-11-18', end_date: '2026-11-18' })
  expect(length).toBe(2)
})

test('the list of requests is of this month and of one type where it is asked for, and is switched off with the access control (R-453)', async () => {
  await desk.setting('ACTIVAR_ACCESO', '1')
  expect((await desk.call(accessRequests, { tipo_peticion: 2 })).length).toBe(0)
  expect((await desk.call(accessRequests, { start_date: '2026-10-01', end_date: '2026-10-31' })).length).toBe(0)
  expect((await desk.call(requestTypeNames)).map(({ id }) => id)).toEqual([1, 2])
  await desk.setting('ACTIVAR_ACCESO', '0')
  await expect(desk.call(accessRequests)).rejects.toMatchObject({ code: 'msg.switched_off' })
})

test('the desk is answered by the rules of the turnstile, in order (0107)', async () => {
  const now = await desk.call(simulateEntry, { id: anna })
  expect(now).toMatchObject({ permitido: true, desc_terminalacceso: 'Torno entrada', desde: 630 })
  expect(now.reglas.map(({ regla }) => regla)).toEqual(['terminal', 'codigo', 'socio', 'deuda', 'devolucion', 'abierto', 'derecho', 'pago'])
  const early = await desk.call(simulateEntry, { id: anna, fecha: doorDay, minuto: 600 })
  expect(early.permitido).toBe(false)
  expect(early.reglas.map(({ estado }) => estado)).toEqual(['pasa', 'pasa', 'pasa', 'pasa', 'pasa', 'pasa', 'niega', 'sin_mirar'])
  await desk.db.deleteFrom('acceso_socio').where('id_mst_socios', '=', berta).execute()
  const codeless = await desk.call(simulateEntry, { id: berta })
  expect([codeless.sin_codigo, codeless.reglas.find(({ regla }) => regla === 'codigo')]).toEqual([
    true,
    { regla: 'codigo', estado: 'pasa', texto: 'No tiene tarjeta ni código: tienen que abrirle en recepción' },
  ])
  expect(now.sin_codigo).toBe(false)
  await expect(desk.call(simulateEntry, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  await expect(desk.call(simulateEntry, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('the code of the access tab opens, with the club’s prefix or without it, and is refused to who left', async () => {
  await desk.call(saveMemberAccess, { id: berta, todos: true, codigo: '771200', recursos: [] })
  await desk.setting('PREFIJO_CODIGO_ACCESO', 'CL')
  expect(await desk.ask('771200')).toMatchObject({ permitido: true })
  expect(await desk.ask('CL771200')).toMatchObject({ permitido: true })
  expect(await desk.ask('XX771200')).toMatchObject({ motivo: 'acceso.codigo_desconocido' })
  await desk.db.updateTable('socio').set({ fecha_baja: '2026-11-19' }).where('id_mst_socios', '=', berta).execute()
  expect(await desk.ask('771200')).toMatchObject({ motivo: 'acceso.socio_de_baja' })
  await desk.db.updateTable('socio').set({ fecha_baja: doorDay }).where('id_mst_socios', '=', berta).execute()
  expect(await desk.ask('771200')).toMatchObject({ permitido: true })
})

test('a card of one active member that is the code of another opens nothing (A-174)', async () => {
  await desk.db.updateTable('socio').set({ codigo_tarjeta_acceso: '999111' }).where('id_mst_socios', '=', berta).execute()
  await desk.db
    .insertInto('acceso_socio')
    .values({ id_mst_socios: carles, codigo: '999111' })
    .onConflict((c) => c.column('id_mst_socios').doUpdateSet({ codigo: '999111' }))
    .execute()
  expect(await desk.ask('999111')).toMatchObject({ motivo: 'acceso.codigo_repetido' })
  await desk.db.deleteFrom('acceso_socio').where('id_mst_socios', '=', carles).execute()
  expect(await desk.ask('999111')).toMatchObject({ permitido: true })
})

test('a door opens for bookings of its courts, and of those that they are a part of', async () => {
  const door = await desk.call(addTerminal, { desc_terminalacceso: 'Pabellón', clase: 'puerta', recursos: [desk.left] })
  expect(await desk.ask('00481207', door.clave)).toMatchObject({ permitido: false })
  await desk.bookNow({ id_mst_recurso: desk.hall, id_mst_socios: carles })
  await desk.call(saveMemberAccess, { id: carles, codigo: '881200', recursos: [] })
  expect(await desk.ask('881200', door.clave)).toMatchObject({ permitido: true, desde: 630 })
  await desk.call(saveMemberAccess, { id: anna, recursos: [desk.left] })
  expect(await desk.ask('00481207', door.clave)).toMatchObject({ permitido: true, hasta: 1455 })
  await desk.call(saveMemberAccess, { id: anna, recursos: [] })
})

test('a booking that runs past midnight still opens its door on the next day', async () => {
  const door = await desk.call(addTerminal, { desc_terminalacceso: 'Noche', clase: 'puerta', recursos: [desk.other] })
  await desk.bookNow({ id_mst_recurso: desk.other, hora_ini: 1410, duracion: 60 })
  desk.at('2026-11-20T23:10:00Z')
  expect(await desk.ask('00481207', door.clave)).toMatchObject({ permitido: true, desde: -60, hasta: 45 })
  desk.at('2026-11-20T23:50:00Z')
  expect(await desk.ask('00481207', door.clave)).toMatchObject({ permitido: false })
  desk.at('2026-11-20T10:00:00Z')
})

test('courts that a member may always enter open their doors and the entrance, and no other door', async () => {
  const door = await desk.call(addTerminal, { desc_terminalacceso: 'Derecha', clase: 'puerta', recursos: [desk.right] })
  const { id_mst_socios: id } = await desk.db
    .insertInto('socio')
    .values({ nombre: 'Dora', apellidos: 'Puig', id_mst_tiposocio: 2, codigo_tarjeta_acceso: '660001' })
    .returning('id_mst_socios')
    .executeTakeFirstOrThrow()
  const entered = async () => [await desk.ask('660001', door.clave), await desk.ask('660001')].map(({ permitido }) => permitido)
  for (const [recursos, opened] of [
    [[], [false, false]],
    [[desk.left], [false, true]],
    [
      [desk.left, desk.right],
      [true, true],
    ],
  ] as const) {
    await desk.call(saveMemberAccess, { id, recursos: [...recursos] })
    expect(await entered()).toEqual(opened)
  }
})

test('the pin of a booking opens its own court, nothing else that its owner may', async () => {
  const { id_reg_reserva } = await desk.bookNow({ id_mst_recurso: desk.other, id_mst_socios: berta })
  await desk.db.updateTable('reserva').set({ pin_reserva: '4477' }).where('id_reg_reserva', '=', id_reg_reserva).execute()
  expect(await desk.ask('4477')).toMatchObject({ permitido: true, desde: 630 })
  desk.at('2026-11-20T14:00:00Z')
  expect(await desk.ask('4477')).toMatchObject({ motivo: 'acceso.ya_paso' })
  desk.at('2026-11-20T10:00:00Z')
})

test('a court that does not open doors lets nobody in by its bookings', async () => {
  await desk.db.updateTable('recurso').set({ aperturaacceso: false }).where('id_mst_recurso', '=', desk.padel).execute()
  expect(await desk.ask('00481207')).toMatchObject({ permitido: false })
  await desk.db.updateTable('recurso').set({ aperturaacceso: true }).where('id_mst_recurso', '=', desk.padel).execute()
})

test('a debt as old as the club’s limit shuts the door, and the log says that it was the debt', async () => {
  await desk.db
    .insertInto('factura')
    .values({ id_mst_socios: anna, concepto: 'Cuota', precio: 3850, fecha_creacion: '2026-09-01', id_mst_tipoingreso: 1 } as never)
    .execute()
  expect(await desk.ask('00481207')).toMatchObject({ permitido: true })
  await desk.setting('ACCESO_DIAS_DEUDA', '60')
  expect(await desk.ask('00481207')).toMatchObject({ permitido: false, motivo: 'acceso.deuda' })
  expect((await desk.call(memberAccessLog, { id: anna }))[0]).toMatchObject({ denegado_por_deuda: true })
  expect((await desk.call(simulateEntry, { id: anna })).pendiente).toBeGreaterThanOrEqual(3850)
  await desk.setting('ACCESO_DIAS_DEUDA', '0')
})

test('a booking in a payment slot stays outside until it is paid, where the club demands it (A-117)', async () => {
  await desk.db
    .insertInto('recurso_pago_tramo')
    .values({ id_mst_recurso: desk.padel, diaInicio: 1, mesInicio: 1, diaFin: 31, mesFin: 12, hora_ini: 600, hora_fin: 900 } as never)
    .execute()
  expect(await desk.ask('00481207')).toMatchObject({ permitido: true })
  await desk.setting('PAGO_TRAMO_OBLIGATORIO', '1')
  expect(await desk.ask('00481207')).toMatchObject({ motivo: 'acceso.reserva_sin_pagar', desde: null })
  expect(await desk.call(simulateEntry, { id: anna })).toMatchObject({ permitido: false, pendiente: 600, desde: 630, hasta: 735 })
  await desk.setting('PAGO_TRAMO_OBLIGATORIO', '0')
})

test('a light is on while it is played, longer after the last booking of its court, and by hand for types that may (spec 2 §7)', async () => {
  const light = await desk.call(addTerminal, { desc_terminalacceso: 'Luz 1', clase: 'luz', recursos: [desk.padel] })
  expect(await desk.ask('00481207', light.clave)).toMatchObject({ motivo: 'acceso.sin_derecho' })
  await desk.db.updateTable('tipo_recurso').set({ domotica_estado_instalacion: true }).where('id_mst_tiporecurso', '=', 1).execute()
  expect(await desk.ask('00481207', light.clave)).toMatchObject({ permitido: true, desde: 660, hasta: 720 })
  await desk.setting('RECURSO_LUZ_EXTRA_ULTIMA_PISTA', String(desk.padel))
  await desk.setting('MINUTOS_LUZ_EXTRA_ULTIMA_PISTA', '10')
  expect(await desk.ask('00481207', light.clave)).toMatchObject({ hasta: 730 })
  expect(await desk.ask('881200', light.clave)).toMatchObject({ motivo: 'acceso.sin_derecho' })
  const allowed = { id_mst_recurso: desk.padel, id_mst_tiposocio: 2, luz_manual: true }
  const rows = [
    { ...allowed, luz_manual: false },
    { ...allowed, id_mst_tiposocio: 1 },
    { ...allowed, id_mst_recurso: desk.other },
  ]
  await desk.db.insertInto('recurso_tiposocio_permiso').values(rows).execute()
  expect(await desk.ask('881200', light.clave)).toMatchObject({ motivo: 'acceso.sin_derecho' })
  await desk.db.updateTable('recurso_tiposocio_permiso').set({ luz_manual: true }).execute()
  expect(await desk.ask('881200', light.clave)).toMatchObject({ permitido: true })
  await desk.setting('ACTIVAR_ACCESO', '1')
  expect((await desk.call(accessRequests, { tipo_peticion: 2 })).length).toBeGreaterThan(3)
})

test('an income type that uses the hours of the light calendar has light within them only', async () => {
  const light = await desk.call(addTerminal, { desc_terminalacceso: 'Luz 2', clase: 'luz', recursos: [desk.padel] })
  const { id_mst_luz_calendario } = await desk.db
    .insertInto('luz_calendario')
    .values({ desc_luz_calendario: 'Invierno' } as never)
    .returning('id_mst_luz_calendario')
    .executeTakeFirstOrThrow()
  await desk.db.insertInto('luz_calendario_recurso').values({ id_mst_luz_calendario, id_mst_recurso: desk.padel }).execute()
  await desk.db
    .insertInto('luz_tramo')
    .values({ id_mst_luz_calendario, diames_ini: 101, diames_fin: 1231, hora_ini: 650, hora_fin: 700, dias: 127 } as never)
    .execute()
  await desk.db.deleteFrom('recurso_tiposocio_permiso').execute()
  expect(await desk.ask('00481207', light.clave)).toMatchObject({ hasta: 730 })
  await desk.db.updateTable('tipo_ingreso').set({ usar_horario_domotica: true }).execute()
  expect(await desk.ask('00481207', light.clave)).toMatchObject({ desde: 660, hasta: 700 })
})

test('the same request is answered the same and recorded once; its number for another code is refused', async () => {
  const first = await desk.ask('00481207', desk.entrance.clave, 'again')
  const before = (await desk.call(memberAccessLog, { id: anna })).length
  expect(await desk.ask('00481207', desk.entrance.clave, 'again')).toEqual(first)
  expect((await desk.call(memberAccessLog, { id: anna })).length).toBe(before)
  await expect(desk.ask('771200', desk.entrance.clave, 'again')).rejects.toMatchObject({ code: 'msg.idempotency_mismatch' })
})

test('a terminal out of use opens nothing, a new key ends the old one, and the key is kept nowhere (0108)', async () => {
  const made = await desk.call(addTerminal, { desc_terminalacceso: 'Vestuario', recursos: [] })
  const input = { id: made.id_terminalacceso, desc_terminalacceso: 'Vestuario', clase: 'entrada' as const, recursos: [] }
  await desk.call(changeTerminal, { ...input, activo: false })
  expect(await desk.ask('00481207', made.clave)).toMatchObject({ motivo: 'acceso.terminal_apagado' })
  await desk.call(changeTerminal, { ...input, activo: true })
  const { clave } = await desk.call(renewTerminalKey, { id: made.id_terminalacceso })
  await expect(desk.ask('00481207', made.clave)).rejects.toMatchObject({ status: 401, code: 'acceso.clave_invalida' })
  expect(await desk.anonymous.call(reportTerminalState, { estado: 'OK' }, { authorization: `Bearer ${clave}` })).toMatchObject({
    fecha: doorDay,
    minuto: 660,
    activo: true,
  })
  const row = (await desk.call(accessTerminals)).find((one) => one.id_terminalacceso === made.id_terminalacceso)
  expect(row).toMatchObject({ estado: 'OK', fecha_estado: desk.now() })
  expect(JSON.stringify(row)).not.toContain(clave)
  const stored = await desk.db.selectFrom('auditoria').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(clave)
  await expect(desk.call(addTerminal, { desc_terminalacceso: 'vestuario', recursos: [] })).rejects.toMatchObject({
    code: 'acceso.terminal_repetido',
  })
  const withoutCourts = { status: 422, code: 'acceso.terminal_sin_pistas', fields: { recursos: [expect.any(String)] } }
  await expect(desk.call(addTerminal, { desc_terminalacceso: 'Sin', clase: 'puerta', recursos: [] })).rejects.toMatchObject(withoutCourts)
  await expect(desk.call(changeTerminal, { ...input, clase: 'luz', activo: true })).rejects.toMatchObject(withoutCourts)
})

test('terminals are listed by name with their own courts; the choices are those in use', async () => {
  const { id_terminalacceso: id } = await desk.call(addTerminal, {
    ...{ desc_terminalacceso: 'Almacén', clase: 'puerta' },
    recursos: [desk.right, desk.left, desk.right],
  })
  const courts = [desk.left, desk.right].toSorted((a, b) => a - b)
  expect(await desk.call(getTerminal, { id })).toMatchObject({
    desc_terminalacceso: 'Almacén',
    clase: 'puerta',
    activo: true,
    recursos: courts,
  })
  const all = await desk.call(accessTerminals)
  expect(all[0]).toMatchObject({ id_terminalacceso: id, recursos: courts })
  expect(all.find((one) => one.desc_terminalacceso === 'Torno entrada')).toMatchObject({ recursos: [] })
  const names = async () => (await desk.call(terminalNames)).map((one) => one.text)
  expect(await names()).toEqual(all.map((one) => one.desc_terminalacceso))
  await desk.call(changeTerminal, { id, desc_terminalacceso: 'Almacén', clase: 'puerta', activo: false, recursos: [desk.left] })
  expect(await names()).toEqual(all.map((one) => one.desc_terminalacceso).slice(1))
  // the entrance belongs to the whole club
  expect(await desk.call(changeTerminal, { id, desc_terminalacceso: 'Almacén', clase: 'entrada', recursos: [desk.left] })).toMatchObject({
    activo: true,
    recursos: [],
  })
  await expect(desk.call(getTerminal, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('wrong keys make their address wait, while terminals with right ones are answered (0108)', async () => {
  const tries = []
  for (let n = 0; n < 12; n++) tries.push(await desk.ask('00481207', `wrong-${n}`).catch((error: { status: number }) => error.status))
  expect(tries[0]).toBe(401)
  expect(tries.at(-1)).toBe(429)
  expect(await desk.ask('00481207')).toMatchObject({ permitido: true })
})

test('the same request from two connections at once is recorded once', async () => {
  const before = (await desk.call(memberAccessLog, { id: anna })).length
  const answers = await Promise.all(Array.from({ length: 6 }, () => desk.ask('00481207', desk.entrance.clave, 'twice')))
  for (const one of answers) expect(one).toEqual(answers[0])
  expect((await desk.call(memberAccessLog, { id: anna })).length).toBe(before + 1)
})

test('terminals are for who configures courts; codes with a NUL are refused', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  await expect(clerk.call(accessTerminals)).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(simulateEntry, { id: anna })).rejects.toMatchObject({ status: 403 })
  await expect(
    desk.anonymous.call(requestEntry, { peticion: 'x', codigo: 'a\0' }, { authorization: `Bearer ${desk.entrance.clave}` }),
  ).rejects.toMatchObject({
    status: 422,
  })
})

test('a pass without end opens the entrance, one that counts its uses does not (0107)', async () => {
  const club = await passClub()
  const enters = async () => (await club.call(simulateEntry, { id: club.members[0] })).permitido
  await club.sell(club.hours)
  expect(await enters()).toBe(false)
  await club.sell(club.unlimited, club.members[1])
  expect(await enters()).toBe(false)
  const { id_reg_abonos } = await club.sell(club.unlimited)
  expect(await enters()).toBe(true)
  // to the end of its last day
  await club.call(updatePass, { id: id_reg_abonos, fecha_caducidad: '2026-11-21' })
  const at = async (fecha: string, minuto: number) => (await club.call(simulateEntry, { id: club.members[0], fecha, minuto })).permitido
  expect([await at('2026-11-21', 1439), await at('2026-11-22', 0)]).toEqual([true, false])
  await club.call(updatePass, { id: id_reg_abonos, activo: false })
  expect(await enters()).toBe(false)
})

import { generateMatches } from '@app/contract/matches/generate-matches'
import { expect, it } from 'vitest'
import { untilLockWait } from '../../testing/locks.ts'
import { leagueClub, saturday } from '../../testing/modules/matches.ts'

const { desk, group, teams, newMatch, broken } = await leagueClub()

it('a booking that somebody takes money for, or deletes, while a match is about to have its place is not cancelled: nothing is made', async () => {
  for (const id_mst_recurso of [desk.padel, desk.other, desk.hall])
    await desk.book({ fecha_ini: saturday, hora_ini: 600, duracion: 90, id_mst_recurso, nombre: 'Rosa', confirmar_mismo_horario: true })
  await newMatch(teams[2], teams[3], { hora_desde: 600, hora_hasta: 690 })
  const schema = desk.product.clubs.all()[0]!.schema
  const onFirst = `id_reg_reserva in (select id_reg_reserva from ${schema}.reserva where id_mst_recurso = ${desk.padel})`
  const paid = [`update ${schema}.factura set pagado = 1 where ${onFirst}`]
  const gone = ['reserva_ocupa', 'factura', 'reserva_socio', 'reserva'].map((table) => `delete from ${schema}.${table} where ${onFirst}`)
  const taken = { code: 'partido.choque_cobrado', msg: expect.stringMatching(/Rosa.*Pádel 1.*28\/11\/2026.*10:00/) }
  for (const [meanwhile, told] of [
    [paid, taken],
    [gone, { code: 'partido.vista_cambiada' }],
  ] as const) {
    const holder = await desk.pool.connect()
    await holder.query('begin')
    await holder.query(`select 1 from ${schema}.factura where ${onFirst} for update`)
    await holder.query(`select 1 from ${schema}.reserva where ${onFirst} for update`)
    const made = desk.call(generateMatches, { id: group, eliminarOtrasReservas: 2 }).catch((error) => error)
    await untilLockWait(desk.pool)
    for (const statement of meanwhile) await holder.query(statement)
    await holder.query('commit')
    holder.release()
    expect(await made).toMatchObject({ status: 409, ...told })
    expect(await desk.db.selectFrom('reserva').select('id_reg_reserva').where('id_reg_partidos', 'is not', null).execute()).toEqual([])
    await desk.db.updateTable('factura').set({ pagado: 0 }).execute()
  }
  expect(await desk.call(generateMatches, { id: group, eliminarOtrasReservas: 2 })).toMatchObject({ creadas: 1 })
  expect(await broken()).toEqual([])
})

import { processDeparture } from '@app/contract/departures/departure'
import { erasePersonalData } from '@app/contract/departures/erase-data'
import { allowAddress, memberStops, stoppedAddresses } from '@app/contract/mail/stopped-addresses'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { describe, expect, it } from 'vitest'
import { mailClub } from '../../testing/modules/mail.ts'

const desk = await mailClub()
const writer = await desk.as({ rights: ['messages'] })
const person = async (nombre: string, email: string, more: Record<string, unknown> = {}) =>
  (await desk.call(createMember, { nombre, apellidos: 'Puig', email, telefono: '600111222', ...more } as never)).id_mst_socios
const bounced = async (para: string, more: Partial<Parameters<typeof desk.report>[0]> = {}) => {
  desk.box.put(desk.report({ from: 'postfix', para, id: await desk.send(para), ...more }))
  await desk.read()
}
const stopOf = async (email: string) => (await writer.call(stoppedAddresses, {})).find((one) => one.email === email)

describe('an address that receives no more', () => {
  it('is listed by cause with its members, and shown to whoever opens one of them', async () => {
    const mother = await person('Marta', 'Marta@example.test', { fecha_nac: '1984-05-02' })
    const father = await person('Joan', 'marta@example.test', { acceso_web: false })
    const child = await person('Ona', 'ona@example.test', { fecha_nac: '2018-03-01' })
    await desk.call(updateMember, { id: child, id_mst_socios_tutor: mother } as never)
    await bounced('marta@example.test')
    const shown = {
      ...{ email: 'marta@example.test', motivo: 'no_existe', detalle: expect.stringContaining('5.1.1'), fecha: desk.now() },
      socios: [
        { id_mst_socios: mother, nombre_completo: 'Marta Puig' },
        { id_mst_socios: father, nombre_completo: 'Joan Puig' },
      ],
    }
    expect(await stopOf('marta@example.test')).toMatchObject(shown)
    const clerk = await desk.as({ rights: ['members'] })
    for (const id of [mother, father, child]) expect(await clerk.call(memberStops, { id })).toMatchObject([shown])
    await expect(clerk.call(stoppedAddresses, {})).rejects.toMatchObject({ status: 403 })
  })
  it('is lifted with the right of messages or of members, with its author in the audit, and counts anew', async () => {
    await bounced('dos@example.test')
    const { id_reg_direccion_parada: id } = (await stopOf('dos@example.test'))!
    const other = await desk.as({ rights: ['cash'] })
    await expect(other.call(allowAddress, { id })).rejects.toMatchObject({ status: 403 })
    await writer.call(allowAddress, { id })
    expect(await stopOf('dos@example.test')).toBeUndefined()
    expect(await desk.stop('dos@example.test')).toMatchObject({ activa: false, rebotes: 0 })
    const entry = await desk.db
      .selectFrom('auditoria')
      .select(['id_mst_socios', 'datos'])
      .where('accion', '=', allowAddress.endpoint)
      .orderBy('fecha', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ id_mst_socios: writer.id, datos: { id } })
    await bounced('dos@example.test', { from: 'gmail', status: '4.2.2' })
    expect(await desk.stop('dos@example.test')).toMatchObject({ activa: false, rebotes: 1 })
    await expect(writer.call(allowAddress, { id: 99_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('that was unsubscribed gets letters of its own until it bounces, and is unsubscribed still when that is lifted', async () => {
    const email = 'baja@example.test'
    await desk.db.insertInto('direccion_parada').values({ email, motivo: 'baja', fecha: desk.now() }).execute()
    expect(await desk.letter(await desk.send(email))).toMatchObject({ detenido: false })
    await bounced(email)
    const { id_reg_direccion_parada: id, motivo } = (await stopOf(email))!
    expect(motivo).toBe('no_existe')
    expect(await desk.letter(await desk.send(email))).toMatchObject({ detenido: true })
    await writer.call(allowAddress, { id })
    expect(await stopOf(email)).toMatchObject({ motivo: 'baja', detalle: null })
    await writer.call(allowAddress, { id })
    expect(await stopOf(email)).toBeUndefined()
  })
  it('is forgotten with the person, unless another member has it too (A-164)', async () => {
    const alone = await person('Zoe', 'zoe@example.test')
    const shared = await person('Ada', 'ada@example.test')
    await person('Blai', 'ada@example.test', { acceso_web: false })
    for (const email of ['zoe@example.test', 'ada@example.test']) await bounced(email)
    for (const [id, name] of [
      [alone, 'Zoe Puig'],
      [shared, 'Ada Puig'],
    ] as const) {
      await desk.call(processDeparture, { id })
      await desk.call(erasePersonalData, { id, nombre_completo: name })
    }
    expect([await desk.stop('zoe@example.test'), (await desk.stop('ada@example.test'))?.motivo]).toEqual([undefined, 'no_existe'])
  })
})

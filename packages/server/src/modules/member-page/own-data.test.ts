import { answerConsents, ownData } from '@app/contract/member-page/own-data'
import { memberConsents } from '@app/contract/personal-data/consent'
import { describe, expect, it } from 'vitest'
import { playerClub } from '../../testing/modules/member-page.ts'

const desk = await playerClub()
const { anna, db, members } = desk
const [me] = members

describe('the own data', () => {
  it('are those of the file, with the account masked, the holder and the guardian by name', async () => {
    await desk.fill(me, 'Nadal')
    await db
      .updateTable('socio')
      .set({ full_iban: 'ES9121000418450200051332', id_mst_socios_tutor: members[1], nif: '12345678Z' })
      .where('id_mst_socios', '=', me)
      .execute()
    const { socio } = await anna.call(ownData)
    expect(socio).toMatchObject({
      nombre: 'Anna',
      apellidos: 'Nadal',
      direccion: 'Calle Nadal',
      nif: '12345678Z',
      email: 'anna@example.test',
    })
    expect(socio).toMatchObject({ desc_tutor: 'Berta Puig', desc_titular: null, desc_tiposocio: expect.any(String) })
    expect(socio.numcuenta).toMatch(/1332$/)
    expect(JSON.stringify(socio)).not.toContain('ES9121000418450200051332')
  })
})

describe('the consents of a member', () => {
  it('are every purpose with its last answer, its day and its author', async () => {
    const { consentimientos } = await anna.call(ownData)
    expect(consentimientos.map((one) => [one.finalidad, one.otorgado])).toEqual([
      ['comunicaciones', null],
      ['imagen', true],
      ['cesion', null],
      ['salud', null],
    ])
    expect(consentimientos[1]).toMatchObject({ prueba: 'Hoja de Nadal', desc_socio_creacion: expect.any(String), fecha: expect.any(Date) })
  })
  it('are answered by the member, each kept with its day and proof beside those before; the same answer leaves no trace', async () => {
    desk.at('2026-11-20T10:30:00Z')
    const sent = [
      { finalidad: 'imagen', otorgado: false },
      { finalidad: 'comunicaciones', otorgado: true },
    ] as const
    const { consentimientos } = await anna.call(answerConsents, { consentimientos: [...sent] })
    expect(consentimientos.slice(0, 2)).toMatchObject([
      { otorgado: true, desc_socio_creacion: null, fecha: new Date('2026-11-20T10:30:00Z') },
      { otorgado: false, desc_socio_creacion: null, prueba: 'Respuesta del socio en su página' },
    ])
    await anna.call(answerConsents, { consentimientos: [...sent] })
    const history = await desk.call(memberConsents, { id: me })
    expect(history.map((one) => [one.finalidad, one.otorgado, one.id_mst_socios_creacion !== null])).toEqual([
      ['comunicaciones', true, false],
      ['imagen', false, false],
      ['imagen', true, true],
    ])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('answered on two phones at once are recorded once each', async () => {
    const answer = (otorgado: boolean) => anna.call(answerConsents, { consentimientos: [{ finalidad: 'salud', otorgado }] })
    await Promise.all([answer(true), answer(true), answer(true)])
    const rows = await db.selectFrom('consentimiento').selectAll().where('finalidad', '=', 'salud').execute()
    expect(rows).toHaveLength(1)
  })
  it('refuse a purpose that is none, or there twice, and writes for another member', async () => {
    const put = (body: object) => anna.http({ method: 'PUT', url: '/api/mi/consentimientos', body })
    expect((await put({ consentimientos: [{ finalidad: 'otra', otorgado: 1 }] })).status).toBe(422)
    const both = [1, 0].map((otorgado) => ({ finalidad: 'imagen', otorgado }))
    expect((await put({ consentimientos: both })).status).toBe(422)
    expect((await put({ consentimientos: [], id_mst_socios: members[1] })).status).toBe(422)
  })
})

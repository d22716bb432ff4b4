import type { LetterKind } from '@app/contract/letters/reader-rule'
import { giveConsent } from '@app/contract/personal-data/consent'
import { describe, expect, it } from 'vitest'
import { noticeClub } from '../../testing/modules/notifications.ts'
import { readersOf, stoppedAddresses } from './readers.ts'

const desk = await noticeClub()
const { db, member } = desk
const kinds = ['many', 'booking', 'asked'] as const satisfies readonly LetterKind[]
/** Reasons for which a member gets no letter, by kind: to many, about bookings, asked for by staff. */
const reasons = async (id: number) => Promise.all(kinds.map(async (kind) => (await readersOf(desk.tx, [id], kind))[0]!.motivo))
const stop = (email: string, motivo: 'no_existe' | 'llena' | 'baja' | 'queja', activa = true) =>
  db.insertInto('direccion_parada').values({ email, motivo, activa, fecha: desk.now() }).execute()
const consents = (id: number, otorgado: boolean, finalidad: 'comunicaciones' | 'imagen' = 'comunicaciones') =>
  desk.call(giveConsent, { id, finalidad, otorgado, prueba: 'Formulario' })

describe('readers of letters', () => {
  it('get every kind unless something speaks against it (R-420)', async () => {
    expect(await reasons(await member('Anna'))).toEqual([null, null, null])
  })
  it('without an address get none', async () => {
    expect(await reasons(await member('Sin', { email: null }))).toEqual(['sin_correo', 'sin_correo', 'sin_correo'])
  })
  it('with notices off get those alone that staff ask for, data protection included (R-431)', async () => {
    expect(await reasons(await member('Apagado', { notificar: false }))).toEqual(['sin_avisos', 'sin_avisos', null])
  })
  it('who withdrew consent to news get no letter to many; the newest answer of that purpose counts (A-48, A-164)', async () => {
    const id = await member('Negado')
    await consents(id, false, 'imagen')
    expect(await reasons(id)).toEqual([null, null, null])
    await consents(id, true)
    await consents(id, false)
    expect(await reasons(id)).toEqual(['sin_permiso', null, null])
    await consents(id, true)
    expect(await reasons(id)).toEqual([null, null, null])
  })
  it('of an unsubscribed address get no letter to many; of one that bounced or complained, none (R-420)', async () => {
    for (const [nombre, motivo] of [
      ['Borrado', 'baja'],
      ['Rebotado', 'no_existe'],
      ['Lleno', 'llena'],
      ['Quejoso', 'queja'],
    ] as const) {
      const id = await member(nombre, { email: `${nombre}@Club.test` })
      await stop(`${nombre.toLowerCase()}@club.test`, motivo)
      expect(await reasons(id)).toEqual(motivo === 'baja' ? ['baja', null, null] : [motivo, motivo, motivo])
    }
  })
  it('of an address whose stop was lifted get all', async () => {
    const id = await member('Curado')
    await stop('curado@club.test', 'no_existe', false)
    expect(await reasons(id)).toEqual([null, null, null])
  })
  it('who are minors are reached through their guardian, whose name and address are told, by their own settings (0118)', async () => {
    const guardian = await member('Tutora', { notificar: false })
    const child = await member('Nen', { id_mst_socios_tutor: guardian, email: null })
    const [reader] = await readersOf(desk.tx, [child], 'many')
    expect(reader).toMatchObject({ email: 'tutora@club.test', tutor: expect.stringMatching(/^Tutora /), nombre: 'Nen', motivo: null })
    await stop('tutora@club.test', 'no_existe')
    expect(await reasons(child)).toEqual(['no_existe', 'no_existe', 'no_existe'])
    const other = await member('Mare', { email: null })
    const own = await member('Noia', { id_mst_socios_tutor: other })
    expect((await readersOf(desk.tx, [own], 'many'))[0]).toMatchObject({ email: 'noia@club.test', tutor: null, motivo: null })
  })
  it('have the language of their account before that of their file', async () => {
    const id = await member('Llengua', { idioma: 'ca-ES' })
    expect((await readersOf(desk.tx, [id], 'many'))[0]!.lang).toBe('ca-ES')
    await db
      .insertInto('cuenta')
      .values({ id_mst_socios: id, lang: 'fr-FR' } as never)
      .execute()
    expect((await readersOf(desk.tx, [id], 'many'))[0]!.lang).toBe('fr-FR')
  })
  it('come once each in the order of their numbers; the guest reads none, and nobody is nobody', async () => {
    const [first, second] = [await member('Uno'), await member('Dos')]
    const found = await readersOf(desk.tx, [second, 3, first, second, 999_999], 'many')
    expect(found.map((one) => one.id_mst_socios)).toEqual([first, second])
    for (const kind of kinds) expect(await readersOf(desk.tx, [], kind)).toEqual([])
    expect([...(await stoppedAddresses(desk.tx, []))]).toEqual([])
  })
})

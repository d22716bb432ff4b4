import { addNote, changeNote, memberNotes, removeNote } from '@app/contract/member-documents/member-note'
import { removeMember } from '@app/contract/members/remove-member'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna, berta] = desk.members

describe('notes of a member', () => {
  it('say who noted what when, the newest first, and are worded anew and deleted', async () => {
    const first = await desk.call(addNote, { id_mst_socios: anna, desc_nota: 'Prefiere la pista 2' })
    desk.at('2026-11-20T11:00:00Z')
    const second = await desk.call(addNote, { id_mst_socios: anna, desc_nota: 'Llama por la tarde' })
    expect((await desk.call(memberNotes, { id_mst_socios: anna })).map((one) => one.desc_nota)).toEqual([
      'Llama por la tarde',
      'Prefiere la pista 2',
    ])
    expect(first).toMatchObject({ desc_user_created: 'Prueba Sin derechos', id_mst_socios: anna })
    await desk.call(changeNote, { id: second.id_reg_notas_socio, desc_nota: 'Llama por la mañana' })
    expect((await desk.call(memberNotes, {})).map((one) => one.desc_nota)).toEqual(['Llama por la mañana', 'Prefiere la pista 2'])
    await desk.call(removeNote, { id: first.id_reg_notas_socio })
    expect(await desk.call(memberNotes, { id_mst_socios: anna })).toMatchObject([
      { desc_nota: 'Llama por la mañana', fecha_created: second.fecha_created },
    ])
    expect(await desk.call(memberNotes, { id_mst_socios: berta })).toEqual([])
  })
  it('are saved only when they say something (R-325), without NUL, of a member who is there and not reserved', async () => {
    for (const desc_nota of ['', '   ', 'a\0b'])
      await expect(desk.call(addNote, { id_mst_socios: anna, desc_nota })).rejects.toMatchObject({
        status: 422,
        fields: { desc_nota: [expect.any(String)] },
      })
    await expect(desk.call(addNote, { id_mst_socios: 999_999, desc_nota: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(addNote, { id_mst_socios: 3, desc_nota: 'x' })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
    await expect(desk.call(changeNote, { id: 999_999, desc_nota: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(removeNote, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    const cashier = await desk.as({ rights: ['cash'] })
    await expect(cashier.call(memberNotes, {})).rejects.toMatchObject({ status: 403 })
  })
  it('go with their member', async () => {
    const nobody = await desk.member('Nora')
    await desk.call(addNote, { id_mst_socios: nobody, desc_nota: 'Se va' })
    await desk.call(removeMember, { id: nobody })
    expect(await desk.call(memberNotes, { id_mst_socios: nobody })).toEqual([])
  })
})

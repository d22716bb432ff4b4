import { createMember } from '@app/contract/members/member-file'
import { getMember } from '@app/contract/members/member-list'
import { endPunishment, isPunished, punishMember, punishmentEnd } from '@app/contract/members/web-punishment'
import { expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { club } from '../../testing/club.ts'
import { saveSetting } from '../club/public.ts'
import { endPunishments } from './web-punishment.ts'

const desk = await club()
const { id_mst_socios: id } = await desk.call(createMember, { nombre: 'Pau', apellidos: 'Vila', telefono: '600111222' })
const until = async () => (await desk.call(getMember, { id })).fecha_ini_acceso_web

it('a punishment lasts as many days as the club says, or until a day that is named (R-292, R-293)', async () => {
  await expect(desk.call(punishMember, { id })).rejects.toMatchObject({ status: 422, code: 'socio.castigo_sin_fin' })
  await saveSetting(desk.db as never, 'SOCIO_DIAS_CASTIGO', { valor: 15 })
  expect(await desk.call(punishMember, { id })).toEqual({ fecha_ini_acceso_web: '2026-12-05', castigado: true })
  expect(await desk.call(punishMember, { id, fecha_ini_acceso_web: '2026-11-21' })).toMatchObject({ castigado: true })
  expect(await until()).toBe('2026-11-21')
  expect(await desk.call(endPunishment, { id })).toEqual({ fecha_ini_acceso_web: null, castigado: false })
  expect(await until()).toBeNull()
})
it('one that is over before it begins is refused, and nothing changes', async () => {
  for (const fecha_ini_acceso_web of ['2026-11-20', '2026-11-19'])
    await expect(desk.call(punishMember, { id, fecha_ini_acceso_web })).rejects.toMatchObject({
      code: 'socio.castigo_pasado',
      fields: { fecha_ini_acceso_web: [expect.any(String)] },
    })
  expect(await until()).toBeNull()
})
it('a member is penalised until the day, and the hour after it has come nobody has to take it back (R-291)', async () => {
  expect([isPunished(null, '2026-11-20'), isPunished('2026-11-20', '2026-11-20'), isPunished('2026-11-21', '2026-11-20')]).toEqual([
    false,
    false,
    true,
  ])
  expect([punishmentEnd('2026-11-20', 1), punishmentEnd('2026-11-20', 0)]).toEqual(['2026-11-21', null])
  await desk.call(punishMember, { id, fecha_ini_acceso_web: '2026-11-22' })
  const mine = desk.product.clubs.all()[0]!
  const tidy = (at: string) => inThisClub(mine, (tx) => endPunishments(tx, new Date(at), mine))
  await tidy('2026-11-21T22:59:00Z')
  expect(await until()).toBe('2026-11-22')
  await tidy('2026-11-21T23:00:00Z')
  expect(await until()).toBeNull()
})
it('the guest is not punished, and staff without members’ files punish nobody (R-296)', async () => {
  await expect(desk.call(punishMember, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  const other = await desk.as({ rights: ['bookings'] })
  await expect(other.call(punishMember, { id })).rejects.toMatchObject({ status: 403 })
  await expect(other.call(endPunishment, { id })).rejects.toMatchObject({ status: 403 })
})

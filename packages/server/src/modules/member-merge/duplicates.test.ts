import { listDuplicates, markAsDifferent, possibleDuplicates } from '@app/contract/member-merge/duplicates'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'
import { memberMaker } from '../../testing/modules/member-merge.ts'

const desk = await club()
const member = memberMaker(desk)
const rosa = await member('Rosa', 'Agirre Martínez', { nif: '99019741A', fecha_nac: '1985-03-14' })
const rosa2 = await member('Rosa', 'Aguirre Martinez', { nif: '99019741A', fecha_nac: '1985-03-14' })
const pau = await member('Pau', 'Rovira', { telefono: '+34772860249', email: 'familia@club.test' })
const laia = await member('Laia', 'Rovira', { telefono: '+34772860249' })
const jordi = await member('Jordi', 'Puig Soler', { fecha_nac: '1990-01-01' })
const jordi2 = await member('Jordi', 'Puig Soler')
await member('Jordi', 'Puig Soler', { fecha_nac: '1971-05-05', nif: '12345678Z' })

const pairs = async () =>
  (await desk.call(listDuplicates, {})).parejas.map((one) => [
    one.uno.id_mst_socios,
    one.otro.id_mst_socios,
    one.motivos.toSorted(),
    one.hermanos,
  ])

test('members who may be one person are found in pairs with why, the likeliest first, brothers and sisters marked', async () => {
  const found = await pairs()
  expect(found[0]).toEqual([rosa, rosa2, ['birth', 'near_name', 'nif'], false])
  expect(found).toContainEqual([jordi, jordi2, ['name'], false])
  expect(found.at(-1)).toEqual([pau, laia, ['phone'], true])
  expect(found.filter(([uno]) => uno === jordi)).toHaveLength(1)
  expect((await desk.call(listDuplicates, {})).entre).toBe(8)
})

test('two who are said to be two people are never asked about again, however often it is said, and in any order', async () => {
  await desk.call(markAsDifferent, { id_mst_socios: laia, id_mst_socios_otro: pau })
  await desk.call(markAsDifferent, { id_mst_socios: pau, id_mst_socios_otro: laia })
  expect((await pairs()).map(([uno]) => uno)).not.toContain(pau)
  await expect(desk.call(markAsDifferent, { id_mst_socios: pau, id_mst_socios_otro: pau })).rejects.toMatchObject({ status: 422 })
  await expect(desk.call(markAsDifferent, { id_mst_socios: pau, id_mst_socios_otro: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('who is about to be added is told as the one who is there: by tax id, e-mail or telephone, as they are typed', async () => {
  const found = async (typed: Record<string, string>) =>
    (await desk.call(possibleDuplicates, typed)).map((one) => [one.id_mst_socios, one.campo])
  expect(await found({ nif: '99019741-a' })).toEqual([
    [rosa, 'nif'],
    [rosa2, 'nif'],
  ])
  expect(await found({ telefono: '772 86 02 49' })).toEqual([
    [pau, 'telefono'],
    [laia, 'telefono'],
  ])
  expect(await found({ email: 'Familia@club.test' })).toEqual([[pau, 'email']])
  expect(await found({ nif: '9901', telefono: '772' })).toEqual([])
  await member('Rut', 'Reservada', { email: 'rut@club.test', reservado: true })
  expect(await found({ email: 'rut@club.test' })).toEqual([])
  const other = await desk.as({ rights: ['bookings'] })
  await expect(other.call(possibleDuplicates, { nif: '99019741A' })).rejects.toMatchObject({ status: 403 })
})

test('pairs that are as likely as each other stand in the order in which their members came; of eight at most who share one thing', async () => {
  const named = await Promise.all([0, 1, 2].map(() => member('Ivet', 'Camps Roca', { email: 'ivet@club.test' })))
  const [first, second, third] = named.toSorted((a, b) => a - b)
  const found = (await pairs()).filter(([uno]) => named.includes(uno as number))
  expect(found).toEqual([
    [first, second, ['email', 'name'], false],
    [first, third, ['email', 'name'], false],
    [second, third, ['email', 'name'], false],
  ])
  const team = (count: number, telefono: string) =>
    Promise.all(Array.from({ length: count }, (_, at) => member(`N${at}`, `Equip ${at} ${telefono}`, { telefono })))
  const [eight, nine] = [await team(8, '+34930000008'), await team(9, '+34930000009')]
  const among = async (people: readonly number[]) => (await pairs()).filter(([uno]) => people.includes(uno as number)).length
  expect([await among(eight), await among(nine)]).toEqual([28, 0])
})

test('a hundred who share one address are not paired with each other', async () => {
  await desk.db
    .insertInto('socio')
    .values(
      Array.from({ length: 100 }, (_, at) => ({
        nombre: `N${at}`,
        apellidos: `Club ${at}`,
        id_mst_tiposocio: 2,
        email: 'todos@club.test',
      })) as never,
    )
    .execute()
  expect((await desk.call(listDuplicates, {})).parejas.length).toBeLessThan(40)
})

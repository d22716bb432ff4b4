import { listDuplicates, possibleDuplicates } from '@app/contract/member-merge/duplicates'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'
import { memberMaker } from '../../testing/modules/member-merge.ts'

const desk = await club()
const member = memberMaker(desk)
/** A suggested pair of members: reasons, certainty in per cent, and the siblings flag. */
async function said(one: number, other: number) {
  const { parejas } = await desk.call(listDuplicates, {})
  const pair = parejas.find(({ uno, otro }) => uno.id_mst_socios === one && otro.id_mst_socios === other)
  return pair ? [pair.motivos.toSorted(), pair.probable, pair.hermanos] : null
}

test('those of one home who are called otherwise are brothers and sisters, and less likely one', async () => {
  const home = { telefono: '+34930000001', email: 'casa@club.test' }
  const [one, other] = [await member('Pau', 'Rovira', home), await member('Laia', 'Rovira', home)]
  expect(await said(one, other)).toEqual([['email', 'phone'], 47, true])
  // a name that is nearly the same, on another birthday, is that of a sister
  const [marta, maria] = [
    await member('Marta', 'Bonastre Vidal', { telefono: '+34930000002', fecha_nac: '2001-02-03' }),
    await member('Maria', 'Bonastre Vidal', { telefono: '+34930000002', fecha_nac: '2004-02-03' }),
  ]
  expect(await said(marta, maria)).toEqual([['near_name', 'phone'], 44, true])
})

test('a dependant or a minor who shares the telephone of the holder or guardian is not offered as a duplicate', async () => {
  const home = { telefono: '+34930000009' }
  const holder = await member('Anna', 'Puig', home)
  const child = await member('Biel', 'Puig', { ...home, id_mst_socios_titular: holder })
  expect(await said(holder, child)).toBeNull()
  const other = { telefono: '+34930000008' }
  const guardian = await member('Joan', 'Mas', other)
  expect(await said(guardian, await member('Nil', 'Mas', { ...other, id_mst_socios_tutor: guardian }))).toBeNull()
})

test('no brothers are those who are called the same, share a tax id, are written with and without an accent, or nearly the same on one birthday', async () => {
  const phone = (last: number) => ({ telefono: `+3493000010${last}` })
  const pair = async (one: readonly [string, string, object?], other: readonly [string, string, object?], more: object) =>
    said(await member(one[0], one[1], { ...more, ...one[2] }), await member(other[0], other[1], { ...more, ...other[2] }))
  expect(await pair(['Pere', 'Vall'], ['Pere', 'Mas Queralt'], phone(0))).toEqual([['phone'], 40, false])
  expect(await pair(['Quim', 'Font'], ['Joaquim', 'Serrat'], { nif: '12345678Z' })).toEqual([['nif'], 90, false])
  expect(await pair(['José', 'Ferrer Pla'], ['Jose', 'Ferrer Pla'], phone(1))).toEqual([['name', 'phone'], 73, false])
  expect(await pair(['Berta', 'Casals Roig'], ['Bertta', 'Casals Roig'], { ...phone(2), fecha_nac: '1990-05-05' })).toEqual([
    ['birth', 'near_name', 'phone'],
    82,
    false,
  ])
})

test('of those who are there with one address three are told at most, members who are active first', async () => {
  const left = await member('Ona', 'Antiga', { email: 'ona@club.test', activo: false })
  const [second, third] = [await member('Ona', 'Bosc', { email: 'ona@club.test' }), await member('Ona', 'Coll', { email: 'ona@club.test' })]
  const told = async () => (await desk.call(possibleDuplicates, { email: 'ona@club.test' })).map((one) => one.id_mst_socios)
  expect(await told()).toEqual([second, third, left])
  const fourth = await member('Ona', 'Duran', { email: 'ONA@club.test' })
  expect(await told()).toEqual([second, third, fourth])
})

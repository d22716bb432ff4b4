import { correctRefused, leaveRecord } from '@app/contract/verifactu/mend'
import { beforeEach, describe, expect, it } from 'vitest'
import { type VerifactuClub, verifactuClub } from '../../testing/modules/verifactu-sender.ts'

let club: VerifactuClub
beforeEach(async () => {
  club = await verifactuClub()
})
const chainId = async () => (await club.panel()).cadena!.id_reg_documento_cadena
const at = async (n: number) => ({ id_reg_documento_cadena: await chainId(), n })
const lastXml = async () =>
  (await club.db.selectFrom('documento_registro').select('xml').orderBy('n', 'desc').limit(1).executeTakeFirstOrThrow()).xml

describe('a record that was never taken', () => {
  it('is corrected by another one at the end of the chain, with its number (Subsanacion, RechazoPrevio X)', async () => {
    const { agency, pass, issueFull, issue, mend } = club
    const number = await issueFull('12345678Z')
    agency.refuse(1, 1110)
    await pass(60)
    await issue()
    expect(await mend()).toMatchObject([{ n: 1, num_completo: number, nif_cliente: '12345678Z', problema: 'nif' }])
    const wrong = club.call(correctRefused, { ...(await at(1)), nif: '44531218X' })
    await expect(wrong).rejects.toMatchObject({ status: 422, fields: { nif: [expect.any(String)] } })
    expect(await club.call(correctRefused, { ...(await at(1)), nif: '44531218K' })).toEqual({ n: 3 })
    expect(await mend()).toEqual([])
    expect(await lastXml()).toMatch(/<Subsanacion>S<\/Subsanacion><RechazoPrevio>X<\/RechazoPrevio>/)
    expect(await lastXml()).toContain('<NIF>44531218K</NIF>')
    await pass(120)
    expect([agency.timesReceived(number), (await club.panel()).rechazados]).toEqual([1, 0])
    expect(await club.wrong()).toEqual([])
  })

  it('stays refused until a correction is taken, each with its own number in the chain', async () => {
    const { agency, pass, issue, mend } = club
    const [number] = await issue()
    agency.refuse(1, 1210)
    await pass(60)
    await club.call(correctRefused, await at(1))
    agency.refuse(1, 1210)
    await pass(120)
    expect(await mend()).toMatchObject([{ n: 2, estado: 'incorrecto', problema: 'importes' }])
    await club.call(correctRefused, await at(2))
    expect(await lastXml()).toContain('<RechazoPrevio>X</RechazoPrevio>')
    await pass(120)
    expect([await mend(), agency.timesReceived(number!)]).toEqual([[], 1])
  })
})

describe('a record accepted with errors', () => {
  it('is corrected without a refusal before (RechazoPrevio N), and with one where its correction was refused (S)', async () => {
    const { agency, pass, issueFull, mend } = club
    const number = await issueFull('12345678Z')
    agency.shiftClock(400)
    await pass(60)
    agency.shiftClock(0)
    expect(await mend()).toMatchObject([{ n: 1, estado: 'con_errores', codigo: 2004 }])
    await club.call(correctRefused, { ...(await at(1)), nif: '44531218K', nombre: 'Nueva' })
    expect(await lastXml()).toMatch(/<Subsanacion>S<\/Subsanacion>(?:<RechazoPrevio>N<\/RechazoPrevio>)?</)
    agency.refuse(1, 1110)
    await pass(120)
    expect(await mend()).toMatchObject([{ n: 2, estado: 'incorrecto', nombre_cliente: 'Nueva' }])
    await club.call(correctRefused, await at(2))
    expect(await lastXml()).toContain('<RechazoPrevio>S</RechazoPrevio>')
    await pass(120)
    expect([await mend(), agency.timesReceived(number)]).toEqual([[], 2])
  })

  it('may stay as it is, which one desk says', async () => {
    const { agency, pass, issue, mend } = club
    agency.shiftClock(400)
    await issue()
    await pass(60)
    const place = await at(1)
    const answers = await Promise.allSettled([club.call(leaveRecord, place), club.call(leaveRecord, place)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([await mend(), (await club.panel()).con_errores]).toEqual([[], 0])
    await expect(club.call(correctRefused, place)).rejects.toMatchObject({ code: 'verifactu.no_por_arreglar' })
  })
})

it('what is refused does not stay as it is, what is taken is not corrected, and both need the right', async () => {
  const { agency, pass, issue } = club
  await issue(2)
  agency.refuse(1, 1110)
  await pass(60)
  const code = 'verifactu.no_por_arreglar'
  await expect(club.call(leaveRecord, await at(1))).rejects.toMatchObject({ status: 409, code })
  await expect(club.call(correctRefused, await at(2))).rejects.toMatchObject({ status: 409, code })
  await expect(club.call(correctRefused, await at(9))).rejects.toMatchObject({ code })
  const other = await club.as({ rights: ['cash', 'members'] })
  await expect(other.call(correctRefused, await at(1))).rejects.toMatchObject({ status: 403 })
  await expect(other.call(leaveRecord, await at(1))).rejects.toMatchObject({ status: 403 })
})

it('of two desks that correct the same record, one does', async () => {
  const { agency, pass, issue } = club
  await issue()
  agency.refuse(1, 1110)
  await pass(60)
  const place = await at(1)
  const answers = await Promise.allSettled([club.call(correctRefused, place), club.call(correctRefused, place)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await club.wrong()).toEqual([])
})

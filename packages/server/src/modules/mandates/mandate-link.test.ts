import { askSignatures } from '@app/contract/mandates/ask-signatures'
import { getMandate, memberMandates, revokeMandate } from '@app/contract/mandates/mandates'
import { beforeEach, expect, it } from 'vitest'
import { accounts, creditorClub } from '../../testing/modules/mandates.ts'

const desk = await creditorClub()
const { anna, berta, carles, link, open, sign, all, letters, mandate, account } = desk
const ask = (...socios: number[]) => desk.call(askSignatures, { socios, id_mst_empresas: 1 })
const typed = { iban: accounts.own, titular: 'Anna Puig', acepto: '1' }

beforeEach(async () => {
  desk.at('2026-11-20T10:00:00Z')
  await desk.db.deleteFrom('mandato').execute()
  await desk.product.outbox.drained()
  await desk.db.deleteFrom('correo').execute()
  await desk.db.updateTable('socio').set({ full_iban: null }).execute()
})

it('signatures are asked by letter; members without an address are named, those that can be debited are left out (A-181)', async () => {
  await mandate({ id_mst_socios: berta })
  expect(await ask(anna, berta, carles)).toEqual({ pedidas: 1, sin_correo: ['Carles Puig'], con_mandato: 1 })
  const [letter] = await letters()
  expect(letter).toMatchObject({ para: 'anna@example.test', asunto: expect.stringContaining('Firma la domiciliación') })
  expect(letter!.texto).toContain('20/12/2026')
  expect((await desk.call(memberMandates, { id: anna })).mandatos).toMatchObject([{ estado: 'pedido', iban: null, fallo: 'sin_cuenta' }])
  const secret = (await link()).slice('/mandato/'.length)
  const jobs = await desk.db.selectFrom('outbox').select('payload').execute()
  expect(JSON.stringify([await all(), jobs])).not.toContain(secret)
})
it('the page of the link shows creditor, reference and consent in the language chosen, and signs once', async () => {
  await ask(anna)
  const url = await link()
  const [{ referencia, id_reg_mandato: id } = { referencia: '', id_reg_mandato: 0 }] = await all()
  const page = await open(url)
  for (const words of [referencia, 'ES77000B85626240', 'Anna Puig', 'Autorizo a', '20/12/2026']) expect(page).toContain(words)
  expect(await open(`${url}?lang=ca`)).toContain('Autoritzo')
  expect(await sign(url, typed)).toContain('Firmado')
  expect(await desk.call(getMandate, { id })).toMatchObject({
    estado: 'activo',
    origen: 'enlace',
    fecha_firma: '2026-11-20',
    iban: accounts.own,
    fallo: null,
  })
  expect(await account(anna)).toBe(accounts.own)
  expect(await sign(url, { ...typed, iban: accounts.other })).toContain('está firmado desde el 20/11/2026')
  expect(await open(url)).toContain('Firmado')
  expect(await account(anna)).toBe(accounts.own)
})
it('two clicks of signing are one signature', async () => {
  await ask(anna)
  const url = await link()
  const pages = await Promise.all([sign(url, typed), sign(url, { ...typed, iban: accounts.other })])
  expect(pages.every((page) => page.includes('Firmado'))).toBe(true)
  const rows = await all()
  expect(rows).toHaveLength(1)
  expect(await account(anna)).toBe(rows[0]!.iban)
})
it('a wrong account, no consent, or an account outside of the EEA without address keep what was typed and say so beside the field', async () => {
  await ask(anna)
  const url = await link()
  const page = await sign(url, { iban: 'ES8350210036679521296135', titular: 'Anna <b>', acepto: '0' })
  for (const words of [
    'id="iban-bad"',
    'id="acepto-bad"',
    'value="ES8350210036679521296135"',
    'value="Anna &lt;b&gt;"',
    'Marca la casilla',
  ])
    expect(page).toContain(words)
  expect(await sign(url, {})).toContain('id="titular-bad"')
  const andorra = await sign(url, { ...typed, iban: accounts.andorra })
  expect(andorra).toContain('id="direccion-bad"')
  expect((await all())[0]).toMatchObject({ estado: 'pedido' })
  expect(await sign(url, { ...typed, iban: accounts.andorra, direccion: 'Av. Meritxell 1', poblacion: 'Andorra la Vella' })).toContain(
    'Firmado',
  )
  expect((await all())[0]).toMatchObject({ pais: 'AD', iban: accounts.andorra })
})
it('a link that ran out, that another one followed, that is none, or of a revoked mandate signs nothing', async () => {
  await ask(anna)
  const first = await link()
  await ask(anna)
  const second = await link()
  expect(second).not.toBe(first)
  expect(await all()).toHaveLength(1)
  expect(await sign(first, typed)).toContain('Este enlace no existe')
  desk.at('2026-12-20T10:00:00Z')
  expect(await sign(second, typed)).toContain('El enlace ha caducado')
  expect(await open('/mandato/no-hay-tal-enlace')).toContain('Este enlace no existe')
  desk.at('2026-11-20T10:00:00Z')
  await desk.call(revokeMandate, { id: (await all())[0]!.id_reg_mandato })
  expect(await sign(second, typed)).toContain('ya no vale')
  expect(await account(anna)).toBe(null)
})
it('a signature replaces a mandate that lapsed or whose account changed, which is asked for although it is in force', async () => {
  const { id_reg_mandato: id } = await mandate()
  expect(await ask(anna)).toMatchObject({ pedidas: 0, con_mandato: 1 })
  await desk.db.updateTable('mandato').set({ fecha_firma: '2023-11-19' }).where('id_reg_mandato', '=', id).execute()
  expect(await desk.call(getMandate, { id })).toMatchObject({ fallo: 'mandato_caducado' })
  expect(await ask(anna)).toMatchObject({ pedidas: 1 })
  expect(await sign(await link(), typed)).toContain('Firmado')
  expect((await all()).map(({ estado, motivo }) => [estado, motivo])).toEqual([
    ['revocado', 'Sustituido por un mandato nuevo'],
    ['activo', null],
  ])
})
it('a mandate signed at the desk is the one that was asked for', async () => {
  await ask(anna)
  const url = await link()
  const made = await mandate()
  expect((await all()).map((row) => row.id_reg_mandato)).toEqual([made.id_reg_mandato])
  expect(await open(url)).toContain('Firmado')
})
it('is asked for by staff with the right to see members only', async () => {
  const treasurer = await desk.as({ rights: ['invoices'] })
  await expect(treasurer.call(askSignatures, { socios: [anna], id_mst_empresas: 1 })).rejects.toMatchObject({ status: 403 })
})

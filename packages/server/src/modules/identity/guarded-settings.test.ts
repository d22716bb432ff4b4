import { parameterAll, saveBookingParameters, saveParameter } from '@app/contract/club/parameter'
import type { Parameter } from '@app/contract/club/parameter-spec'
import { type ParameterName, parameterNames, parameters } from '@app/contract/club/parameters'
import { companyRow, updateCompany } from '@app/contract/company/companies'
import { pathOf } from '@app/contract/kit/action'
import { describe, expect, it } from 'vitest'
import { routes } from '../../registry.ts'
import { club } from '../../testing/club.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'

const desk = await club()
const password = 'una-frase-larga'
const clerk = await desk.as({ rights: ['params'] })
const put = (url: string, body: object, as: Pick<typeof desk, 'http'> = desk) => as.http({ method: 'PUT', url, body })
const guardedParameters = parameterNames.filter((name) => (parameters[name] as Parameter).field.facts.guarded)
/** A value of the parameter that is not the saved one. */
const otherValue = (name: ParameterName) => {
  const { field } = parameters[name] as Parameter
  return field.kind === 'choice' ? 5 : field.kind === 'flag' ? 0 : field.kind === 'deviceHost' ? '10.1.2.3' : 'otra'
}
const idOf = (name: ParameterName) => (parameters[name] as Parameter).id
const company = {
  iban: 'ES9121000418450200051332',
  clavepagospub: '999008881',
  clavepagospriv: 'sq7H',
  pasarela: 'redsys_pruebas',
  usuario_maquina: 'yo',
}

describe('a guarded setting (A-167)', () => {
  it('is every way in, every account that receives money and every device that gives it out', () => {
    expect(guardedParameters).toEqual(expect.arrayContaining(['MODO_AUTENTICACION', 'DOBLE_AUTENTIFICACION_ADMIN', 'CASHDRO_IP']))
    const guarded = Object.entries(updateCompany.input).flatMap(([name, { facts }]) => (facts.guarded ? [name] : []))
    expect(guarded).toEqual(
      expect.arrayContaining(['iban', 'bic', 'id_acreedor', 'clavepagospub', 'clavepagospriv', 'pasarela', 'clave_maquina']),
    )
  })
  it('is refused to everybody but administrators by every call that takes one, and nothing is saved', async () => {
    const { id_mst_empresas: _id, ...before } = await desk.call(companyRow, { id: 1 })
    for (const [name, value] of Object.entries(company)) {
      const answer = await put('/api/empresa/1', { [name]: value, _password: password }, clerk)
      expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'msg.guarded_setting'])
    }
    expect(await desk.call(companyRow, { id: 1 })).toMatchObject(before)
    for (const name of guardedParameters) {
      const one = await put(`/api/param/${idOf(name)}`, { valor: otherValue(name), _password: password }, clerk)
      const off = await put(`/api/param/${idOf(name)}`, { activo: 0 }, clerk)
      const many = await clerk.http({
        method: 'POST',
        url: pathOf(saveBookingParameters.endpoint),
        body: { parametros: { [name]: otherValue(name) }, _password: password },
      })
      for (const { status, body } of [one, off, many]) expect([name, status, body.code]).toEqual([name, 403, 'msg.guarded_setting'])
    }
    const rows = await desk.call(parameterAll)
    for (const { cod_param, valor, valor_defecto, activo } of rows)
      expect([cod_param, valor, activo]).toEqual([cod_param, valor_defecto, true])
  })
  it('is declared once: every field of a write that is guarded belongs to a call of the walk above', () => {
    const taking = routes.filter(({ action }) => action.changes && Object.values(action.input).some(({ facts }) => facts.guarded))
    expect(taking.map(({ action }) => action.endpoint)).toEqual([updateCompany.endpoint])
  })
  it('asks an administrator for the password again, and a wrong one is counted', async () => {
    for (const _password of [undefined, '', 7, 'x'.repeat(300)]) {
      const { status, body } = await put('/api/empresa/1', { iban: company.iban, ...(_password !== undefined && { _password }) })
      expect([status, body.code]).toEqual([403, 'msg.password_needed'])
      expect(body.msg).toContain('IBAN')
    }
    const other = await desk.as({ is_admin: true })
    for (let tries = 0; tries < 5; tries += 1)
      expect((await put('/api/empresa/1', { iban: company.iban, _password: 'no-es-esta' }, other)).body.code).toBe('account.wrong_password')
    expect((await put('/api/empresa/1', { iban: company.iban, _password: password }, other)).status).toBe(429)
    expect((await desk.call(companyRow, { id: 1 })).iban).toBeNull()
  })
  it('may be sent back as it was read, without a password: nothing changes', async () => {
    const { body } = await desk.http({ method: 'GET', url: '/api/empresa/1' })
    const { iban, bic, pasarela, terminal_pagos, firma_pagos } = body
    expect((await put('/api/empresa/1', { iban, bic, pasarela, terminal_pagos, firma_pagos, nombre: 'Club' }, clerk)).status).toBe(200)
    expect((await put(`/api/param/${idOf('MODO_AUTENTICACION')}`, { valor: 0, desc_param: 'Cómo se entra' }, clerk)).status).toBe(200)
  })
  it('is changed with the password, and every administrator with an address is told in the own language by whom', async () => {
    const id = await newAccount(desk, { email: 'gerente@club.test', is_admin: true })
    await desk.db
      .updateTable('cuenta')
      .set({ lang: 'en-GB' } as never)
      .where('id_mst_socios', '=', id)
      .execute()
    await desk.call(updateCompany, { id: 1, iban: company.iban })
    await desk.product.outbox.drained()
    const letters = await desk.db.selectFrom('correo').selectAll().where('para', '=', 'gerente@club.test').execute()
    expect(letters.map(({ asunto, texto }) => [asunto.includes('guarded setting'), texto.includes('IBAN')])).toEqual([[true, true]])
  })
  it('locks nobody out: the way to sign in is refused while not one administrator could use it', async () => {
    const save = (valor: string) => desk.call(saveParameter, { id: idOf('MODO_AUTENTICACION'), valor })
    for (const valor of ['1', '5']) await expect(save(valor)).rejects.toMatchObject({ status: 409, code: 'account.no_admin_could_sign_in' })
    const page = browser(desk)
    expect((await page.signIn('gerente@club.test', password)).status).toBe(200)
    await newAccount(desk, { email: 'numero@club.test', is_admin: true, numsocio: 4711 })
    expect(await save('1')).toMatchObject({ valor: '1' })
    await save('0')
  })
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { allRefusals, allTexts, modules, resources, textFound, textsByName } from '@app/contract'
import { cashRegister } from '@app/contract/cash/cash-register'
import { type Action, action, methodOf, pathOf } from '@app/contract/kit/action'
import type { Field, Fields } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import type { ContractModule } from '@app/contract/kit/module'
import { hasSamePlaceholders } from '@app/contract/kit/placeholders'
import { readObject } from '@app/contract/kit/shapes'
import { type Language, languages } from '@app/contract/kit/texts'
import { menuRows } from '@app/contract/menu'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { schemaDiff } from './kit/database/schema.ts'
import { kitResources } from './kit/database/tables.ts'
import { addressesOf, routePath } from './kit/http/serve.ts'
import { inOrder, type ServerModule } from './kit/module.ts'
import { readPending, specificationCalls, undeclared } from './pending.ts'
import { routes, modules as serverModules } from './registry.ts'
import { club } from './testing/club.ts'
import { overlaps } from './testing/overlaps.ts'

const desk = await club()
const actions = routes.map((route) => route.action)

const own = 'it is the own account'
const page = 'it is the own page of any member'
const setting = 'it is an own setting'
const password = { password: 'no-es-esta' }
/** Calls open to staff without any right, with the reason, and with input that reaches the handler. All others refuse them. */
const openToAllStaff: Readonly<Record<string, { readonly why: string; readonly sent?: Record<string, unknown> }>> = {
  'POST /api/account/login': { why: 'it is open to anyone', sent: { usuario: 'x', password: 'no-es-esta' } },
  'POST /api/account/forgot': { why: 'it is open to anyone', sent: { usuario: 'x' } },
  'POST /api/account/reset': { why: 'it is open to anyone', sent: { token: 'x', password: 'una-frase-larga' } },
  'GET /api/calendario/{token}': { why: 'it is open to whoever has the link' },
  'GET /activar/{token}': { why: 'it is open to whoever has the link' },
  'POST /activar/{token}': { why: 'it is open to whoever has the link' },
  'GET /pago/{token}': { why: 'it is open to whoever has the link' },
  'GET /mandato/{token}': { why: 'it is open to whoever has the link' },
  'POST /mandato/{token}': { why: 'it is open to whoever has the link' },
  'GET /api/mgr/actInscritosClub/except/{hash}/{month}/{year}': { why: 'it is open to the holder of the token of the central club' },
  'GET /api/mgr/inscritosClub/except/{hash}/{month}/{year}': { why: 'it is open to the holder of the token of the central club' },
  'GET /avisos/{token}': { why: 'it is open to whoever has the link' },
  'POST /avisos/{token}': { why: 'it is open to whoever has the link, and to mail programs with one click' },
  'GET /api/mensajes': { why: 'the own messages' },
  'POST /api/mensajes/{id}/leido': { why: 'the own messages' },
  'GET /plaza/{token}': { why: 'it is open to whoever has the link' },
  'POST /plaza/{token}': { why: 'it is open to whoever has the link', sent: { respuesta: 'aceptar' } },
  'POST /pago/{token}': { why: 'it is open to whoever has the link', sent: { importe: 100 } },
  'POST /api/pago/aviso': {
    why: 'it is open to whoever signs as the gateway',
    sent: { Ds_SignatureVersion: 'x', Ds_MerchantParameters: 'x', Ds_Signature: 'x' },
  },
  'POST /api/acceso/terminal/abrir': {
    why: 'it is open to whoever has a terminal’s key',
    sent: { peticion: '1', codigo: 'x' },
  },
  'POST /api/acceso/terminal/estado': { why: 'it is open to whoever has a terminal’s key', sent: {} },
  'GET /api/account/sign-in': { why: 'the form of sign-in is for anyone' },
  'GET /api/autologin/{token}': { why: 'it is open to anyone' },
  'POST /api/autologin/{token}': { why: 'it is open to anyone' },
  'GET /api/strings/{namespaces}': { why: 'texts are no secret' },
  'GET /buscadores': { why: 'the club finder is for anyone' },
  'GET /buscadores/eventos': { why: 'the club finder is for anyone' },
  'GET /buscadores/torneos': { why: 'the club finder is for anyone' },
  'GET /getClubsLista': { why: 'free hours of clubs that agreed are for anyone' },
  'GET /getEventosLista': { why: 'events of clubs that agreed are for anyone' },
  'GET /getTorneosLista': { why: 'tournaments of clubs that agreed are for anyone' },
  'GET /buscaClub/getHomeDatos/{lang}/{flag}': { why: 'texts are no secret' },
  'GET /api/account/current': { why: own },
  'GET /api/mi/inicio': { why: page },
  'GET /api/mi/monedero': { why: page },
  'GET /api/mi/recibos': { why: page },
  'GET /api/mi/recibo/{id}/pdf': { why: page },
  'GET /api/mi/factura/{id}/pdf': { why: page },
  'GET /api/mi/datos': { why: page },
  'PUT /api/mi/consentimientos': { why: page, sent: { consentimientos: [] } },
  'POST /api/mi/pagar': { why: page },
  'POST /api/account/password': { why: own, sent: { old: 'no-es-esta', new: 'una-frase-larga' } },
  'POST /api/account/set-locale/{locale}': { why: own },
  'GET /api/account/sessions': { why: own },
  'POST /api/account/sessions/{id}/revoke': { why: own },
  'POST /api/account/sessions/revokeOthers': { why: own, sent: { _password: 'no-es-esta' } },
  'POST /api/account/totp/start': { why: own, sent: password },
  'POST /api/account/totp/confirm': { why: own, sent: { codigo: '000000' } },
  'POST /api/account/totp/remove': { why: own, sent: { ...password, codigo: '000000' } },
  'POST /api/account/emailcode/on': { why: own, sent: password },
  'POST /api/account/emailcode/off': { why: own, sent: password },
  'POST /api/account/logout': { why: own },
  'GET /api/socio_parametro/usuario_actual': { why: setting },
  'POST /api/socio/setEnableDragDrop': { why: setting, sent: { newValueDragDrop: '1' } },
  'POST /api/socio/setAgruparReservaPorUsuario': { why: setting, sent: { newValue: '1' } },
  'POST /api/socio_parametro/usuario_actual/minutos_refresco_auto': { why: setting, sent: { minutos_refresco_auto: '5' } },
  'POST /api/socio_parametro/usuario_actual/segundos_ultimos_accesos': { why: setting, sent: { segundos_ultimos_accesos: '0' } },
  'GET /api/gridlayout/show/{layout}': { why: setting },
  'POST /api/gridlayout/save': { why: setting, sent: { id_layout: 'x', options: '{}' } },
  'POST /api/gridlayout/delete': { why: setting, sent: { id_layout: 'x' } },
  'GET /api/accesodirecto_socio': { why: setting },
  'POST /api/accesodirecto_socio': { why: setting, sent: { id_menu: '2' } },
  'PUT /api/accesodirecto_socio/{id}': { why: setting, sent: { id_menu: '2' } },
  'DELETE /api/accesodirecto_socio/{id}': { why: setting },
  'GET /api/tipoAccesosDirectos/dropdown': { why: 'it names the three kinds of own shortcuts' },
  'GET /api/menusAccesosDirectos/dropdown': { why: 'it is the own menu' },
  'GET /api/menu': { why: 'it is the own menu' },
  'GET /api/rutaInicioSocio': { why: setting },
  'POST /api/guardarInicioSocio': { why: setting, sent: { rutaInicio: '/dashboard' } },
  'POST /api/aviso/{id}/visto': { why: 'it is an own mark on a notice that everybody is shown' },
  'GET /api/admin/generalInfo': { why: 'the shell is made of it: names of club, sports and drawers, the own menu' },
  'GET /api/param/dictionary': { why: 'the shell is made of it; private parameters are empty' },
  'GET /api/actualizaciones': { why: 'the newsletters are for everybody' },
  'GET /api/ayuda': { why: 'the help is for everybody; tasks of closed screens are left out' },
  'GET /api/ayuda/{pantalla}': { why: 'the help is for everybody', sent: { pantalla: 'planner' } },
  'GET /api/verifactu/declaracion': { why: 'the law wants the declaration of the program within easy reach of its users' },
  'GET /api/infoVersion': { why: 'versions, for whoever asks for support' },
}

/** A request that reaches the action: every name of its path filled with something that fits. */
/** Values of names in a path that not every number or text is. */
const inPath: Readonly<Record<string, string>> = { locale: 'es-ES', month: '11', year: '2026' }
const probe = (one: Action, body: unknown = {}) => {
  const method = methodOf(one.endpoint)
  const url = pathOf(one.endpoint).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const kind = one.input[name]!.kind
    if (inPath[name]) return inPath[name]
    return kind === 'day' ? '2026-11-20' : ['text', 'email'].includes(kind) ? 'x' : '999999'
  })
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : ''
  return { method, url: url + query, ...(method !== 'GET' && { body }) }
}

describe('the registry', () => {
  it('has one handler for every declared action, and no handler for anything else', () => {
    const handled = Map.groupBy(actions, ({ endpoint }) => endpoint)
    const declared = Object.values<ContractModule>(modules).flatMap((module) => module.actions)
    expect(declared.filter(({ endpoint }) => handled.get(endpoint)?.length !== 1).map(({ endpoint }) => endpoint)).toEqual([])
    expect([...handled].filter(([, same]) => same.length > 1).map(([endpoint]) => endpoint)).toEqual([])
  })
  it('declares every call of the specification or lists it as pending, and never both', async () => {
    const missing = undeclared(await specificationCalls(), actions).map(({ module, method, path }) => `${module} ${method} ${path}`)
    expect(missing).toEqual(await readPending())
  })
  it('lists every folder of modules, and nothing that the contract does not have', async () => {
    const folders = (half: string) => readdir(join(import.meta.dirname, '../..', half, 'src/modules'))
    expect(Object.keys(modules).toSorted()).toEqual((await folders('contract')).toSorted())
    expect(Object.keys(serverModules).toSorted()).toEqual(Object.keys(modules).toSorted())
    expect((await folders('server')).filter((name) => !(name in serverModules))).toEqual([])
  })
  it('has a refusal for constraints that exist, each named by one module', async () => {
    const named = Object.values<ServerModule>(serverModules).flatMap((one) => Object.keys(one.guards ?? {}))
    expect(named).toEqual([...new Set(named)])
    const { rows } = await desk.pool.query<{ name: string }>(
      `select conname as name from pg_constraint union select indexname from pg_indexes where schemaname = $1`,
      [desk.product.clubs.all()[0]!.schema],
    )
    const there = new Set(rows.map(({ name }) => name))
    expect(named.filter((name) => !there.has(name))).toEqual([])
  })
  it('seeds in an order in which one finds what it needs, and sees rings', () => {
    const told: string[] = []
    const one = (name: string, ...after: string[]) => ({ routes: [], seed: { run: async () => void told.push(name), after } })
    const seedsOf = (modules: Record<string, ServerModule>) => inOrder(modules, ({ seed }) => seed).map(({ part }) => part.run)
    const order = seedsOf({ c: one('c', 'b'), a: one('a'), b: one('b', 'a'), d: { routes: [] } })
    expect(order).toHaveLength(3)
    for (const seed of order) void seed(undefined as never)
    expect(told).toEqual(['a', 'b', 'c'])
    expect(() => seedsOf({ a: one('a', 'b'), b: one('b', 'a') })).toThrow('cycle')
    expect(() => seedsOf({ a: one('a', 'none') })).toThrow('none')
  })
  it('lets no two calls answer one request (A-101)', () => {
    const addresses = actions.flatMap((one) =>
      addressesOf(one).map(({ method, path }) => ({ method, path: routePath(one, path), endpoint: one.endpoint })),
    )
    expect(overlaps(addresses)).toEqual([])
  })
  it('would notice two calls that answer one request', () => {
    const one = (path: string) => ({ method: 'GET', path, endpoint: path })
    expect(overlaps([one('/a/:id(^\\d+$)'), one('/a/:other(^\\d+$)')])).toHaveLength(1)
    expect(overlaps([one('/a/:id(^\\d+$)/b/0'), one('/a/0/b/:id(^\\d+$)')])).toHaveLength(1)
    expect(overlaps([one('/a/:id(^\\d+$)'), one('/a/dropdown')])).toEqual([])
  })
})

describe('every call', () => {
  it('that adds a row answers it with its message beside it, never with a bare string that nobody would be shown (R-017)', () => {
    const pages: readonly (string | undefined)[] = ['page', 'form', 'calendar']
    const bare = actions.filter(({ output, changes, answer }) => changes && output.schema.type === 'string' && !pages.includes(answer))
    // it saves parameters
    expect(bare.map(({ endpoint }) => endpoint)).toEqual(['POST /api/param/param_tribuna/save'])
  })
  it('is answered 401 to nobody unless it is open to anyone', async () => {
    const wrong: string[] = []
    for (const one of actions) {
      const { status } = await desk.anonymous.http(probe(one))
      if ((one.permission === 'anyone') === (status === 401)) wrong.push(`${one.endpoint} ${status}`)
    }
    // these two ask for a password or the key of a terminal themselves
    expect(wrong.filter((line) => !/\/account\/login|\/terminal\/estado/.test(line))).toEqual([])
  })
  it('is answered 403 to staff without any right, but for their own and what the shell is made of (A-138)', async () => {
    const answered: string[] = []
    const unread: string[] = []
    for (const one of actions) {
      // an account for each: some calls end the session
      const stranger = await desk.as({ rights: [] })
      const { status, body } = await stranger.http(probe(one, openToAllStaff[one.endpoint]?.sent))
      if (status === 403) continue
      answered.push(one.endpoint)
      if (body.code === 'msg.invalid_input') unread.push(`${one.endpoint} ${JSON.stringify(body)}`)
    }
    expect(answered.toSorted()).toEqual(Object.keys(openToAllStaff).toSorted())
    expect(unread).toEqual([])
  })
  it('is answered 403 without the token of the session when it writes, also by GET (A-11, R-042)', async () => {
    const wrong: string[] = []
    for (const one of actions.filter(({ changes }) => changes)) {
      const { status } = await desk.http({ ...probe(one), headers: { 'x-csrf-token': '' } })
      if (status !== 403) wrong.push(`${one.endpoint} ${status}`)
    }
    expect(wrong).toEqual([])
  })
  it('is answered 422 with the name of a field that it does not know', async () => {
    const wrong: string[] = []
    for (const one of actions) {
      const { status, body } = await desk.http(probe(one, { campo_desconocido: '1' }))
      if (status !== 422 || !Array.isArray(body.campo_desconocido))
        wrong.push(`${one.endpoint} ${status} ${JSON.stringify(body).slice(0, 100)}`)
    }
    expect(wrong).toEqual([])
  })
  it('is described in the OpenAPI document', async () => {
    const { body } = await desk.http({ method: 'GET', url: '/api/openapi.json' })
    const paths = body.paths as Record<string, Record<string, unknown>>
    const missing = actions.flatMap(addressesOf).filter(({ method, path }) => !paths[path]?.[method.toLowerCase()])
    expect(missing).toEqual([])
    expect((await desk.http({ method: 'GET', url: '/api/docs' })).status).toBe(200)
  })
})

describe('the database', () => {
  it('has one resource for each name and each table, so that what one of them tells is not heard for another', () => {
    const all = [...resources, ...kitResources]
    for (const of of ['name', 'table'] as const) expect(new Set(all.map((one) => one[of])).size).toBe(all.length)
  })
  it('has exactly the tables and columns that are declared', async () => {
    expect(await schemaDiff(desk.pool, desk.product.clubs.all()[0]!.schema, [...kitResources, ...resources])).toEqual([])
  })
  it('refuses to be written by a call that does not declare changes', async () => {
    const { schema, db } = desk.product.clubs.all()[0]!
    const reading = db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => tx.withSchema(schema).deleteFrom('caja').execute())
    await expect(reading).rejects.toMatchObject({ code: '25006' })
  })
})

const inWords = (key: string, language: Language) => textFound(key, language) ?? ''

describe('the texts', () => {
  it('exist in seven languages, none empty', () => {
    const keys = Object.keys(allTexts.es)
    for (const language of languages) {
      expect(Object.keys(allTexts[language]).toSorted()).toEqual(keys.toSorted())
      expect(keys.filter((key) => inWords(key, language).trim() === '')).toEqual([])
    }
  })
  it('fill the same places in every language, choose words only by a number that the Spanish text names, and leave nothing unfilled', () => {
    const wrong = Object.entries<string>(allTexts.es).flatMap(([key, es]) =>
      languages.filter((language) => !hasSamePlaceholders(es, inWords(key, language))).map((language) => `${language} ${key}`),
    )
    expect(wrong).toEqual([])
  })
  it('word every refusal, every label of a field and every title of the menu', () => {
    const labels = Object.values<ContractModule>(modules).flatMap((module) =>
      module.resources
        .filter(({ only }) => only.length > 0)
        .flatMap(({ name, fields }) => Object.keys(fields).map((key) => `${name}.${key}`)),
    )
    const titles = menuRows.map(({ code }) => `menu.${code}`)
    const missing = [...Object.keys(allRefusals), ...labels, ...titles].filter((key) => textFound(key, 'es') === undefined)
    expect(missing).toEqual([])
  })
  it('belong to one module each, or to the kits', () => {
    const owners = Object.entries(textsByName).flatMap(([name, texts]) => Object.keys(texts).map((key) => [key, name] as const))
    const twice = [...Map.groupBy(owners, ([key]) => key)].filter(([, found]) => found.length > 1).map(([key]) => key)
    expect(twice).toEqual([])
  })
})

describe('an action', () => {
  it('cannot name in its path what its input lacks', () => {
    const wrong = action({ endpoint: 'GET /api/caja/{id}', permission: 'cash', input: { otro: field.integer() }, output: field.integer() })
    expect(() => routePath(wrong as never, pathOf(wrong.endpoint))).toThrow('id')
  })
  it('cannot say that it writes what is no resource', () => {
    expectTypeOf<'cash-register'>().not.toExtend<NonNullable<Action['changes']>[number]>()
    expectTypeOf(cashRegister).toExtend<NonNullable<Action['changes']>[number]>()
  })
})

describe('a limit of an amount', () => {
  const amounts = (fields: Fields, path: string): [string, Field][] =>
    Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
      const { item, fields: inner } = field.facts
      if (field.kind === 'money' || field.kind === 'percent') return [[`${path} ${name}`, field]]
      return amounts({ ...inner, ...(item && { item }) }, `${path} ${name}`)
    })
  it('is told in euros or per cent, and a larger number as too large, by every field of every call', () => {
    const all = actions.flatMap(({ endpoint, input }) => amounts(input, endpoint))
    expect(all.length).toBeGreaterThan(40)
    for (const [where, field] of all) {
      const { min, max } = field.facts
      const beyond = [...(min === undefined ? [] : [(min - 1) / 100]), ...(max === undefined ? [] : [(max + 1) / 100]), 1e13, -1e13]
      for (const value of beyond) {
        const reading = readObject({ field }, { field: value })
        const [issue] = 'issues' in reading ? reading.issues.field! : []
        expect([where, value, issue?.key]).toEqual([where, value, expect.stringMatching(/^invalid\.(min|max|range)$/)])
        const limits = Object.values(issue!.values).filter((limit) => limit !== '')
        for (const limit of limits) expect([where, limit]).toEqual([where, expect.stringMatching(/[€%]$/)])
      }
    }
  })
})

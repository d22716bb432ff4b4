import { readFileSync } from 'node:fs'
import { setLocale } from '@app/contract/identity/own-account'
import { languages, locales } from '@app/contract/kit/texts'
import { menuRows } from '@app/contract/menu'
import { anyCourtNeedsValidation, currentAccount, generalInfo, infoVersion, latestAccesses } from '@app/contract/shell/bootstrap'
import { deleteLayout, layoutMax, saveLayout, showLayout } from '@app/contract/shell/grid-layout'
import { mySettings, setDragDrop, setGroupByUser, setRecentAccesses, setRefreshMinutes } from '@app/contract/shell/member-setting'
import { menu } from '@app/contract/shell/menu'
import { dismissNews } from '@app/contract/shell/news'
import * as quick from '@app/contract/shell/quick-access'
import { strings } from '@app/contract/shell/strings'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { saveSetting } from '../club/public.ts'

const desk = await club()
const set = (name: Parameters<typeof saveSetting>[1], valor: unknown) => saveSetting(desk.db as never, name, { valor })
const codesOf = async (who: Pick<typeof desk, 'call'>) => (await who.call(menu)).map(({ code }) => code)
const idOf = (code: string) => menuRows.find((row) => row.code === code)!.id

describe('the menu', () => {
  it('has the screens of the rights, and all of them for an administrator (R-013, A-64)', async () => {
    const clerk = await desk.as({ rights: ['cash'] })
    const codes = await codesOf(clerk)
    expect(codes).toContain('cash-register')
    expect(codes).toContain('quick-access')
    for (const hidden of ['members', 'parameters', 'staff', 'planner', 'login']) expect(codes).not.toContain(hidden)
    expect(await codesOf(desk)).toEqual(expect.arrayContaining(['members', 'parameters', 'staff', 'planner', 'cash-register']))
  })
  it('offers a screen only while its parameter is on (R-014, R-060)', async () => {
    await set('ACTIVAR_TPV', 1)
    await set('ACTIVAR_CAJA', 0)
    expect(await codesOf(desk)).toContain('till')
    expect(await codesOf(desk)).not.toContain('cash-register')
    await set('ACTIVAR_CAJA', 1)
    await set('ACTIVAR_TPV', 0)
    expect(await codesOf(desk)).not.toContain('till')
    await set('URL_CAMARA_WEB', 'https://camara.test')
    expect(await codesOf(desk)).toContain('web-camera')
    await set('URL_CAMARA_WEB', '')
    expect(await codesOf(desk)).not.toContain('web-camera')
  })
})

describe('the first call of the shell', () => {
  it('tells club, language, menus, sports, drawers and limits (R-465, R-012)', async () => {
    await desk.db.insertInto('caja').values({ desc_caja: 'Bar' }).execute()
    const info = await desk.call(generalInfo)
    expect(info).toMatchObject({ producto: 'Tribuna', hoy: '2026-11-20', locale: 'es-ES', tipo_recursos_permitidos: [0], limite_socios: 0 })
    expect(info.cajas.map(({ text }) => text)).toContain('Bar')
    expect(info.tipo_recursos[0]).toMatchObject({ id: 1, acceso_directo: true })
    expect(info.menus.length).toBeGreaterThan(50)
    expect(info.locales).toEqual([...locales])
    await desk.db.insertInto('tipo_recurso').values({ desc_tiporecurso: 'Frontón', activo: false }).execute()
    expect((await desk.call(generalInfo)).tipo_recursos).toEqual(info.tipo_recursos)
  })
  it('tells each user whether they are an administrator, and their language (R-044)', async () => {
    const clerk = await desk.as({ rights: [] })
    await clerk.call(setLocale, { locale: 'eu-ES' })
    expect(await clerk.call(currentAccount)).toMatchObject({ is_admin: false, lang: 'eu-ES' })
    expect(await desk.call(currentAccount)).toMatchObject({ is_admin: true, lang: 'es-ES' })
  })
  it('tells each user how his own account is protected', async () => {
    const clerk = await desk.as({})
    await desk.db
      .updateTable('cuenta')
      .set({ recovery_codes: JSON.stringify(['uno', 'dos']) as never })
      .where('id_mst_socios', '=', clerk.id)
      .execute()
    expect(await desk.call(currentAccount)).toMatchObject({ id_mst_socios: desk.id, totp_on: false, recovery_codes: 0 })
    expect(await clerk.call(currentAccount)).toMatchObject({ id_mst_socios: clerk.id, is_admin: false, recovery_codes: 2 })
  })
  it('leaves Catalan out while MOSTRAR_CAT hides it, and refuses it then (R-001, R-002)', async () => {
    await desk.call(setLocale, { locale: 'ca-ES' })
    expect((await desk.call(generalInfo)).locale).toBe('ca-ES')
    await set('MOSTRAR_CAT', 0)
    expect((await desk.call(generalInfo)).locales).not.toContain('ca-ES')
    await expect(desk.call(setLocale, { locale: 'ca-ES' })).rejects.toMatchObject({ status: 400, code: 'account.locale_not_offered' })
    await set('MOSTRAR_CAT', 1)
    await expect(desk.call(setLocale, { locale: 'de-DE' })).rejects.toMatchObject({ status: 422, fields: { locale: [expect.any(String)] } })
    await desk.call(setLocale, { locale: 'es-ES' })
  })
  it('speaks the language of DEFAULT_LANGUAGE to whoever chose none (R-004)', async () => {
    await set('DEFAULT_LANGUAGE', 'fr-FR')
    const clerk = await desk.as({ rights: [] })
    expect((await clerk.call(generalInfo)).locale).toBe('fr-FR')
    await set('DEFAULT_LANGUAGE', 'es-ES')
  })
  it('brings the notice of the day once to each user (R-007, A-65)', async () => {
    const [one, other] = [await desk.as({}), await desk.as({})]
    const notice = { titulo: { es: 'Torneo', en: 'Open' }, texto: { es: 'Este domingo' }, desde: '2026-11-19', hasta: '2026-11-21' }
    const { body } = await desk.http({ method: 'POST', url: '/api/aviso', body: notice })
    const seen = { id_reg_aviso: body.id_reg_aviso as number, titulo: 'Torneo', texto: 'Este domingo' }
    expect((await one.call(generalInfo)).aviso).toEqual(seen)
    await one.call(dismissNews, { id: seen.id_reg_aviso })
    expect((await one.call(generalInfo)).aviso).toBeNull()
    expect((await other.call(generalInfo)).aviso).toEqual(seen)
    expect((await one.http({ method: 'POST', url: '/api/aviso', body: notice })).status).toBe(403)
    await desk.http({ method: 'POST', url: '/api/aviso', body: { ...notice, desde: '2026-11-21' } })
    expect([(await one.call(generalInfo)).aviso, (await other.call(generalInfo)).aviso]).toEqual([null, seen])
    await desk.db.updateTable('aviso').set({ hasta: '2026-11-19' }).where('id_reg_aviso', '=', seen.id_reg_aviso).execute()
    expect((await other.call(generalInfo)).aviso).toBeNull()
  })
  it('is followed by the version, for the support page', async () => {
    expect(await desk.call(infoVersion)).toMatchObject({ producto: 'Tribuna', base_datos: expect.stringMatching(/^PostgreSQL \d/) })
  })
})

describe('the toggles of the shell', () => {
  it('show the pending bookings only when a court has a confirmer', async () => {
    expect(await desk.call(anyCourtNeedsValidation)).toEqual({ algunRecurso: false })
    const { id_mst_tiporecurso } = await desk.db.selectFrom('tipo_recurso').select('id_mst_tiporecurso').executeTakeFirstOrThrow()
    const add = (more: object) =>
      desk.db
        .insertInto('recurso')
        .values({ desc_recurso: 'Pista', id_mst_tiporecurso, ...more })
        .execute()
    await add({})
    await add({ id_mst_socios_confirmador: desk.id, activo: false })
    expect(await desk.call(anyCourtNeedsValidation)).toEqual({ algunRecurso: false })
    await add({ id_mst_socios_confirmador: desk.id })
    expect(await desk.call(anyCourtNeedsValidation)).toEqual({ algunRecurso: true })
  })
  it('list who came in within the last seconds (R-008)', async () => {
    desk.at('2026-11-20T10:10:00Z')
    const clerk = await desk.as({ rights: ['members'] })
    await desk.db.updateTable('sesion').set({ created_at: desk.now() }).where('id_mst_socios', '=', clerk.id).execute()
    expect((await clerk.call(latestAccesses, { seconds: 30 })).map(({ id_mst_socios }) => id_mst_socios)).toEqual([clerk.id])
    expect((await desk.http({ method: 'GET', url: '/ultimosAccesos/30' })).status).toBe(200)
    desk.at('2026-11-20T10:00:00Z')
  })
})

/** Rows of messages.tsv that are states of an answer, or labels with their own text on their screen. */
const noText = [
  ...['ok', 'OK', 'KO', 'fail', 'pending payment (pendiente de pago)', 'X bookings per week', 'as admin / as owner', 'loss / gain'],
  'block without deleting / block without notifying users / block and notify users',
  ...['home title', 'generate receipts from invoices', "'no fee'"],
]

describe('texts', () => {
  it('come by namespace, in the language asked for (R-005)', async () => {
    const french = await desk.call(strings, { namespaces: 'shell+club', lang: 'fr-FR' })
    expect(french.lang).toBe('fr')
    expect(french.strings.shell?.['menu.members']).toBe('Membres')
    expect(french.strings.club?.['param.ACTIVAR_CAJA']).toBe('Activer les caisses.')
    const comma = await desk.call(strings, { namespaces: 'shell,nada', lang: 'eu' })
    expect(comma.strings.shell?.['menu.members']).toBe('Bazkideak')
    expect(comma.strings.nada).toEqual({})
    expect(comma.version).not.toBe(french.version)
    expect(comma.strings.shell?.['menu.companies']).toBe('Enpresa')
  })
  it('answer every message of the specification under its own namespace, in every language (A-103, A-136)', async () => {
    const rows = readFileSync(new URL('../../../../../docs/spec/messages.tsv', import.meta.url), 'utf8')
      .split('\n')
      .slice(1)
    const named = rows.map((row) => row.split('\t')[0]!).filter((key) => key !== '' && !key.startsWith('(') && !noText.includes(key))
    expect(named.length).toBeGreaterThan(70)
    for (const lang of languages) {
      const answer = await desk.call(strings, { namespaces: 'msg+socio+tarifa+etiqueta+permanentReservations+calendario+error', lang })
      expect(Object.values(answer.strings).filter((texts) => Object.keys(texts).length === 0)).toEqual([])
      const spoken = (key: string) => {
        const [, name = 'msg', rest = key] = /^(\w+)\.(\w+)$/.exec(key) ?? []
        return answer.strings[name]?.[rest] && answer.strings[name]?.[rest] === answer.strings[name]?.[`${name}.${rest}`]
      }
      expect(named.filter((key) => !spoken(key) && !answer.strings.msg?.[key])).toEqual([])
    }
  })
  it('are kept by the browser and sent again only when they are others', async () => {
    const ask = (mark?: string, language = 'eu') =>
      desk.anonymous.http({
        method: 'GET',
        url: '/api/strings/shell',
        headers: { 'accept-language': language, ...(mark && { 'if-none-match': mark }) },
      })
    const first = await ask()
    const mark = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(await ask(mark)).toMatchObject({ status: 304, body: {} })
    expect(await ask(`"another", W/${mark}`)).toMatchObject({ status: 304 })
    expect(await ask(mark, 'fr')).toMatchObject({ status: 200, body: { lang: 'fr' } })
  })
  it('need no session: then the browser says the language, else the parameter (R-004)', async () => {
    const asked = async (accept?: string) =>
      (await desk.anonymous.http({ method: 'GET', url: '/api/strings/shell', headers: accept ? { 'accept-language': accept } : {} })).body
        .lang
    expect(await asked('it-IT,it;q=0.9')).toBe('it')
    await set('DEFAULT_LANGUAGE', 'pt-PT')
    expect(await asked()).toBe('pt')
    expect(await asked('de')).toBe('pt')
    await set('DEFAULT_LANGUAGE', 'es-ES')
  })
  it('exist in all seven languages and are not left in Spanish (A-26)', async () => {
    const all = await Promise.all(languages.map(async (lang) => (await desk.call(strings, { namespaces: 'shell+club', lang })).strings))
    const keys = (texts: (typeof all)[number]) =>
      Object.values(texts)
        .flatMap((module) => Object.keys(module))
        .toSorted()
    for (const texts of all) expect(keys(texts)).toEqual(keys(all[0]!))
    const spanish = all[languages.indexOf('es')]!.club!
    for (const lang of languages.filter((one) => one !== 'es')) {
      const same = Object.entries(all[languages.indexOf(lang)]!.club!).filter(
        ([key, text]) => key.startsWith('param.') && text.length > 25 && spanish[key] === text,
      )
      expect(same).toEqual([])
    }
  })
})

describe('quick access', () => {
  it('keeps the own shortcuts in their order (R-050, A-64)', async () => {
    const clerk = await desk.as({ rights: ['members', 'bookings'] })
    await clerk.call(quick.addQuickAccess, { id_menu: idOf('members'), id_tipo_accesodirecto: 1, orden: 2 })
    const first = await clerk.call(quick.addQuickAccess, { id_menu: idOf('planner'), orden: 1 })
    expect((await clerk.call(quick.quickAccesses)).map(({ id_menu }) => id_menu)).toEqual([idOf('planner'), idOf('members')])
    const changed = await clerk.call(quick.changeQuickAccess, {
      id: first.id_accesodirecto_socio,
      id_menu: idOf('planner'),
      id_tipo_accesodirecto: 3,
      orden: 9,
    })
    expect(changed).toMatchObject({ id_tipo_accesodirecto: 3, orden: 9 })
    expect(await clerk.call(quick.quickAccesses)).toMatchObject([{ id_menu: idOf('members'), orden: 2 }, changed])
    const id = first.id_accesodirecto_socio
    await expect(desk.call(quick.changeQuickAccess, { id, id_menu: idOf('planner') })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(quick.removeQuickAccess, { id })).rejects.toMatchObject({ status: 404 })
    await clerk.call(quick.removeQuickAccess, { id: first.id_accesodirecto_socio })
    expect((await clerk.call(quick.quickAccesses)).map(({ id_menu }) => id_menu)).toEqual([idOf('members')])
    expect(await desk.call(quick.quickAccesses)).toEqual([])
  })
  it('takes each screen once, and only those of the own menu', async () => {
    const clerk = await desk.as({ rights: ['members'] })
    await clerk.call(quick.addQuickAccess, { id_menu: idOf('members') })
    await expect(clerk.call(quick.addQuickAccess, { id_menu: idOf('members') })).rejects.toMatchObject({ status: 409 })
    for (const code of ['parameters', 'member-edit']) {
      await expect(clerk.call(quick.addQuickAccess, { id_menu: idOf(code) })).rejects.toMatchObject({ code: 'quick-access.unknown_screen' })
    }
    await expect(clerk.call(quick.addQuickAccess, { id_menu: idOf('members'), id_tipo_accesodirecto: 7 as never })).rejects.toMatchObject({
      status: 422,
    })
  })
  it('names its kinds in the language of the user', async () => {
    expect((await desk.call(quick.shortcutTypesDropdown)).map(({ text }) => text)).toEqual([
      'Pestañas',
      'Menú lateral',
      'Pestañas y menú lateral',
    ])
  })
})

describe('the start page', () => {
  it('is saved with a bare ok, by address or by number (R-050, R-051)', async () => {
    const clerk = await desk.as({ rights: ['members', 'bookings'] })
    const save = (rutaInicio: string) => clerk.http({ method: 'POST', url: '/api/guardarInicioSocio', body: { rutaInicio } })
    expect(await clerk.call(quick.startPage)).toEqual({ rutaInicio: '/reservas/1' })
    expect((await save('#/socios/')).body).toBe('ok')
    expect(await clerk.call(quick.startPage)).toEqual({ rutaInicio: '/socios' })
    await save(String(idOf('member-types')))
    expect(await clerk.call(quick.startPage)).toEqual({ rutaInicio: '/socios/type' })
    await save('/reservas/2')
    expect(await clerk.call(quick.startPage)).toEqual({ rutaInicio: '/reservas/2' })
    for (const wrong of ['/params', '/nada', 'https://otro.test/', String(idOf('planner'))]) expect((await save(wrong)).status).toBe(422)
    expect(await clerk.call(quick.startPage)).toEqual({ rutaInicio: '/reservas/2' })
  })
  it('is chosen among the screens of the menu, the planner once per sport', async () => {
    const routes = (await desk.call(quick.startScreens)).map(({ ruta }) => ruta)
    expect(routes).toEqual(expect.arrayContaining(['/dashboard', '/socios', '/reservas/1']))
    expect(routes.some((route) => route.includes('{'))).toBe(false)
    expect(routes.filter((route) => /^\/reservas\/\d+$/.test(route))).toHaveLength((await desk.call(generalInfo)).tipo_recursos.length)
    const clerk = await desk.as({})
    expect((await clerk.call(quick.startScreens)).map(({ ruta }) => ruta)).not.toContain('/socios')
    expect(await clerk.call(quick.startPage)).toEqual({ rutaInicio: '/dashboard' })
  })
})

describe('a grid layout', () => {
  it('is personal, or for everyone when an administrator saves it with 0; the personal one wins (A-55, R-454)', async () => {
    const clerk = await desk.as({})
    const shown = () => clerk.call(showLayout, { layout: 'socios' })
    expect(await shown()).toEqual({ options: null, id_mst_socios: null })
    await desk.call(saveLayout, { id_layout: 'socios', id_mst_socios: 0, options: { w: 1 } })
    expect(await shown()).toEqual({ options: { w: 1 }, id_mst_socios: 0 })
    const { body } = await clerk.http({ method: 'POST', url: '/api/gridlayout/save/', body: { id_layout: 'socios', options: '{"w":2}' } })
    expect(body).toMatchObject({ status: 'ok', msg: expect.any(String) })
    expect(await shown()).toEqual({ options: { w: 2 }, id_mst_socios: clerk.id })
    expect(await clerk.call(showLayout, { layout: 'reservas' })).toEqual({ options: null, id_mst_socios: null })
    expect(await desk.call(showLayout, { layout: 'socios' })).toEqual({ options: { w: 1 }, id_mst_socios: 0 })
    await clerk.call(saveLayout, { id_layout: 'cajas', options: { w: 3 } })
    await clerk.call(deleteLayout, { id_layout: 'socios' })
    expect((await shown()).options).toEqual({ w: 1 })
    expect((await clerk.call(showLayout, { layout: 'cajas' })).options).toEqual({ w: 3 })
  })
  it('of everyone or of another user is nobody else’s to change (A-55)', async () => {
    const [clerk, other] = [await desk.as({}), await desk.as({})]
    for (const owner of [0, other.id]) {
      await expect(clerk.call(saveLayout, { id_layout: 'x', id_mst_socios: owner, options: {} })).rejects.toMatchObject({ status: 403 })
      await expect(clerk.call(deleteLayout, { id_layout: 'x', id_mst_socios: owner })).rejects.toMatchObject({ status: 403 })
    }
  })
  it('has a largest size', async () => {
    const around = JSON.stringify({ t: '' }).length
    await desk.call(saveLayout, { id_layout: 'x', options: { t: 'x'.repeat(layoutMax - around) } })
    await expect(desk.call(saveLayout, { id_layout: 'x', options: { t: 'x'.repeat(layoutMax) } })).rejects.toMatchObject({ status: 413 })
    await expect(desk.call(saveLayout, { id_layout: 'x', options: '{"a":' })).rejects.toMatchObject({
      status: 422,
      fields: { options: [expect.any(String)] },
    })
  })
})

describe('personal settings', () => {
  it('start with drag and drop on, no grouping, five minutes and no notice (spec 3 §6)', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    expect(await clerk.call(mySettings)).toEqual({
      enableDragDrop: true,
      agruparReservaPorUsuario: false,
      minutos_refresco_auto: 5,
      segundos_ultimos_accesos: 0,
      rutaInicio: '/reservas/1',
    })
    await clerk.call(setDragDrop, { newValueDragDrop: false })
    await clerk.call(setGroupByUser, { newValue: true })
    expect(await clerk.call(setRecentAccesses, { segundos_ultimos_accesos: 30 })).toMatchObject({
      enableDragDrop: false,
      agruparReservaPorUsuario: true,
      segundos_ultimos_accesos: 30,
    })
    expect((await desk.call(mySettings)).enableDragDrop).toBe(true)
  })
  it('take 5 to 60 minutes between refreshes, anything else is 5 (R-197)', async () => {
    const minutes = async (sent: number) => (await desk.call(setRefreshMinutes, { minutos_refresco_auto: sent })).minutos_refresco_auto
    expect([await minutes(5), await minutes(60), await minutes(12)]).toEqual([5, 60, 12])
    expect([await minutes(4), await minutes(61), await minutes(7.5), await minutes(-1)]).toEqual([5, 5, 5, 5])
    const { body } = await desk.http({
      method: 'POST',
      url: '/api/socio_parametro/usuario_actual/minutos_refresco_auto',
      body: { newValue: 20 },
    })
    expect(body.minutos_refresco_auto).toBe(20)
  })
  it('refuse flags that are neither 0 nor 1 (R-033)', async () => {
    const { status, body } = await desk.http({ method: 'POST', url: '/api/socio/setEnableDragDrop', body: { newValueDragDrop: 2 } })
    expect({ status, field: body.newValueDragDrop }).toEqual({ status: 422, field: [expect.any(String)] })
  })
})

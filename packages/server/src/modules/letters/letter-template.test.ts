import type { SentOf } from '@app/contract/kit/action'
import * as declared from '@app/contract/letters/letter-template'
import { newNotice, oneNotice } from '@app/contract/notifications/notices'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
type New = SentOf<typeof declared.addTemplate>
let number = 0
const add = (more: Partial<New> = {}) => {
  number += 1
  return desk.call(declared.addTemplate, {
    desc_plantilla: `Plantilla ${number}`,
    subject: 'Hola',
    desc_notificacion: '<p>Hola</p>',
    ...more,
  })
}
const one = (id: number) => desk.call(declared.oneTemplate, { id })
const stored = async (desc_notificacion: string) => (await add({ desc_notificacion })).desc_notificacion

describe('a template', () => {
  it('is added, changed field by field, and deleted; a letter made from it keeps its words (A-172)', async () => {
    const textos = [{ idioma: 'ca', subject: 'Bon dia', desc_notificacion: '<p>Bon dia, {{nombre|soci}}</p>' }] as const
    const made = await add({ desc_plantilla: 'Aviso', textos: [...textos] })
    const { id_mst_notificaciones_plantillas: id } = made
    expect(await one(id)).toEqual(made)
    expect(made).toMatchObject({ desc_plantilla: 'Aviso', uso: 'libre', subject: 'Hola', textos })
    const changed = await desk.call(declared.changeTemplate, { id, subject: 'Otro' })
    expect(changed).toEqual({ ...made, subject: 'Otro' })
    const { id_reg_notificaciones: letter } = await desk.call(newNotice, { id_mst_notificaciones_plantillas: id })
    await desk.call(declared.removeTemplate, { id })
    expect(await desk.call(oneNotice, { id: letter })).toMatchObject({ subject: 'Otro', desc_notificacion: '<p>Hola</p>', textos })
    for (const call of [declared.oneTemplate, declared.removeTemplate])
      await expect(desk.call(call, { id })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(declared.changeTemplate, { id, subject: 'X' })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(newNotice, { id_mst_notificaciones_plantillas: id })).rejects.toMatchObject({ status: 404 })
  })
  it('can be sent back as it was read (A-170)', async () => {
    const made = await add({ textos: [{ idioma: 'fr', subject: null, desc_notificacion: '<p>Bonjour</p>' }] })
    const { id_mst_notificaciones_plantillas: id } = made
    expect(await desk.call(declared.changeTemplate, { id, ...(await one(id)) } as never)).toEqual(made)
    expect(await one(id)).toEqual(made)
  })
  it('stands in the list by use and name', async () => {
    await add({ desc_plantilla: 'Zeta' })
    await add({ desc_plantilla: 'Alfa' })
    const free = (await desk.call(declared.letterTemplates, {})).filter((row) => row.uso === 'libre').map((row) => row.desc_plantilla)
    expect(free).toEqual(free.toSorted((a, b) => a.localeCompare(b, 'es')))
  })
  it('needs a name', async () => {
    for (const desc_plantilla of ['', '   ', 'x'.repeat(81)])
      await expect(add({ desc_plantilla })).rejects.toMatchObject({ status: 422, fields: { desc_plantilla: [expect.any(String)] } })
  })
  it('of a letter that the product sends is one a use, also for two desks at once, and has subject and text (A-172)', async () => {
    const tries = await Promise.allSettled([add({ uso: 'confirmacion' }), add({ uso: 'confirmacion' })])
    expect(tries.map((each) => each.status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected'])
    expect(tries.find((each) => each.status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'plantilla.ya_hay_una' } })
    const { id_mst_notificaciones_plantillas: id } = await add()
    const change = (more: Partial<New>) => desk.call(declared.changeTemplate, { id, ...more })
    await expect(change({ uso: 'confirmacion' })).rejects.toMatchObject({ code: 'plantilla.ya_hay_una' })
    await expect(add({ uso: 'cambio', subject: null })).rejects.toMatchObject({
      ...{ status: 422, code: 'plantilla.sin_texto' },
      fields: { subject: ['Esta plantilla necesita asunto y texto.'] },
    })
    await expect(change({ uso: 'cambio', desc_notificacion: null })).rejects.toMatchObject({
      fields: { desc_notificacion: [expect.any(String)] },
    })
    // markup of which nothing is left is no text
    await expect(add({ uso: 'cambio', desc_notificacion: '<script>x</script>' })).rejects.toMatchObject({ code: 'plantilla.sin_texto' })
    expect(await change({ uso: 'cambio' })).toMatchObject({ uso: 'cambio' })
  })
})

describe('fields of a template', () => {
  it('that do not exist are refused by name, in subject, text and every language; nothing is saved', async () => {
    const { id_mst_notificaciones_plantillas: id } = await add()
    const before = await one(id)
    for (const [sent, name] of [
      [{ subject: 'Hola {{sueldo}}' }, 'subject'],
      [{ desc_notificacion: '<p>{{ sueldo | nada }}</p>' }, 'desc_notificacion'],
      [{ textos: [{ idioma: 'ca', subject: null, desc_notificacion: '<p>{{sueldo}}</p>' }] }, 'desc_notificacion'],
      [{ textos: [{ idioma: 'ca', subject: '{{sueldo}}', desc_notificacion: null }] }, 'subject'],
    ] as const) {
      const refused = { status: 422, code: 'plantilla.campo_desconocido', fields: { [name]: ['El campo «sueldo» no existe.'] } }
      await expect(add(sent as Partial<New>)).rejects.toMatchObject(refused)
      await expect(desk.call(declared.changeTemplate, { id, ...(sent as Partial<New>) })).rejects.toMatchObject(refused)
    }
    expect(await one(id)).toEqual(before)
  })
  it('are those of its use: bookings for the letters about them, courses for letters to many (A-172)', async () => {
    expect(await add({ desc_notificacion: '<p>{{horario}} {{enlace_pago}} {{nombre|socio}}</p>' })).toMatchObject({ uso: 'libre' })
    await expect(add({ desc_notificacion: '<p>{{reservas}}</p>' })).rejects.toMatchObject({ code: 'plantilla.campo_desconocido' })
    const { id_mst_notificaciones_plantillas: id } = await add({ uso: 'recordatorio', desc_notificacion: '<p>{{reservas}}</p>' })
    await expect(desk.call(declared.changeTemplate, { id, desc_notificacion: '<p>{{horario}}</p>' })).rejects.toMatchObject({
      code: 'plantilla.campo_desconocido',
    })
    await expect(desk.call(declared.changeTemplate, { id, uso: 'libre' })).rejects.toMatchObject({ code: 'plantilla.campo_desconocido' })
  })
})

describe('markup of a template', () => {
  it('loses scripts, handlers, styles, frames, forms and pictures from elsewhere, and keeps its words (R-420)', async () => {
    const dirty = [
      ['<p>uno</p><script>alert(1)</script>', '<p>uno</p>'],
      ['<p onclick="x()" onmouseover="x()">dos</p>', '<p>dos</p>'],
      ['<style>@import url(https://mal.test/a.css)</style><p>tres</p>', '<p>tres</p>'],
      ['<link rel="stylesheet" href="https://mal.test/a.css"><p>cuatro</p>', '<p>cuatro</p>'],
      ['<p style="background:url(https://mal.test/a.png)">cinco</p>', '<p>cinco</p>'],
      ['<img src="https://mal.test/a.png"><p>seis</p>', '<p>seis</p>'],
      ['<img src="/api/imagen/1/../../x" onerror="x()"><p>siete</p>', '<p>siete</p>'],
      ['<a href="javascript:x()">ocho</a>', '<a>ocho</a>'],
      ['<a href="&#106;avascript:x()">nueve</a>', '<a>nueve</a>'],
      ['<a href="//mal.test">diez</a>', '<a>diez</a>'],
      ['<iframe src="https://mal.test">x</iframe><form action="https://mal.test"><p>once</p></form>', '<p>once</p>'],
      ['<svg onload="x()"><p>doce</p></svg>', '<p>doce</p>'],
      ['<p>trece<!-- secreto --></p>', '<p>trece</p>'],
    ] as const
    for (const [sent, kept] of dirty) expect((await stored(sent))?.replace(/^x(?=<p>once)/, '')).toBe(kept)
    const { textos } = await add({
      textos: [{ idioma: 'ca', subject: null, desc_notificacion: '<p onclick="x()">bo</p><script>x</script>' }],
    })
    expect(textos).toEqual([{ idioma: 'ca', subject: null, desc_notificacion: '<p>bo</p>' }])
  })
  it('keeps titles, lists, links, buttons, alignment and pictures of the product', async () => {
    const clean = [
      '<h1 style="text-align:center">Título</h1>',
      '<ul><li><strong>uno</strong></li></ul>',
      '<a href="https://club.test/?a=1&amp;b=2" data-boton="1">Abrir</a>',
      `<img src="/api/imagen/7/${'a'.repeat(32)}" alt="Foto" width="300" />`,
      '<a href="{{enlace_pago}}">Pagar {{importe}}</a>',
    ]
    for (const html of clean) expect(await stored(html)).toBe(html)
  })
})

it('templates need the right to messages (A-188)', async () => {
  const { id_mst_notificaciones_plantillas: id } = await add()
  const clerk = await desk.as({ rights: ['members', 'params'] })
  for (const call of [declared.letterTemplates, declared.oneTemplate, declared.removeTemplate, declared.changeTemplate])
    await expect(clerk.call(call, { id } as never)).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(declared.addTemplate, { desc_plantilla: 'X' })).rejects.toMatchObject({ status: 403 })
  const writer = await desk.as({ rights: ['messages'] })
  expect(await writer.call(declared.oneTemplate, { id })).toMatchObject({ id_mst_notificaciones_plantillas: id })
})

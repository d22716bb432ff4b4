import { resources, textFound } from '@app/contract'
import type { Resource } from '@app/contract/kit/resource'
import { menuRowAt } from '@app/contract/menu'
import { expect, test } from 'vitest'
import { catalogue } from '../../registry.ts'
import { club } from '../../testing/club.ts'
import { explainReference } from './in-use.ts'

const desk = await club()
const remove = (who: Pick<typeof desk, 'http'>, url: string) => who.http({ method: 'DELETE', url })

await desk.db.insertInto('tipo_socio').values({ id_mst_tiposocio: 50, desc: 'Estiu' }).execute()
const members = await desk.db
  .insertInto('socio')
  .values(['Ona', 'Pau', 'Mar', 'Jan'].map((nombre) => ({ nombre, apellidos: 'Puig', id_mst_tiposocio: 50 })))
  .returning('id_mst_socios')
  .execute()

test('a row that others name is not deleted: the answer says who names it, how many, and where to see them', async () => {
  const { status, body } = await remove(desk, '/api/tipo_socio/50')
  expect([status, body.code]).toEqual([409, 'msg.in_use'])
  expect(body.msg).toContain('Socios (4): Jan Puig, Mar Puig, Pau Puig…')
  expect(body.in_use).toMatchObject({
    uses: [{ text: 'Socios', count: 4, rows: [{ text: 'Jan Puig', route: `/socios/${members[3]!.id_mst_socios}/edit` }, {}, {}] }],
  })
})

test('whoever may not read what uses it gets the count and no names', async () => {
  await desk.db.insertInto('tarifa').values({ id_mst_tarifas: 70, desc_tarifa: 'Estiu', id_mst_tipoingreso: null }).execute()
  await desk.db.insertInto('tarifa_precio').values({ id_mst_tarifas: 70, id_mst_tiposocio: 50, precio: 100 }).execute()
  const clerk = await desk.as({ rights: ['members'] })
  const { body } = await remove(clerk, '/api/tipo_socio/50')
  const uses = (body.in_use as { uses: { text: string; rows: { route: string | null }[] }[] }).uses
  expect(uses.find(({ text }) => text === 'Socios')!.rows).toHaveLength(3)
  expect(uses.find(({ text }) => text === 'Tarifas')).toMatchObject({ count: 1 })
  expect(uses.find(({ text }) => text === 'Tarifas')!.rows.every(({ route }) => route === null)).toBe(true)
})

/** PostgreSQL's foreign-key error of a statement on a server whose messages are Spanish. */
const broken = async (statement: { execute(): Promise<unknown> }, detail: string) => {
  const error = await statement.execute().then(
    () => null,
    (thrown: Error) => thrown,
  )
  return Object.assign(error!, { message: 'viola la llave foránea', detail })
}
const explained = (error: Error) =>
  explainReference(error, { club: desk.product.clubs.all()[0]!, guards: {}, user: null, say: (key) => key, catalogue }).catch(
    (refusal: unknown) => refusal,
  )

test('a broken reference is understood whatever language PostgreSQL speaks', async () => {
  const removal = await broken(
    desk.db.deleteFrom('tipo_socio').where('id_mst_tiposocio', '=', 50),
    'La llave (id_mst_tiposocio)=(50) todavía es referida desde la tabla «socio».',
  )
  expect(await explained(removal)).toMatchObject({
    code: 'msg.in_use',
    extra: { in_use: { uses: [{ text: 'menu.members', count: 4 }, {}] } },
  })
  const write = await broken(
    desk.db.updateTable('socio').set({ id_mst_tiposocio: 51 }).where('id_mst_socios', '=', members[0]!.id_mst_socios),
    'La llave (id_mst_tiposocio)=(51) no está presente en la tabla «tipo_socio».',
  )
  expect(await explained(write)).toMatchObject({ code: 'msg.invalid_input', fields: { id_mst_tiposocio: 'invalid.reference' } })
})

test('every place where rows are shown has a word, is a screen of the menu, and its names are columns', () => {
  const wrong = (resources as readonly Resource[]).flatMap(({ table, fields, shown }) => {
    if (!shown) return []
    const { text, route = '/login', name = [] } = shown
    const places = [...[...route.matchAll(/\{(\w+)/g)].map((match) => match[1]!), ...name]
    const lost = places.filter((place) => !(place in fields))
    const isWorded = textFound(text, 'es') !== undefined
    const isScreen = menuRowAt(route.replaceAll(/\{[\w.]+\}/g, '0')) !== undefined
    return [
      ...lost.map((place) => `${table}.${place}`),
      ...(isScreen ? [] : [`${table} ${route}`]),
      ...(isWorded ? [] : [`${table} ${text}`]),
    ]
  })
  expect(wrong).toEqual([])
})

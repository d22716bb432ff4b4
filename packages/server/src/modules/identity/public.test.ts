import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { createAccount } from './public.ts'

const desk = await club()
const person = async () =>
  (await desk.db.insertInto('socio').values({ nombre: 'Aina', apellidos: 'Prats' }).returning('id_mst_socios').executeTakeFirstOrThrow())
    .id_mst_socios
const account = (id: number) => desk.db.selectFrom('cuenta').selectAll().where('id_mst_socios', '=', id).executeTakeFirstOrThrow()

it('an account that is made outside of a request has its language, or none of its own, and the rights that it is given', async () => {
  const [first, second] = [await person(), await person()]
  await createAccount(desk.tx, { id_mst_socios: first, password: 'una-frase-larga', lang: 'fr-FR', rights: ['cash', 'members'] })
  await createAccount(desk.tx, { id_mst_socios: second, password: 'una-frase-larga', is_admin: true })
  expect(await account(first)).toMatchObject({ lang: 'fr-FR', is_admin: false, is_staff: true })
  expect(await account(second)).toMatchObject({ is_admin: true, is_staff: true })
  const rights = await desk.db
    .selectFrom('socios_menus')
    .select(['id_mst_socios', 'menu'])
    .where('id_mst_socios', 'in', [first, second])
    .orderBy('menu')
    .execute()
  expect(rights).toEqual([
    { id_mst_socios: first, menu: 'cash' },
    { id_mst_socios: first, menu: 'members' },
  ])
})

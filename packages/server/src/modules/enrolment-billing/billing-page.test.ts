import { billingPage } from '@app/contract/enrolment-billing/billing-page'
import { describe, expect, it } from 'vitest'
import { installation } from '../../testing/modules/enrolment-billing.ts'

const { desk, host, bills } = await installation()

describe('the page of the billing of enrolments', () => {
  it('is the central view for an administrator of the central host: the clubs with a section on, the others by name (R-450, A-70)', async () => {
    await bills('club_segon', 'actividades', 'campeonatos')
    await bills('club_tercer', 'campeonatos')
    expect(await desk.call(billingPage, {}, host)).toEqual({
      central: true,
      clubes: [
        { url_club: 'segon.test', nombre: 'Segon club', actividades: true, campeonatos: true },
        { url_club: 'tercer.test', nombre: 'Tercer club', actividades: false, campeonatos: true },
      ],
      sin_facturacion: ['Federació'],
      sin_respuesta: [],
    })
  })
  it('is that of the own club for its staff, even at the central host; the parameters decide its sections (R-451)', async () => {
    const clerk = await desk.as({ rights: ['invoices'] })
    const own = { url_club: 'central.test', nombre: 'Federació', actividades: false, campeonatos: false }
    const page = { central: false, clubes: [own], sin_facturacion: [], sin_respuesta: [] }
    expect(await clerk.call(billingPage, {}, host)).toEqual(page)
    await bills('club_prova', 'actividades')
    expect(await clerk.call(billingPage, {}, host)).toEqual({ ...page, clubes: [{ ...own, actividades: true }] })
    await bills('club_prova')
  })
  it('names the clubs whose database does not answer, and shows the others', async () => {
    await desk.pool.query(`update platform.club set database_url = 'postgres://127.0.0.1:1/away' where slug = 'tercer'`)
    await desk.product.clubs.reload()
    const page = await desk.call(billingPage, {}, host)
    expect(page).toMatchObject({ clubes: [{ nombre: 'Segon club' }], sin_respuesta: ['Tercer club'] })
    await desk.pool.query(`update platform.club set database_url = null where slug = 'tercer'`)
    await desk.product.clubs.reload()
  })
  it('is closed to staff without the right', async () => {
    const other = await desk.as({ rights: ['bookings'] })
    await expect(other.call(billingPage, {}, host)).rejects.toMatchObject({ status: 403 })
  })
  it('of very many clubs holds a few connections only', async () => {
    const add = `insert into platform.club (slug, nombre, hosts, zona, idioma) select 'segon', 'Club ' || n, array['c' || n || '.test'], 'UTC', 'es' from generate_series(1, 300) n`
    await desk.pool.query('alter table platform.club drop constraint club_pkey')
    await desk.pool.query(add)
    await desk.product.clubs.reload()
    expect((await desk.call(billingPage, {}, host)).clubes.length).toBe(302)
    await desk.pool.query(`delete from platform.club where nombre ~ '^Club [0-9]+$'`)
    await desk.product.clubs.reload()
  })
})

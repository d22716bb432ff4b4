import { home } from '@app/contract/member-page/home'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawMember, homeOf, inWindow, wired } from '../testing/member-page.tsx'
import { serve, violations } from '../testing/served-calls.ts'
import { stage, start, startWithFewTexts } from './session-start.ts'

const never = () => new Promise<never>(() => {})
const entries = () => page.getByRole('navigation', { name: 'Secciones' }).getByRole('link')

afterEach(() => inWindow())

describe('the frame of the players’ page', () => {
  it('has three entries of at least 44 px, and marks the shown one', async () => {
    await drawMember('/')
    await expect
      .poll(() =>
        entries()
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['Inicio', 'Monedero', 'Yo'])
    for (const one of entries().elements()) expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Club Sant Jordi' })).toBeVisible()
    await userEvent.click(entries().nth(1))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Monedero y abonos' })).toHaveFocus()
    await expect.element(entries().nth(1)).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Monedero y abonos · Club Sant Jordi')
  })

  it.each(['/', '/monedero', '/recibos', '/yo'])('%s says that it is loading, and is accessible meanwhile', async (path) => {
    await drawMember(path, { others: { '/api/mi/': never } })
    await expect.element(page.getByRole('status', { name: 'Cargando…' })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it.each(['/', '/monedero', '/recibos', '/yo'])('%s tells a refused read, and reads again', async (path) => {
    const asked = await drawMember(
      path,
      { others: { '/api/mi/': () => ({ status: 500, body: { code: 'msg.unexpected', msg: 'Algo ha fallado.' } }) } },
      'dark',
    )
    await expect.element(page.getByRole('alert').getByText('Algo ha fallado.')).toBeVisible()
    expect(await violations()).toEqual([])
    const before = asked.length
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await expect.poll(() => asked.length).toBeGreaterThan(before)
  })

  it('says that there is no connection, and keeps what was read', async () => {
    await drawMember('/')
    await expect.element(page.getByText('No tienes reservas')).toBeVisible()
    const isOnline = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
    await expect.element(page.getByText('Sin conexión.')).toBeVisible()
    await expect.element(page.getByText('No tienes reservas')).toBeVisible()
    expect(await violations()).toEqual([])
    const asked = serve(() => ({ body: wired(home, homeOf({ debe: { total: 100, pagable: 0, lineas: [] } })) }))
    Object.defineProperty(navigator, 'onLine', { ...isOnline, configurable: true })
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText(/^Por pagar 1,00/)).toBeVisible()
    expect(page.getByText('Sin conexión.').elements()).toEqual([])
    expect(asked.map(({ call }) => call)).toEqual(['GET /api/mi/inicio'])
  })

  it('shows a lost read as a lost connection', async () => {
    await drawMember('/', { others: { '/api/mi/': () => 'lost' } })
    await expect.element(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  })

  it('leads from an unknown address to the start', async () => {
    await drawMember('/reservar')
    await userEvent.click(page.getByRole('button', { name: 'Ir al inicio' }))
    await expect.element(page.getByText('No tienes reservas')).toBeVisible()
  })

  it('leads to the sign-in when the session has ended, and back to the same screen', async () => {
    await drawMember('/monedero', {
      others: { '/api/mi/': () => ({ status: 401, body: { code: 'msg.not_signed_in', msg: 'Entra de nuevo.' } }) },
    })
    await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
    expect(location.hash).toBe('#/monedero')
  })

  it('has words of its own for a first visit without a connection', async () => {
    await drawMember('/')
    serve(() => 'lost')
    startWithFewTexts()
    await start()
    expect(stage.get().kind).toBe('failed')
    await expect.element(page.getByRole('main').getByRole('button')).not.toHaveTextContent('member-page')
    await expect.element(page.getByRole('main').getByRole('heading')).not.toHaveTextContent('member-page')
    expect(page.getByRole('main').element().textContent).not.toMatch(/core\.|member-page\./)
    expect(await violations()).toEqual([])
  })
})

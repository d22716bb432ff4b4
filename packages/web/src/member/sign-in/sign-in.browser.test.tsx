import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawMember, inWindow, overflow, windows } from '../../testing/member-page.tsx'
import { violations } from '../../testing/served-calls.ts'

const isSignedIn = false
const wrong = { status: 401, body: { code: 'account.wrong_credentials', msg: 'Usuario o contraseña incorrectos.' } }
const fillIn = async (user = 'marta@club.test') => {
  await userEvent.fill(page.getByLabelText('Correo'), user)
  await userEvent.fill(page.getByLabelText('Contraseña'), 'una frase bien larga')
}

afterEach(() => inWindow())

describe('the sign-in of the players’ page', () => {
  it('asks for the login name of the club (R-312)', async () => {
    await drawMember('/', { isSignedIn, club: { modo_autenticacion: 1 } })
    await expect.element(page.getByLabelText('N.º de socio')).toHaveAttribute('inputmode', 'numeric')
    await drawMember('/', { isSignedIn, club: { modo_autenticacion: 5 } })
    await expect.element(page.getByLabelText('NIF')).toBeVisible()
  })

  it('says that the password is wrong, and keeps what was typed', async () => {
    await drawMember('/', { isSignedIn, others: { '/api/account/login': () => wrong } }, 'dark')
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText(wrong.body.msg)).toBeVisible()
    await expect.element(page.getByLabelText('Correo')).toHaveValue('marta@club.test')
    expect(await violations()).toEqual([])
  })

  it('asks staff for their second factor, also by mail', async () => {
    const needed = { status: 401, body: { code: 'account.second_factor_needed', msg: 'Falta el código.', metodos: ['totp', 'email'] } }
    const asked = await drawMember('/', { isSignedIn, others: { '/api/account/login': () => needed } })
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Código')).toHaveFocus()
    expect(await violations()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Enviar un código por correo' }))
    await expect.element(page.getByText('Te hemos enviado un código por correo.')).toBeVisible()
    expect(asked.at(-1)?.body).toMatchObject({ metodo: 'email' })
    await userEvent.click(page.getByRole('button', { name: 'Volver' }))
    await expect.element(page.getByLabelText('Contraseña')).toBeVisible()
  })

  it('sends a link to choose a password, with the same words for anybody', async () => {
    const asked = await drawMember('/', { isSignedIn, others: { '/api/account/forgot': () => ({ body: {} }) } })
    await userEvent.click(page.getByRole('link', { name: 'Pedir contraseña por correo' }))
    await userEvent.fill(page.getByLabelText('Correo'), 'marta@club.test')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main').getByText(/^Si el usuario existe/)).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ call: 'POST /api/account/forgot', body: { usuario: 'marta@club.test' } })
    expect(await violations()).toEqual([])
  })

  it('sets the password of a mailed link, also in a session, and refuses a short one', async () => {
    const asked = await drawMember('/contrasena/abc123', { others: { '/api/account/reset': () => ({ body: {} }) } })
    const field = page.getByLabelText('Contraseña nueva')
    await userEvent.fill(field, 'corta')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(await violations()).toEqual([])
    await userEvent.fill(field, 'paseo del domingo lento')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Contraseña cambiada')).toBeVisible()
    expect(asked.find(({ call }) => call.includes('reset'))?.body).toEqual({ token: 'abc123', password: 'paseo del domingo lento' })
    await expect.poll(() => location.hash).toBe('#/')
  })

  it.each(windows.flatMap((window) => (['light', 'dark'] as const).map((scheme) => ({ ...window, scheme }))))(
    'is accessible and no wider than a window of $width px, $scheme, letters × $letters',
    async ({ scheme, ...window }) => {
      await inWindow(window as (typeof windows)[number])
      await drawMember('/', { isSignedIn }, scheme)
      await expect.element(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
      expect(await violations()).toEqual([])
      expect(overflow()).toBe(0)
    },
  )
})

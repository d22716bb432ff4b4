import { answerConsents, ownData } from '@app/contract/member-page/own-data'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dataOf, drawMember, inWindow, overflow, windows, wired } from '../../testing/member-page.tsx'
import { violations } from '../../testing/served-calls.ts'

const bodiesOf = (asked: { call: string; body: unknown }[], part: string) =>
  asked.filter(({ call }) => call.includes(part)).map(({ body }) => body)

afterEach(() => inWindow())

describe('the own data of a member', () => {
  it('are shown to be read, without those that are not there', async () => {
    await drawMember('/yo')
    for (const words of [
      'marta@club.test',
      '600111222',
      '12345678Z',
      '04/05/1990',
      'Major 1, 08001 Barcelona, Barcelona',
      '3,5',
      'ES•• ···· 1332',
    ])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    expect(page.getByText('Tutor').elements()).toEqual([])
  })

  it('have a switch for each purpose, which is answered at once and says since when', async () => {
    const now = dataOf().consentimientos.map((one) =>
      one.finalidad === 'cesion' ? { ...one, otorgado: true, fecha: new Date('2030-01-07T12:00:00Z') } : one,
    )
    let isAnswered = false
    const answer = () => {
      isAnswered = true
      return { body: wired(answerConsents, { consentimientos: now }) }
    }
    const read = () => ({ body: wired(ownData, isAnswered ? { ...dataOf(), consentimientos: now } : dataOf()) })
    const asked = await drawMember('/yo', { others: { '/api/mi/consentimientos': answer, '/api/mi/datos': read } })
    const purpose = page.getByRole('switch', { name: /federación/ })
    await expect.element(purpose).not.toBeChecked()
    await expect.element(page.getByText('Sí, desde el 01/03/2029')).toBeVisible()
    await expect.element(page.getByText('No, desde el 02/03/2029 · anotado por Ana Ruiz')).toBeVisible()
    await userEvent.click(purpose)
    await expect.element(purpose).toBeChecked()
    await expect.element(page.getByText('Sí, desde el 07/01/2030')).toBeVisible()
    expect(bodiesOf(asked, 'consentimientos')).toEqual([{ consentimientos: [{ finalidad: 'cesion', otorgado: 1 }] }])
  })

  it('keep a refused answer as it was, with the reason', async () => {
    await drawMember('/yo', { others: { '/api/mi/consentimientos': () => 'lost' } })
    const purpose = page.getByRole('switch', { name: /Noticias/ })
    await expect.element(purpose).toBeChecked()
    await userEvent.click(purpose)
    await expect.element(page.getByRole('alert').getByText(/conexión/)).toBeVisible()
    await expect.element(purpose).toBeChecked()
  })

  it('send the login name of the club for a password by mail', async () => {
    const others = { '/api/account/forgot': () => ({ body: {} }) }
    const asked = await drawMember('/yo', { others, club: { modo_autenticacion: 1 } })
    await userEvent.click(page.getByRole('button', { name: 'Pedir contraseña por correo' }))
    await expect.element(page.getByText('Correo enviado a marta@club.test. El enlace vale una hora.')).toBeVisible()
    expect(bodiesOf(asked, 'forgot')).toEqual([{ usuario: '1139' }])
    await drawMember('/yo', { data: dataOf({ nif: null }), club: { modo_autenticacion: 5 } })
    await expect.element(page.getByText('Para entrar con contraseña hace falta tu NIF: dáselo a recepción.')).toBeVisible()
  })

  it('lead staff to the program, and a player nowhere but out', async () => {
    await drawMember('/yo', { isStaff: true })
    await expect.element(page.getByRole('link', { name: 'Ir al programa' })).toHaveAttribute('href', '/admin')
    await drawMember('/yo', { others: { '/api/account/logout': () => 'lost' } })
    await userEvent.click(page.getByRole('button', { name: 'Cerrar sesión' }))
    await expect.element(page.getByRole('alert').getByText(/conexión/)).toBeVisible()
    await drawMember('/yo', { others: { '/api/account/logout': () => ({ body: {} }) } })
    await userEvent.click(page.getByRole('button', { name: 'Cerrar sesión' }))
    await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Ir al programa' }).elements()).toEqual([])
  })

  it.each(windows.flatMap((window) => (['light', 'dark'] as const).map((scheme) => ({ ...window, scheme }))))(
    'are accessible and no wider than a window of $width px, $scheme, letters × $letters',
    async ({ scheme, ...window }) => {
      await inWindow(window as (typeof windows)[number])
      await drawMember('/yo', { isStaff: true }, scheme)
      await expect.element(page.getByRole('switch').first()).toBeVisible()
      expect(await violations()).toEqual([])
      expect(overflow()).toBe(0)
    },
  )
})

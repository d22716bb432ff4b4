import { describe, expect, it } from 'vitest'
import { newPassword, passwordComplaint, personalWords } from './password-rules.ts'

describe('a password', () => {
  it('needs ten characters and is not one of the most used', () => {
    expect(passwordComplaint('nueve9999')).toBe('account.password_short')
    for (const common of ['1234567890', 'Contrasena-123', 'ADMIN12345', 'aaaaaaaaaaaa', 'qwertyuiop'])
      expect(passwordComplaint(common)).toBe('account.password_common')
    for (const good of ['correcto caballo pila', 'ñandú-veloz', 'una-frase-larga', '8236491750'])
      expect([good, passwordComplaint(good)]).toEqual([good, null])
  })
  it('has four different signs at least', () => {
    expect([passwordComplaint('wzkwzkwzkw'), passwordComplaint('wzkqwzkqwz')]).toEqual(['account.password_common', null])
  })
  it('is no listed word with digits and signs, however it is written', () => {
    for (const common of [
      'contraseña',
      'CONTRASEÑA',
      'contrasen\u0303a1',
      'Ｃｏｎｔｒａｓｅñａ',
      'padel-2026',
      'pàdel-2026',
      '2026.Pádel.',
      'club demo 2026',
    ])
      expect([common, passwordComplaint(common)]).toEqual([common, 'account.password_common'])
    for (const common of ['Club Demo2026', 'passwordpassword', 'estiu-2026!', 'Reservas_123'])
      expect([common, passwordComplaint(common)]).toEqual([common, 'account.password_common'])
  })
  it('is not made of the names of club, product and person', () => {
    const names = personalWords({
      club: 'Club Esportiu Sant Jordi',
      nombre: 'Íñigo',
      apellidos: 'Etxeberría Muñoz',
      email: 'i.etxe-84@club.test',
    })
    for (const name of [
      'Sant Jordi 2026',
      'santjordi-1',
      'Iñigo Muñoz 1',
      'INIGO-ETXEBERRIA',
      'Tribuna 1984!',
      'etxe-etxe-84',
      'padel Sant Jordi',
      'club esportiu 1',
    ])
      expect([name, passwordComplaint(name, names)]).toEqual([name, 'account.password_name'])
    expect(passwordComplaint('Sant Jordi mata el drac', names)).toBeNull()
    expect(passwordComplaint('Sant Jordi 2026')).toBeNull()
    expect([passwordComplaint('Ona-Ona-Ona', ['Ona']), passwordComplaint('Jo-Xu-Jo-Xu', ['Jo', 'Xu'])]).toEqual([
      'account.password_name',
      null,
    ])
  })
  it('is answered at once, however long', () => {
    expect(passwordComplaint('admin'.repeat(39) + 'x')).toBeNull()
  })
  it('is refused by the field of a form with the words of the server', () => {
    const chosen = newPassword(['Vall'])
    expect(() => chosen.read('Vall 2026 Vall')).toThrow('account.password_name')
    expect(() => chosen.read('corta')).toThrow('account.password_short')
    expect(chosen.read(' una frase larga ')).toBe(' una frase larga ')
  })
})

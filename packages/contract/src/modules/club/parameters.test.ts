import { expect, it } from 'vitest'
import { settingsOf } from './parameters.ts'

const saved = (cod_param: string, valor: string, activo = true) => ({ cod_param, valor, activo })

it('the desk’s own time holds, else the one of everybody where it is set, else the standard one (A-126)', () => {
  const shortest = (...rows: Parameters<typeof settingsOf>[0][number][]) => settingsOf(rows).MIN_TIEMPO_RESERVA_ADMIN
  const [own, everybody] = [saved('MIN_TIEMPO_RESERVA_ADMIN', '45'), saved('MIN_TIEMPO_RESERVA', '60')]
  expect(shortest(own, everybody)).toBe(45)
  expect(shortest(own)).toBe(45)
  expect(shortest(everybody)).toBe(60)
  expect(shortest({ ...own, activo: false }, everybody)).toBe(60)
  expect(shortest()).toBe(30)
})

it('a saved value that the catalogue does not allow any more counts as the standard one', () => {
  expect(settingsOf([saved('MIN_TIEMPO_RESERVA_ADMIN', 'media hora')]).MIN_TIEMPO_RESERVA_ADMIN).toBe(30)
})

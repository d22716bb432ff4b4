import { expect, it } from 'vitest'
import { progressOf, secondsOf } from './progress.ts'

it('begins a sale at 25 and money paid out at 39, rises by one every two seconds, and is full only when it is done (R-395, R-396, R-400, R-403)', () => {
  expect([0, 1, 2, 3, 4, 60, 1000].map((seconds) => progressOf('maquina_cobro', 'pendiente', seconds))).toEqual([
    25, 25, 26, 26, 27, 55, 99,
  ])
  expect(progressOf('maquina_pago', 'pendiente', 0)).toBe(39)
  expect(progressOf('maquina_pago', 'dudosa', 20)).toBe(49)
  expect(progressOf('maquina_cobro', 'hecha', 0)).toBe(100)
})
it('is 0 once it has no effect (R-395, R-401)', () => {
  expect([progressOf('maquina_cobro', 'retirada', 40), progressOf('maquina_pago', 'caducada', 40)]).toEqual([0, 0])
})
it('gives a sale 150 seconds and money paid out 122 (A-50, R-400)', () => {
  expect([secondsOf('maquina_cobro'), secondsOf('maquina_pago')]).toEqual([150, 122])
})

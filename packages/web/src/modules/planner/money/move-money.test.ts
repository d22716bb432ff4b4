import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTexts } from '../../../kit/texts/i18n.ts'
import type { Money } from './money-prompt.ts'
import { moneyOptions, moneyQuestion, moneyText } from './move-money.ts'

const money = (ahora: number, despues: number, pagado = 0, diferencia = 0, abonos: Money['abonos'] = []): Money => ({
  ...{ ahora, despues, pagado, diferencia, abonos, lineas: [], obstaculo: null, coinciden: [] },
})
const lost = { id_reg_abonos: 1, nombre: 'Anna Puig', motivo: 'El abono caducó el 30/11/2026.', importe: 600 }
const said = (one: Money) => moneyText(one).replaceAll('\u00a0', ' ')

beforeAll(() => startTexts('es-ES', inLanguage(plannerTexts, 'es')))

describe('what a move says of the money (A-128)', () => {
  it('is nothing for what costs nothing, and the new sum, what is missing or too much for the rest', () => {
    expect(said(money(0, 0))).toBe('')
    expect(said(money(2400, 2400))).toBe('mismo precio')
    expect(said(money(2400, 2700))).toBe('se recalcula 24,00 € → 27,00 €')
    expect(said(money(2700, 3150, 2700, 450))).toBe('27,00 € → 31,50 € · faltan 4,50 €')
    expect(said(money(2700, 1800, 2700, -900))).toBe('27,00 € → 18,00 € · sobran 9,00 €')
    expect(said(money(2400, 2700, 600, 0))).toBe('24,00 € → 27,00 €')
  })
  it('offers to collect or to keep what is missing, and to leave what is too much', () => {
    expect(moneyOptions(money(2700, 3150, 2700, 450)).map(({ id }) => id)).toEqual(['collect', 'keep'])
    expect(moneyOptions(money(2700, 1800, 2700, -900)).map(({ id }) => id)).toEqual(['move'])
    expect(moneyQuestion(money(2700, 1800, 2700, -900)).title.replaceAll('\u00a0', ' ')).toBe('Hay 9,00 € pagados de más')
  })
  it('names each place whose pass is not good there, why, and what it will owe (A-115)', () => {
    const one = money(0, 600, 0, 0, [lost])
    expect(said(one)).toBe('se recalcula 0,00 € → 6,00 € · el abono no vale allí')
    expect(moneyOptions(one).map(({ id, text }) => [id, text.replaceAll('\u00a0', ' ')])).toEqual([
      ['move', 'Mover y dejar 6,00 € por cobrar'],
    ])
    expect(moneyQuestion(one).title).toBe('El abono no vale en el sitio nuevo')
    expect(moneyQuestion(one).hint.replaceAll('\u00a0', ' ')).toBe(
      'Anna Puig: El abono caducó el 30/11/2026. El uso vuelve al abono y la plaza queda a deber 6,00 €.',
    )
    const both = money(600, 1500, 600, 300, [lost, lost])
    expect(moneyOptions(both).map(({ id }) => id)).toEqual(['collect', 'keep'])
    expect(moneyQuestion(both).hint).toContain('Anna Puig')
    expect(said(both)).toContain('los abonos no valen allí')
  })
})

import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTexts } from '../../kit/i18n.ts'
import { type Money, moneyOptions, moneyQuestion, moneyText } from './move-money.ts'

const money = (ahora: number, despues: number, pagado = 0, diferencia = 0): Money => ({ ahora, despues, pagado, diferencia })
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
})

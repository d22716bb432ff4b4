import { describe, expect, it } from 'vitest'
import type { Day } from '../../values/day.ts'
import { keyOf } from './compare-series.ts'
import { type DateDecision, type Decisions, decideSeries, outcomeOf } from './decide-series.ts'
import type { Answer, Cell, Line, Outcome } from './series.ts'

const cell = (choques: readonly number[] = []): Cell => ({
  id_mst_recurso: 1,
  resultado: 'skipped',
  id_reg_reserva: null,
  pista: 1,
  importe: 0,
  choques,
  solapa: false,
  libres: [],
  motivo: null,
})
const fecha: Day = '2026-12-07'
const line = (resultado: Outcome, more: Partial<Line> = {}): Line => ({
  fecha,
  resultado,
  hora_ini: 1200,
  duracion: 60,
  antes: null,
  pagado: 0,
  marcable: true,
  marcada: resultado !== 'skipped',
  celdas: [cell(), cell()],
  ...more,
})
const ticked = new Map([[fecha, true]])
const unticked = new Map([[fecha, false]])

describe('what becomes of a date with its tick', () => {
  it('is what it was judged to be while nobody says otherwise, and skipped once it is unticked', () => {
    expect([outcomeOf(line('moved'), new Map()), outcomeOf(line('moved'), unticked)]).toEqual(['moved', 'skipped'])
  })
  it('is new for one that was skipped and is ticked again, or a clash where one of its courts is taken', () => {
    expect(outcomeOf(line('skipped'), ticked)).toBe('new')
    expect(outcomeOf(line('skipped', { celdas: [cell(), cell([7])] }), ticked)).toBe('clash')
  })
  it('is as it was judged where it may not be ticked at all', () => {
    expect(outcomeOf(line('past', { marcable: false }), unticked)).toBe('past')
    expect(outcomeOf(line('skipped', { marcable: false, celdas: [cell([7])] }), ticked)).toBe('skipped')
  })
})

describe('what is done to the courts of a date', () => {
  const at = (id_mst_recurso: number, more: Partial<Cell> = {}): Cell => ({ ...cell(), id_mst_recurso, pista: id_mst_recurso, ...more })
  const said = (more: Partial<Decisions> = {}): Decisions => ({ ticks: new Map(), answers: new Map(), rest: null, ...more })
  const spoken = ({ acto, pista }: DateDecision) => `${acto} ${pista}`
  const done = (celdas: readonly Cell[], decisions: Decisions, more: Partial<Line> = {}) =>
    decideSeries([line(celdas[0]!.resultado, { celdas, ...more })], decisions)
  const booked = { id_reg_reserva: 9 }

  it('is what its outcome says while it is ticked: made, moved, taken away, taken up again, or nothing', () => {
    const acts = (resultado: Outcome, more: Partial<Cell> = {}) =>
      done([at(1, { resultado, ...more })], said({ ticks: ticked })).acts.map(spoken)
    expect([acts('new'), acts('skipped'), acts('moved', booked), acts('removed', booked)]).toEqual([
      ['create 1'],
      ['create 1'],
      ['move 1'],
      ['remove 1'],
    ])
    expect([acts('kept', booked), acts('paid', booked), acts('closed')]).toEqual([['stay 1'], ['stay 1'], ['stay 1']])
  })
  it('leaves what has a booking and skips what has none, where it is not ticked; a closed court is neither', () => {
    const celdas = [at(1, { resultado: 'moved', ...booked }), at(2, { resultado: 'new' }), at(3, { resultado: 'closed' })]
    expect(done(celdas, said({ ticks: unticked })).acts.map(spoken)).toEqual(['stay 1', 'skip 2', 'stay 3'])
  })
  it('is open while nobody says what to do about a clash', () => {
    const { acts, open } = done([at(1, { resultado: 'clash', choques: [7] })], said())
    expect([acts.map(spoken), open.map((one) => [one.celda.id_mst_recurso, one.pista])]).toEqual([['stay 1'], [[1, null]]])
  })
  it('is the answer to its clash: left out, over the others, or in their place with or without a word (A-01)', () => {
    const clash = (more: Partial<Cell> = {}) => at(1, { resultado: 'clash', choques: [7, 8], solapa: true, ...more })
    const answered = (rest: Answer, more: Partial<Cell> = {}) => {
      const [act] = done([clash(more)], said({ rest })).acts
      return [spoken(act!), act!.solapada, act!.anula, act!.avisa]
    }
    expect(answered('skip')).toEqual(['skip 1', false, [], false])
    expect(answered('skip', booked)).toEqual(['stay 1', false, [], false])
    expect(answered('both')).toEqual(['create 1', true, [], false])
    // only the minutes after another one: it occupies its leaf courts
    expect(answered('both', { solapa: false })).toEqual(['create 1', false, [], false])
    expect(answered('cancel')).toEqual(['create 1', false, [7, 8], false])
    expect(answered('notify', booked)).toEqual(['move 1', false, [7, 8], true])
  })
  it('is another court that is free, each once on a date; without one it is left out', () => {
    const celdas = [1, 2, 3].map((court) => at(court, { resultado: 'clash', choques: [7], libres: [5, 6] }))
    expect(done(celdas, said({ rest: 'elsewhere' })).acts.map(spoken)).toEqual(['create 5', 'create 6', 'skip 3'])
  })
  it('is the court that was chosen, and open where that one is not free', () => {
    const celdas = [at(1, { resultado: 'clash', choques: [7], libres: [5, 6] })]
    const chosen = (pista: number | null) =>
      done(celdas, said({ answers: new Map([[keyOf(fecha, 1), { hacer: 'elsewhere' as const, pista }]]), rest: 'skip' }))
    expect([chosen(6).acts.map(spoken), chosen(null).acts.map(spoken)]).toEqual([['create 6'], ['create 5']])
    expect(chosen(4).open.map((one) => one.pista)).toEqual([4])
  })
})

import { describe, expect, it } from 'vitest'
import { Unreadable } from '../../kit/field.ts'
import { generateSchedule } from './schedules.ts'

const slot = { dias: 31, hora_ini: 540, hora_fin: 1320, duracion: 90 }
const { horaris } = generateSchedule.input

describe('the slots of a schedule as they are sent', () => {
  it('may carry the id that they were read with, which is not asked', () => {
    expect(horaris.read([{ ...slot, id_reg_horario_hora: 7 }, slot])).toEqual([slot, slot])
  })
  it.each([['a text'], [7], [null], [[slot]]])('are objects: not %j', (sent) => {
    expect(() => horaris.read([sent])).toThrow(Unreadable)
  })
  it('have no other names than their own', () => {
    expect(() => horaris.read([{ ...slot, id_mst_horarios: 7 }])).toThrow(Unreadable)
  })
})

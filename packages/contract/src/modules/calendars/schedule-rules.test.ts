import { describe, expect, it } from 'vitest'
import type { Unreadable } from '../../kit/field.ts'
import { dayMonthList, joinDays } from './day-months.ts'
import { readHolidayList } from './holiday-list.ts'
import { type NewSchedule, scheduleComplaints } from './schedule-rules.ts'

const slot = (hora_ini: number, hora_fin: number, dias = 127) => ({ dias, hora_ini, hora_fin, duracion: 60 })
const schedule = (more: Partial<NewSchedule>): NewSchedule => ({
  tipoHorario: 1,
  tipoHorario2_diasMeses: [],
  rang: null,
  horaris: [slot(540, 1320)],
  ...more,
})
const said = (more: Partial<NewSchedule>) => Object.entries(scheduleComplaints(schedule(more))).map(([field, { key }]) => [field, key])
const readError = (raw: unknown): string => {
  try {
    dayMonthList.read(raw)
    return ''
  } catch (error) {
    const [path, issues] = Object.entries((error as Unreadable).issues)[0]!
    return `${path} ${issues[0]!.key}`
  }
}

describe('what a schedule may not be', () => {
  it('hours that overlap, also those that a night leaves on the next day (R-064)', () => {
    expect(said({ horaris: [slot(540, 840), slot(840, 1320)] })).toEqual([])
    expect(said({ horaris: [slot(540, 841), slot(840, 1320)] })).toEqual([['horaris.1.hora_ini', 'calendario.tramos_solapados']])
    expect(said({ horaris: [slot(1200, 120, 64), slot(60, 300, 1)] })).toEqual([['horaris.1.hora_ini', 'calendario.tramos_solapados']])
  })
  it('an end before the start beyond a night, from 00:00 to 00:00, the same hour twice, no weekday', () => {
    expect(said({ horaris: [slot(1200, 120)] })).toEqual([])
    expect(said({ horaris: [slot(1200, 900)] })).toEqual([['horaris.0.hora_fin', 'calendario.fin_antes']])
    expect(said({ horaris: [slot(0, 0)] })).toEqual([['horaris.0.hora_fin', 'calendario.dia_entero']])
    expect(said({ horaris: [slot(600, 600)] })).toEqual([['horaris.0.hora_fin', 'calendario.horas_iguales']])
    expect(said({ horaris: [slot(600, 700, 0)] })).toEqual([['horaris.0.dias', 'calendario.sin_dias']])
  })
  it('a dated one the wrong way or without its dates', () => {
    expect(said({ tipoHorario: 3 })).toEqual([['rang', 'invalid.required']])
    expect(said({ tipoHorario: 3, rang: { fecha_ini: '2026-12-24', fecha_fin: '2026-12-24' } })).toEqual([])
    expect(said({ tipoHorario: 3, rang: { fecha_ini: '2026-12-24', fecha_fin: '2026-12-01' } })).toEqual([
      ['rang.fecha_fin', 'calendario.fechas_al_reves'],
    ])
  })
  it('ranges of days of every year that share a day, also over New Year, or none', () => {
    const ranges = (...pairs: [number, number][]) => pairs.map(([diames_ini, diames_fin]) => ({ diames_ini, diames_fin }))
    expect(said({ tipoHorario: 2 })).toEqual([['tipoHorario2_diasMeses', 'calendario.sin_fechas']])
    expect(said({ tipoHorario: 2, tipoHorario2_diasMeses: ranges([615, 915], [916, 930]) })).toEqual([])
    expect(said({ tipoHorario: 2, tipoHorario2_diasMeses: ranges([1201, 131], [131, 201]) })).toEqual([
      ['tipoHorario2_diasMeses.1', 'calendario.fechas_solapadas'],
    ])
  })
})

describe('days of every year on the wire', () => {
  it('are read in every spelling, single days too (R-070, A-16)', () => {
    expect(
      dayMonthList.read([{ diames_ini: 615, diames_fin: '15/09' }, '0004-12-25', { ini: '2026-02-01', fin: '2026-03-01' }, '29/02']),
    ).toEqual([
      { diames_ini: 615, diames_fin: 915 },
      { diames_ini: 1225, diames_fin: 1225 },
      { diames_ini: 201, diames_fin: 301 },
      { diames_ini: 229, diames_fin: 229 },
    ])
  })
  it('stop at 367 steps between two dates and refuse the wrong way and days that no year has (R-069)', () => {
    const between = (diames_ini: string, diames_fin: string) => readError([{ diames_ini, diames_fin }])
    expect(between('2026-01-01', '2026-12-31')).toBe('')
    expect(dayMonthList.read([{ diames_ini: '2026-06-15', diames_fin: '2027-06-15' }])).toEqual([{ diames_ini: 101, diames_fin: 1231 }])
    expect(between('2026-01-01', '2027-01-02')).toBe('0 calendario.demasiados_dias')
    expect(between('2026-06-01', '2026-05-31')).toBe('0 calendario.fechas_al_reves')
    expect(between('2026-06-01', '2026-06-01')).toBe('')
    for (const none of ['31/02', '02-31', '0004-13-01']) expect(readError([none])).toBe('0 invalid.day')
    expect(readError([{ diames_ini: 631, diames_fin: 701 }])).toBe('0 invalid.day')
  })
  it('that follow one another become a range', () => {
    const days = ['24/12', '02/07', '30/06', '01/07'].map((text) => dayMonthList.read([text])[0]!)
    expect(joinDays(days)).toEqual([
      { diames_ini: 630, diames_fin: 702 },
      { diames_ini: 1224, diames_fin: 1224 },
    ])
  })
  it('never shrink a year that is taken whole, and join days alone: what is sent twice is refused as such', () => {
    const range = (diames_ini: number, diames_fin: number) => ({ diames_ini, diames_fin })
    for (const ranges of [
      [range(101, 1231), range(101, 101)],
      [range(615, 614), range(615, 615)],
      [range(630, 630), range(701, 715)],
    ])
      expect(joinDays(ranges)).toHaveLength(2)
    expect(said({ tipoHorario: 2, tipoHorario2_diasMeses: joinDays([range(615, 614), range(615, 615)]) })).toEqual([
      ['tipoHorario2_diasMeses.1', 'calendario.fechas_solapadas'],
    ])
  })
  it('take the whole year at most, from 1 January or over New Year; days that run over New Year are no year (R-069)', () => {
    for (const [diames_ini, diames_fin] of [
      [101, 1231],
      [615, 614],
    ] as const)
      expect(said({ tipoHorario: 2, tipoHorario2_diasMeses: [{ diames_ini, diames_fin }] })).toEqual([])
    expect(dayMonthList.read([{ diames_ini: '2026-12-20', diames_fin: '2027-01-07' }])).toEqual([{ diames_ini: 1220, diames_fin: 107 }])
    // with one day alone, the year of the other is unknown
    expect(dayMonthList.read([{ diames_ini: '2026-12-20', diames_fin: '07/01' }])).toEqual([{ diames_ini: 1220, diames_fin: 107 }])
    expect(dayMonthList.read([{ diames_ini: '20/12', diames_fin: '2027-01-07' }])).toEqual([{ diames_ini: 1220, diames_fin: 107 }])
  })
})

describe('a list of holidays from a file', () => {
  it('is read from a table, an iCalendar file or JSON; a date without a year recurs (R-066)', () => {
    const told = (text: string) => readHolidayList(text)
    expect(told('Fecha;Nombre\n25/12/2026;Navidad\n01/01;"Año Nuevo"\n\n')).toEqual({
      holidays: [
        { day: '2026-12-25', monthDay: null, name: 'Navidad' },
        { day: null, monthDay: 101, name: 'Año Nuevo' },
      ],
    })
    expect(
      told(
        'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270624\r\nSUMMARY:Sant Joan\\, fest\r\n a\r\nEND:VEVENT\r\nEND:VCALENDAR',
      ),
    ).toEqual({
      holidays: [{ day: '2027-06-24', monthDay: null, name: 'Sant Joan, festa' }],
    })
    expect(told('{"year":2026,"national":[{"date":"2026-05-01","name":"Trabajo"}]}')).toEqual({
      holidays: [{ day: '2026-05-01', monthDay: null, name: 'Trabajo' }],
    })
  })
  it('with wrong dates is refused whole, naming every line', () => {
    expect(readHolidayList('25/12/2026;Navidad\n31/02/2027;Nada\nayer')).toEqual({
      wrong: [
        { line: 2, text: '31/02/2027;Nada' },
        { line: 3, text: 'ayer' },
      ],
    })
    const wrong = (line: number, text: string) => ({ wrong: [{ line, text }] })
    expect(readHolidayList('[{"date":"2026-05-01"},{"date":"2026-02-30"}]')).toEqual(wrong(2, '2026-02-30'))
    expect(readHolidayList('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260230\nEND:VEVENT')).toEqual(wrong(3, '20260230'))
    expect(readHolidayList('{rota')).toEqual({ wrong: [{ line: 1, text: '{rota' }] })
    expect(readHolidayList('\n')).toEqual({ wrong: [] })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CheckOptions, checkRows, stateOf, summarise } from './check-row.ts'
import { guessColumns } from './guess-columns.ts'
import { parseTable } from './read-table.ts'

const today = '2026-11-20'
const check = (text: string, options: Partial<CheckOptions> = {}) => {
  const table = parseTable(text)
  return checkRows(
    table,
    guessColumns(table).map(({ field }) => field),
    { today, ...options },
  )
}

describe('a messy list', () => {
  const rows = check(
    [
      'CLUB ESPORTIU — LLISTAT DE SOCIS;;;;;;;;',
      'Núm. soci;Nom i cognoms;DNI;Correu;Mòbil;Data naix.;Sexe (H/D);Compte;Adreça;Notes',
      '0001;"Puig i Serra, Laia";12345678Z;LAIA@example.test;600 11 22 33;5/3/85;D;ES91 2100 0418 4502 0005 1332;C/ Major, 1;Vegana',
      '2;José Antonio Gil Ruiz;1234567L;;600112244 / 931112244;31111;H;2100 0418 45 0200051332;;',
      '3;Marta Roca;12345678A;marta@;93;31/02/1990;X;;;',
      '4;;;;;;;;;',
      '5;Laia Puig i Serra;12345678Z;laia@example.test;;05/03/1985;D;;;',
    ].join('\r\n'),
  )

  test('becomes members in their stored form', () => {
    expect(rows[0]).toEqual({
      line: 3,
      findings: [],
      duplicate: null,
      member: {
        numsocio: '1',
        nombre: 'Laia',
        apellidos: 'Puig i Serra',
        nif: '12345678Z',
        email: 'laia@example.test',
        telefono: '+34600112233',
        fecha_nac: '1985-03-05',
        sx: 'F',
        full_iban: 'ES9121000418450200051332',
        direccion: 'C/ Major, 1',
        observaciones: 'Vegana',
      },
    })
    expect(rows[1]?.member).toMatchObject({
      nombre: 'José Antonio',
      nif: '01234567L',
      telefono2: '+34931112244',
      fecha_nac: '1985-03-05',
      sx: 'M',
    })
  })

  test('tells what it changed and what it cannot read, cell by cell', () => {
    expect(rows[1]?.findings.map(({ key, severity }) => `${key} ${severity}`)).toEqual([
      'import.nif_zero_added warning',
      'import.phone_two warning',
      'import.iban_from_account warning',
    ])
    expect(rows[2]?.findings.map(({ key }) => key)).toEqual([
      'import.nif_letter',
      'import.email_invalid',
      'import.phone_invalid',
      'import.date_invalid',
    ])
    expect(rows[3]?.findings.map(({ field, key }) => `${field} ${key}`)).toEqual(['nombre import.required', 'apellidos import.required'])
  })

  test('shows the same person twice and adds up', () => {
    expect(rows[4]?.duplicate).toEqual({ by: 'nif', line: 3 })
    expect(summarise(rows)).toEqual({ rows: 5, ready: 2, withErrors: 2, duplicates: 1, warnings: 1 })
  })
})

test('unreadable values can be left out instead of the row, but never required ones (A-07)', () => {
  const text = 'nombre;apellidos;email;telefono\nLaia;Puig;laia@;600112233\nJan;Ros;jan@example.test;12'
  const rows = check(text, { leaveOutUnreadable: true, required: ['telefono'] })
  expect(rows.map(stateOf)).toEqual(['ready', 'error'])
  expect(rows[0]?.member).toEqual({ nombre: 'Laia', apellidos: 'Puig', telefono: '+34600112233' })
})

test('members of the club are found by tax id, number, name and birth date, or e-mail', () => {
  const known = {
    nif: new Set(['12345678Z']),
    numsocio: new Set(['7']),
    person: new Set(['jan ros 1990-01-02']),
    email: new Set(['pol@example.test']),
  }
  const text =
    'nombre;apellidos;nif;numsocio;fecha_nac;email\nA;B;12345678-Z;;;\nC;D;;007;;\nJAN;Ros;;;02/01/1990;\nPol;Mas;;;;Pol@Example.test\nE;F;;8;;'
  expect(check(text, { known }).map(({ duplicate }) => duplicate?.by)).toEqual(['nif', 'numsocio', 'person', 'email', undefined])
})

test('a family may share an e-mail, but not a member number', () => {
  const rows = check('numsocio;nombre;apellidos;email\n1;Laia;Puig;casa@example.test\n2;Pau;Puig;casa@example.test\n1;Jan;Ros;')
  expect(rows.map(stateOf)).toEqual(['ready', 'ready', 'error'])
  expect(rows[1]?.findings).toEqual([{ field: 'email', key: 'import.email_shared', params: { line: 2 }, severity: 'warning' }])
  expect(rows[2]?.findings[0]).toMatchObject({ key: 'import.number_repeated', params: { line: 2 } })
})

test('two people of one name and birth date with different tax ids are two people', () => {
  const rows = check('nombre;apellidos;fecha nac;nif\nLaia;Puig;05/03/1985;12345678Z\nLAIA;Puig;5/3/85;00000000T\nlaia;puig;5-3-85;')
  expect(rows.map(({ duplicate }) => duplicate)).toEqual([null, null, { by: 'person', line: 2 }])
})

test('a row with errors does not make the right row of the same person a double', () => {
  const rows = check('nombre;apellidos;nif;telefono\nLaia;Puig;12345678Z;12\nLaia;Puig;12345678Z;600112233')
  expect(rows.map(stateOf)).toEqual(['error', 'ready'])
})

test('member types are found by their name in any writing, unknown ones are named', () => {
  const memberTypes = [{ id_mst_tiposocio: 2, desc: 'Abonado Júnior' }]
  const rows = check('nombre;apellidos;tipo de socio\nA;B;ABONADO JUNIOR\nC;D;Oro', { memberTypes })
  expect(rows[0]?.member.id_mst_tiposocio).toBe(2)
  expect(rows[1]?.findings[0]).toMatchObject({ key: 'import.member_type_unknown', params: { value: 'Oro' }, severity: 'error' })
})

test('several columns of one field are joined: remarks line by line under their headers, surnames with a blank', () => {
  const [row] = check('nombre;apellido 1;apellido 2;notas;observaciones\nLaia;Puig;Serra;Vegana;Zurda')
  expect(row?.member).toMatchObject({ apellidos: 'Puig Serra', observaciones: 'notas: Vegana\nobservaciones: Zurda' })
})

test('a whole name fills what has no column of its own', () => {
  const named = (...cells: string[]) =>
    checkRows({ header: ['Socio', 'Apellidos'], rows: [cells], lines: [2] }, ['nombre_completo', 'apellidos'], { today })[0]!
  expect(named('Laia Puig', '').member).toEqual({ nombre: 'Laia', apellidos: 'Puig' })
  expect(named('Laia Puig', 'Serra').member).toEqual({ nombre: 'Laia', apellidos: 'Serra' })
  expect(named('Laia', '').findings).toMatchObject([{ field: 'apellidos', key: 'import.required' }])
})

test('a second telephone in a cell goes to the second field where that is empty', () => {
  const rows = [
    ['A', 'B', '600112233 / 933112244', ''],
    ['C', 'D', '600112233', '933112244 / 933112255'],
  ]
  const table = { header: ['nombre', 'apellidos', 'tel.', 'tel. 2'], rows, lines: [2, 3] }
  for (const { member } of checkRows(table, ['nombre', 'apellidos', 'telefono', 'telefono2'], { today }))
    expect(member).toMatchObject({ telefono: '+34600112233', telefono2: '+34933112244' })
})

test('a second telephone in a cell leaves the second field as it is, also where that column stands first', () => {
  const table = parseTable('tel. 2;nombre;apellidos;tel.\n933112255;A;B;600112233 / 933112244')
  const [row] = checkRows(table, ['telefono2', 'nombre', 'apellidos', 'telefono'], { today })
  expect(row?.member).toMatchObject({ telefono: '+34600112233', telefono2: '+34933112255' })
})

test('an M of the column of sexes is a woman where men are H (A-118)', () => {
  const sexes = (...column: string[]) =>
    check(`nombre;apellidos;sexo\n${column.map((sx) => `A;B;${sx}`).join('\n')}`).map(({ member }) => member.sx)
  expect([sexes('H', 'M'), sexes('M', 'F')]).toEqual([
    ['M', 'F'],
    ['M', 'F'],
  ])
})

test('too long texts and a leave before the join are noticed', () => {
  const dated = (dates: string) => check(`nombre;apellidos;fecha alta;fecha baja\nA;B;${dates}`)[0]?.findings
  for (const dates of ['01/02/2020;01/02/2020', '01/02/2020;', ';01/02/2020', '01/02/2020;01/02/2021']) expect(dated(dates)).toEqual([])
  const [row] = check(`nombre;apellidos;fecha alta;fecha baja\n${'x'.repeat(81)};Puig;01/02/2020;01/01/2020`)
  expect(row?.findings.map(({ key }) => key)).toEqual(['import.too_long', 'import.leave_before_join'])
})

test('every row of a list is in the dry run exactly once, whatever it holds', () => {
  const anyCell = fc.oneof(fc.string(), fc.constantFrom('', '12345678Z', 'a@b.cat', '600112233', '1', 'Laia'))
  fc.assert(
    fc.property(fc.array(fc.array(anyCell, { minLength: 6, maxLength: 6 })), (cells) => {
      const table = { header: ['a', 'b', 'c', 'd', 'e', 'f'], rows: cells, lines: cells.map((_, i) => i + 2) }
      const rows = checkRows(table, ['nombre', 'apellidos', 'nif', 'email', 'telefono', 'numsocio'], { today })
      const { ready, withErrors, duplicates } = summarise(rows)
      expect(rows.map(({ line }) => line)).toEqual(table.lines)
      expect(ready + withErrors + duplicates).toBe(cells.length)
    }),
  )
})

// anything slower than one step per letter would take hours
test('a book pasted into a cell or a header is answered, however long it is', () => {
  const table = parseTable(`nombre;apellidos;telefono;${'('.repeat(300_000)}\nLaia;${'x'.repeat(300_000)};${'a '.repeat(150_000)};1`)
  expect(guessColumns(table).map(({ field }) => field)).toEqual(['nombre', 'apellidos', null, null])
  const [row] = checkRows(table, ['nombre', 'apellidos', 'telefono', null], { today })
  expect(row?.findings.map(({ field, key }) => `${field} ${key}`)).toEqual(['apellidos import.too_long', 'telefono import.too_long'])
})

import { enrolInChampionship, enrolledInChampionship } from '@app/contract/activities/championship-enrolments'
import {
  checkChampionshipEnrolments,
  checkEnrolments,
  importChampionshipEnrolments,
  importEnrolments,
  type readEnrolmentList,
} from '@app/contract/activities/enrolment-import'
import { enrol, enrolledInGroup } from '@app/contract/activities/enrolments'
import type { OutputOf } from '@app/contract/kit/action'
import { parseTable } from '@app/contract/members/import/read-table'
import { describe, expect, it } from 'vitest'
import { activityClub, fourColumns } from '../../testing/modules/activities.ts'

const { desk, group, league, newGroup, person } = await activityClub()
const table = (...lines: string[]) => parseTable(lines.join('\n'))
const check = (id: number, ...lines: string[]) => desk.call(checkEnrolments, { id, tabla: table(...lines) })
const save = (id: number, ...lines: string[]) => desk.call(importEnrolments, { id, tabla: table(...lines) })
const enrolledIn = async (id: number) => (await desk.call(enrolledInGroup, { id })).inscritos

describe('reading a list of people', () => {
  const read = (content: Buffer | string, who: Pick<typeof desk, 'http'> = desk) => {
    const head = '--x\r\ncontent-disposition: form-data; name="fichero"; filename="lista.csv"\r\n\r\n'
    return who.http<OutputOf<typeof readEnrolmentList>>({
      ...{ method: 'POST', url: '/api/inscritos/importar/leer', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--x--\r\n')]),
    })
  }
  it('gives its table, whose rows know their lines (A-175)', async () => {
    const { status, body } = await read('Campus 2026\n\nNombre;Talla\nOna Soler;M\nPau Soler;S\n')
    expect(status).toBe(200)
    expect(body).toEqual({
      nombre_fichero: 'lista.csv',
      tabla: {
        header: ['Nombre', 'Talla'],
        rows: [
          ['Ona Soler', 'M'],
          ['Pau Soler', 'S'],
        ],
        lines: [4, 5],
      },
    })
  })
  it('refuses what is no list, no file, and more than 2,000 rows', async () => {
    expect(await read(Buffer.from([1, 0, 2, 0]))).toMatchObject({ status: 422, body: { code: 'importacion.fichero_ilegible' } })
    expect(await desk.http({ method: 'POST', url: '/api/inscritos/importar/leer', body: {} })).toMatchObject({ status: 422 })
    expect(await read(`Nombre;Talla\n${'Ona;M\n'.repeat(2001)}`)).toMatchObject({
      ...{ status: 422, body: { code: 'inscritos.demasiadas_filas' } },
    })
    expect((await read(`Nombre;Talla\n${'Ona;M\n'.repeat(2000)}`)).status).toBe(200)
  })
  it('needs the right to bookings, as its preview and its import do', async () => {
    const other = await desk.as({ rights: ['members'] })
    expect((await read('Nombre;Talla\nOna;M\n', other)).status).toBe(403)
    await expect(other.call(checkEnrolments, { id: group, tabla: table('Nombre', 'Ona') })).rejects.toMatchObject({ status: 403 })
    await expect(other.call(importEnrolments, { id: group, tabla: table('Nombre', 'Ona') })).rejects.toMatchObject({ status: 403 })
  })
})

describe('the preview of an import', () => {
  it('finds members by number, tax id and e-mail, and takes the others by name, with their values (A-175)', async () => {
    const anna = await person('Anna')
    const biel = await person('Biel', { nif: '12345678Z' })
    const carla = await person('Carla')
    const { mapping, resumen, filas } = await check(
      group,
      'Nº socio;DNI;Correo;Nombre;Apellidos;Talla;Años;Nacimiento;Comedor;Precio;Fecha',
      `${anna.numsocio};;;;;M;7,5;01/05/2019;sí;12,50;02/11/2026`,
      ';12345678-Z;;;;;;;;;',
      ';;CARLA@club.test;Carla;;;;;;;',
      ';;zoe@fuera.test;Zoe;Prats;;;;no;;',
    )
    expect(mapping).toEqual([
      ...['numsocio', 'nif', 'email', 'nombre', 'apellidos', 'valores.Talla', 'valores.Años', 'valores.Nacimiento', 'valores.Comedor'],
      ...['precio', 'fecha'],
    ])
    expect(resumen).toEqual({ filas: 4, listas: 4, socios: 3, errores: 0, conocidas: 0 })
    expect(filas).toMatchObject([
      {
        ...{ linea: 2, estado: 'ready', id_mst_socios: anna.id, nombre_completo: 'Anna Puig', precio: 1250, fecha: '2026-11-02' },
        valores: { Talla: 'M', Años: 7.5, Nacimiento: '2019-05-01', Comedor: 1 },
      },
      { linea: 3, id_mst_socios: biel.id },
      { linea: 4, id_mst_socios: carla.id, nombre_completo: 'Carla Puig' },
      { linea: 5, id_mst_socios: null, nombre_completo: 'Zoe Prats', email: 'zoe@fuera.test', valores: { Comedor: 0 } },
    ])
    expect((await enrolledIn(group)).length).toBe(0)
  })
  it('names wrong values by row and column, wrong rows first', async () => {
    const twin = 'familia@club.test'
    await person('Pep', { email: twin })
    await person('Pep', { email: twin })
    const dora = await person('Dora')
    await person('Enric', { nif: '00000000T' })
    const { resumen, filas } = await check(
      group,
      'Nº socio;DNI;Correo;Nombre;Años;Nacimiento;Comedor;Precio;Facturado el',
      ';;;Bona;;;;;',
      ';;mal;Ona;siete;30/02/2019;quizá;-1;ayer',
      '999999;;;;;;;;',
      `;;${twin};Pep;;;;;`,
      `${dora.numsocio};00000000T;;;;;;;`,
      ';;;;5;;;;',
    )
    expect(resumen).toMatchObject({ filas: 6, listas: 1, errores: 5 })
    expect(filas.map(({ linea, hallazgos }) => [linea, hallazgos.map(({ campo, key }) => `${campo} ${key}`)])).toEqual([
      [
        3,
        [
          'email invalid.email',
          'precio invalid.min',
          'fecha_facturacion invalid.day',
          'valores.Años invalid.number',
          'valores.Nacimiento invalid.day',
          'valores.Comedor invalid.flag',
        ],
      ],
      [4, ['numsocio enrolments.wrong.no_member']],
      [5, ['email enrolments.wrong.several']],
      [6, ['nif enrolments.wrong.two_people']],
      [7, ['nombre enrolments.wrong.nobody']],
      [2, []],
    ])
  })
  it('takes the child that comes with the e-mail of a parent for somebody else, and says so', async () => {
    await person('Montse')
    const { filas } = await check(group, 'Nombre;Correo', 'Jan Puig;montse@club.test')
    expect(filas).toMatchObject([
      {
        id_mst_socios: null,
        nombre_completo: 'Jan Puig',
        hallazgos: [{ key: 'enrolments.note.other_name', params: { socio: 'Montse Puig' } }],
      },
    ])
  })
  it('follows the columns chosen by hand, which are those of the list', async () => {
    const tabla = table('A;B', 'Ona;M')
    const chosen = { id: group, tabla, mapping: ['nombre', 'valores.Talla'] }
    expect((await desk.call(checkEnrolments, chosen)).filas).toMatchObject([{ nombre_completo: 'Ona', valores: { Talla: 'M' } }])
    await expect(desk.call(checkEnrolments, { ...chosen, mapping: ['nombre'] })).rejects.toMatchObject({ code: 'inscritos.otras_columnas' })
  })
  it('does not know an unknown group', async () => {
    const tabla = table('Nombre', 'Ona')
    await expect(desk.call(checkEnrolments, { id: 999, tabla })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(importEnrolments, { id: 999, tabla })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(checkChampionshipEnrolments, { id: 999, tabla })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(importChampionshipEnrolments, { id: 999, tabla })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an import', () => {
  it('of 200 rows enrols all of them, and nobody a second time (A-175)', async () => {
    const id = await newGroup('Doscientos', fourColumns)
    const flora = await person('Flora')
    const rows = Array.from({ length: 199 }, (_, n) => `;Nombre ${n};n${n}@fuera.test;${n};10`)
    const lines = ['Nº socio;Nombre;Correo;Años;Precio', `${flora.numsocio};;;30;0`, ...rows]
    expect(await save(id, ...lines)).toEqual({ inscritos: 200, ya_inscritos: 0, excluidos: 0 })
    const all = await enrolledIn(id)
    expect(all).toHaveLength(200)
    expect(all.find((one) => one.nombre === 'Nombre 150')).toMatchObject({ valores: { Años: 150 }, precio: 1000, fecha: '2026-11-20' })
    expect(await save(id, ...lines, ';Una más;;;')).toEqual({ inscritos: 1, ya_inscritos: 200, excluidos: 0 })
  })
  it('with a wrong row saves nothing, unless that row is left out', async () => {
    const id = await newGroup('Errores', fourColumns)
    const tabla = table('Nombre;Años', 'Ona;7', 'Pau;siete', 'Pol;')
    await expect(desk.call(importEnrolments, { id, tabla })).rejects.toMatchObject({
      ...{ status: 422, code: 'inscritos.filas_mal', msg: expect.stringContaining('1 fila tiene errores, la primera es la 3') },
    })
    expect(await enrolledIn(id)).toEqual([])
    expect(await desk.call(importEnrolments, { id, tabla, excluir: [3] })).toEqual({ inscritos: 2, ya_inscritos: 0, excluidos: 1 })
  })
  it('leaves out who is enrolled already or stands in the list before, and says so', async () => {
    const id = await newGroup('Repetidos')
    const gina = await person('Gina')
    await desk.call(enrol, { id_reg_actividades_grupo: id, id_mst_socios: gina.id })
    await desk.call(enrol, { id_reg_actividades_grupo: id, nombre: 'Hèctor Pla', email: 'h@fuera.test' })
    const lines = [
      ...['Nº socio;Nombre;Correo', `${gina.numsocio};;`, ';hector pla;', ';Hèctor Pla;otro@fuera.test'],
      ...[';Ivet;i@fuera.test', ';IVET;I@fuera.test', ';Ivet;ivet@fuera.test'],
    ]
    const { filas } = await check(id, ...lines)
    expect(filas.map(({ estado, hallazgos }) => [estado, hallazgos[0]?.key])).toEqual([
      ['known', 'enrolments.note.enrolled'],
      ['known', 'enrolments.note.enrolled'],
      ['ready', undefined],
      ['ready', undefined],
      ['known', 'enrolments.note.twice'],
      ['ready', undefined],
    ])
    expect(await save(id, ...lines)).toEqual({ inscritos: 3, ya_inscritos: 3, excluidos: 0 })
  })
  it('does not enrol a member that is there under the own name and e-mail', async () => {
    const id = await newGroup('Sin ficha')
    await desk.call(enrol, { id_reg_actividades_grupo: id, nombre: 'Júlia Puig', email: 'julia@club.test' })
    await person('Julia')
    expect(await save(id, 'Nombre;Correo', 'Julia Puig;julia@club.test')).toEqual({ inscritos: 0, ya_inscritos: 1, excluidos: 0 })
  })
  it('works for groups of championships, too, without extra columns', async () => {
    const kim = await person('Kim')
    await desk.call(enrolInChampionship, { id_reg_campeonatos_grupo: league, nombre: 'Zoe' })
    const tabla = table('Nº socio;Nombre;Precio;Talla', `${kim.numsocio};;15;M`, ';Zoe;;', ';Laia;20;')
    const { mapping, filas } = await desk.call(checkChampionshipEnrolments, { id: league, tabla })
    expect(mapping).toEqual(['numsocio', 'nombre', 'precio', ''])
    expect(filas.map(({ estado }) => estado)).toEqual(['ready', 'known', 'ready'])
    expect(await desk.call(importChampionshipEnrolments, { id: league, tabla })).toMatchObject({ inscritos: 2, ya_inscritos: 1 })
    expect((await desk.call(enrolledInChampionship, { id: league })).inscritos).toMatchObject([
      { id_mst_socios: kim.id, precio: 1500 },
      { nombre: 'Laia', precio: 2000 },
      { nombre: 'Zoe' },
    ])
  })
})

import type { OutputOf } from '@app/contract/kit/action'
import type { readImport } from '@app/contract/members/import-upload'
import { dryRunBalances } from '@app/contract/opening-balances/balance-check'
import { saveBalances } from '@app/contract/opening-balances/balance-save'
import { listBalances, undoBalances } from '@app/contract/opening-balances/balance-undo'
import { memberPasses } from '@app/contract/passes/member-passes'
import { addPassDay } from '@app/contract/passes/pass-uses'
import { removeCredits } from '@app/contract/wallet/move-credits'
import { walletMovements, walletOf } from '@app/contract/wallet/wallet-movements'
import { describe, expect, it } from 'vitest'
import { broken, passClub } from '../../testing/modules/passes.ts'

const desk = await passClub()
let next = 100
/** A new member with a number, a tax id and an e-mail. */
async function person(nombre: string, more: object = {}) {
  const id = await desk.member(nombre)
  const numsocio = ++next
  await desk.db
    .updateTable('socio')
    .set({ numsocio, email: `${nombre.toLowerCase()}@example.org`, ...more })
    .where('id_mst_socios', '=', id)
    .execute()
  return { id, numsocio }
}
const header = 'Nº socio;Saldo monedero;Caducidad saldo;Tipo de abono;Usos restantes;Caducidad abono'
async function read(text: string, who: Pick<typeof desk, 'http'> = desk) {
  const mark = '----cut'
  const body = Buffer.from(
    `--${mark}\r\nContent-Disposition: form-data; name="fichero"; filename="saldos.csv"\r\nContent-Type: text/csv\r\n\r\n${text}\r\n--${mark}--\r\n`,
  )
  const { body: read } = await who.http<OutputOf<typeof readImport>>({
    method: 'POST',
    url: '/api/socio/importar/leer',
    headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
    body,
  })
  return { token: read.token }
}
const list = async (...rows: string[]) => read([header, ...rows].join('\r\n'))
const credits = async (id: number) => desk.call(walletOf, { id })
const passes = (id: number) => desk.call(memberPasses, { id, fecha_ini: '2026-01-01', fecha_fin: '2026-12-31' })
const noneBroken = async () => expect(await broken(desk)).toEqual([])

describe('a list of balances of another program', () => {
  it('shows what each row would bring, by columns it knows by their headings, and writes nothing', async () => {
    const anna = await person('Amalia')
    const file = await list(`${anna.numsocio};12,50;;Bono 10 horas;4,5;31/12/2026`, '999999;5,00;;;;')
    const { mapping, resumen, filas } = await desk.call(dryRunBalances, file)
    expect(mapping).toEqual(['numsocio', 'saldo', 'saldo_vence', 'desc_tipoabonos', 'usos', 'abono_vence'])
    expect(resumen).toEqual({
      filas: 2,
      listas: 1,
      errores: 1,
      conocidas: 0,
      monederos: 1,
      importe: 1250,
      abonos: 1,
      huella: expect.any(String),
    })
    expect(filas).toMatchObject([
      { line: 3, state: 'error', findings: [{ key: 'balances.wrong.unknown', params: { value: '999999' } }] },
      { line: 2, state: 'ready', id_mst_socios: anna.id, saldo: 1250, usos: 4.5, abono_vence: '2026-12-31' },
    ])
    expect([(await credits(anna.id)).creditos, await passes(anna.id)]).toEqual([0, []])
  })
  it('brings credits with their end and passes without a line, and says so in the wallet', async () => {
    const { id, numsocio } = await person('Blai')
    const file = await list(`${numsocio};1.234,50;31/12/2026;Bono 10 horas;4,5;30/11/2026`)
    const { resumen } = await desk.call(dryRunBalances, file)
    const done = await desk.call(saveBalances, { ...file, huella: resumen.huella })
    expect(done).toMatchObject({ monederos: 1, importe: 123_450, abonos: 1, omitidos: 0 })
    expect(await credits(id)).toEqual({
      creditos: 123_450,
      en_dinero: 123_450,
      lotes: [{ saldo: 123_450, vence: new Date('2026-12-31T23:00:00Z') }],
    })
    expect(await passes(id)).toMatchObject([
      { saldo_original: 4.5, saldo_restante: 4.5, fecha_caducidad: '2026-11-30', id_reg_factura: null, precio: null, activo: true },
    ])
    const [movement] = await desk.call(walletMovements, { id, fechaIni: '2026-01-01', fechaFin: '2026-12-31' })
    expect(movement).toMatchObject({ key: 'Anadir', creditos: 123_450, info_reserva: 'Saldo de otro programa' })
    await noneBroken()
  })
  it('brings passes of so many a week and without end, whose uses nobody counts', async () => {
    const { id, numsocio } = await person('Carme')
    await desk.call(saveBalances, await list(`${numsocio};;;Dos por semana;;`, `${numsocio};;;Anual;;31/12/2026`))
    expect((await passes(id)).map(({ saldo_restante }) => saldo_restante)).toEqual(expect.arrayContaining([2, null]))
    await noneBroken()
  })
  it('counts nothing twice: neither the same file again, nor a line that repeats the wallet of another', async () => {
    const { id, numsocio } = await person('Dídac')
    const rows = [`${numsocio};10,00;;Bono 10 reservas;3;`, `${numsocio};10,00;;Bono 10 reservas;3;`]
    await desk.call(saveBalances, await list(...rows))
    expect([(await credits(id)).creditos, (await passes(id)).length]).toEqual([1000, 2])
    const again = await list(...rows)
    expect((await desk.call(dryRunBalances, again)).resumen).toMatchObject({ listas: 0, conocidas: 2 })
    await expect(desk.call(saveBalances, again)).rejects.toMatchObject({ status: 422, code: 'saldos.sin_filas' })
    await desk.call(
      saveBalances,
      await list(`${numsocio};12,00;;;;`, `${numsocio};;;Bono 10 reservas;9;`, `${(await person('Eloi')).numsocio};1;;;;`),
    )
    expect([(await credits(id)).creditos, (await passes(id)).length]).toEqual([1000, 2])
  })
  it('brings a list once when two desks send it together', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, numsocio } = await person('Fina')
      const row = `${numsocio};7,00;;Bono 10 horas;1;`
      const files = [await list(row), await list(row)]
      const ends = await Promise.allSettled(files.map((file) => desk.call(saveBalances, file)))
      expect(ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []))).toEqual([
        'saldos.sin_filas',
      ])
      expect([(await credits(id)).creditos, (await passes(id)).length]).toEqual([700, 1])
    }
    await noneBroken()
  })
  it('names row by row what is wrong, and lets nothing of such a row in', async () => {
    const { numsocio } = await person('Gemma')
    const other = await person('Hug')
    const wrong = {
      [`${numsocio};doce;;;;`]: 'balances.wrong.amount',
      [`${numsocio};-3,00;;;;`]: 'balances.wrong.negative',
      [`${numsocio};;;;;`]: 'balances.wrong.nothing',
      [`${numsocio};3,00;01/11/2026;;;`]: 'balances.wrong.ended',
      [`${numsocio};;;Bono inventado;1;`]: 'balances.wrong.no_pass_type',
      [`${numsocio};;;Bono 10 horas;;`]: 'balances.wrong.no_uses',
      [`${numsocio};;;Bono 10 horas;0;`]: 'balances.wrong.uses_used_up',
      [`${numsocio};;;Bono 10 reservas;1,5;`]: 'balances.wrong.half_uses',
      [`${numsocio};;;Anual;3;`]: 'balances.wrong.uncounted',
      [`${numsocio};;;Bono 10 horas;1;19/11/2026`]: 'balances.wrong.ended',
      ';3,00;;;;': 'balances.wrong.nobody_named',
      '0;3,00;;;;': 'import.number_invalid',
      [`${numsocio};3,00;31/02/2027;;;`]: 'import.date_invalid',
    }
    const { filas, resumen } = await desk.call(dryRunBalances, await list(...Object.keys(wrong)))
    expect(filas.toSorted((a, b) => a.line - b.line).map(({ findings }) => findings.at(-1)!.key)).toEqual(Object.values(wrong))
    expect(resumen).toMatchObject({ listas: 0, errores: 13 })
    const two = await desk.call(
      dryRunBalances,
      await read(
        `Nº socio;Correo;Saldo\n${numsocio};hug@example.org;3,00\n${other.numsocio};hug@example.org;3,00\n${numsocio};;5,00\n${numsocio};;6,00`,
      ),
    )
    expect(two.filas.map(({ line, state, findings }) => [line, state, findings.map(({ key }) => key)])).toEqual([
      [2, 'error', ['balances.wrong.two_people']],
      [5, 'error', ['balances.wrong.two_balances']],
      [3, 'ready', []],
      [4, 'ready', []],
    ])
  })
  it('finds who is meant by all that names him: an unknown e-mail beside a number says nothing, an unknown tax id does', async () => {
    const pere = await person('Pere', { nif: '12345678Z' })
    const [quim] = [await person('Quim', { email: 'casa@example.org' }), await person('Rosa', { email: 'casa@example.org' })]
    for (const nombre of ['Sara', 'Toni']) await person(nombre, { nif: '00000000T' })
    await desk.db.updateTable('socio').set({ numsocio: 9001 }).where('id_mst_socios', '=', 3).execute()
    const rows = [
      `${pere.numsocio};;nadie@example.org;3,00`,
      `${quim!.numsocio};;CASA@example.org;3,00`,
      `${pere.numsocio};11111111H;;4,00`,
      ';;casa@example.org;4,00',
      ';00000000T;;4,00',
      '9001;;;4,00',
    ]
    const file = await read(['Nº socio;NIF;Correo;Saldo', ...rows].join('\n'))
    const { filas } = await desk.call(dryRunBalances, { ...file, mapping: ['numsocio', 'nif', 'email', 'saldo'] })
    const told = filas.map(({ line, state, findings: [one] }) => [line, state, one && [one.field, one.key, one.params.value]])
    expect(told).toEqual([
      [4, 'error', ['nif', 'balances.wrong.unknown', '11111111H']],
      [5, 'error', ['email', 'balances.wrong.several', 'casa@example.org']],
      [6, 'error', ['nif', 'balances.wrong.several', '00000000T']],
      [7, 'error', ['numsocio', 'balances.wrong.reserved', undefined]],
      [2, 'ready', undefined],
      [3, 'ready', undefined],
    ])
  })
  it('takes what ends today, and refuses a pass that several types of its name could be', async () => {
    const { numsocio } = await person('Ursula')
    for (const name of ['Bono doble', 'Bono Doble']) await desk.type(name, 100)
    const rows = [`${numsocio};3,00;20/11/2026;;;`, `${numsocio};;;Bono 10 horas;1;20/11/2026`, `${numsocio};;;bono doble;1;`]
    const { filas } = await desk.call(dryRunBalances, await list(...rows))
    expect(filas.map(({ line, findings }) => [line, findings[0]?.key])).toEqual([
      [4, 'balances.wrong.two_pass_types'],
      [2, undefined],
      [3, undefined],
    ])
  })
  it('asks the last day of a pass that ends, and lets one begin with its first use where none is said (A-34)', async () => {
    const { id, numsocio } = await person('Iris')
    await desk.type('Tres meses', 100, { unidad: 1, tipo_caducidad: 1, unidades_caducidad: 3, unidad_caducidad: 3 })
    await desk.type('Desde el uso', 100, { unidad: 1, tipo_caducidad: 2, unidades_caducidad: 3, unidad_caducidad: 3 })
    const { filas } = await desk.call(dryRunBalances, await list(`${numsocio};;;Tres meses;2;`))
    expect(filas[0]!.findings).toMatchObject([{ field: 'abono_vence', key: 'balances.wrong.no_end' }])
    await desk.call(saveBalances, await list(`${numsocio};;;desde el uso;2;`))
    expect(await passes(id)).toMatchObject([{ fecha_inicio: null, fecha_caducidad: null, saldo_restante: 2 }])
  })
  it('has at most 5,000 rows', async () => {
    const { numsocio } = await person('Vera')
    const long = Array.from({ length: 5001 }, () => `${numsocio};1,00;;;;`)
    await expect(desk.call(dryRunBalances, await list(...long))).rejects.toMatchObject({
      ...{ status: 422, code: 'saldos.demasiadas_filas', msg: expect.stringContaining('5000') },
    })
    expect((await desk.call(dryRunBalances, await list(...long.slice(1)))).resumen).toMatchObject({ filas: 5000, listas: 1 })
  })
  it('takes what a spreadsheet changed as it was meant, and a day of zeros for none', async () => {
    const { id } = await person('Xavi', { nif: '01234567L' })
    const file = await read('NIF;Saldo;Caducidad saldo\n1234567;4,00;0000-00-00')
    const { filas } = await desk.call(dryRunBalances, { ...file, mapping: ['nif', 'saldo', 'saldo_vence'] })
    expect(filas).toMatchObject([{ state: 'ready', id_mst_socios: id, saldo: 400, saldo_vence: null, findings: [] }])
  })
  it('leaves lines out that the desk takes out, and is refused where something else would go in than was shown', async () => {
    const [one, two] = [await person('Jana'), await person('Kim')]
    const file = await list(`${one.numsocio};1,00;;;;`, `${two.numsocio};2,00;;;;`)
    const shownOf = async (of: typeof file, excluir: number[]) => (await desk.call(dryRunBalances, { ...of, excluir })).resumen.huella
    const huella = await shownOf(file, [2])
    await expect(desk.call(saveBalances, { ...file, huella })).rejects.toMatchObject({ status: 409, code: 'saldos.ha_cambiado' })
    expect(await desk.call(saveBalances, { ...file, excluir: [2], huella })).toMatchObject({ importe: 200, omitidos: 1 })
    expect((await credits(one.id)).creditos).toBe(0)
    const twice = await list(`${one.numsocio};1,00;;;;`, `${one.numsocio};3,00;;;;`)
    expect(await desk.call(saveBalances, { ...twice, excluir: [2], huella: await shownOf(twice, [2]) })).toMatchObject({ importe: 300 })
    await expect(desk.call(saveBalances, file)).rejects.toMatchObject({ code: 'importacion.lectura_caducada' })
  })
  it('is asked by who has the right of members, of his own file, with as many columns as it has, and saved with that of cash too (A-161)', async () => {
    const file = await list('1;1,00;;;;')
    const clerk = await desk.as({ rights: ['bookings'] })
    await expect(clerk.call(dryRunBalances, file)).rejects.toMatchObject({ status: 403 })
    const member = await desk.as({ rights: ['members'] })
    await expect(member.call(saveBalances, file)).rejects.toMatchObject({ code: 'msg.giving_needs_cash' })
    const other = await desk.as({ rights: ['members', 'cash'] })
    await expect(other.call(saveBalances, file)).rejects.toMatchObject({ code: 'importacion.lectura_caducada' })
    await expect(desk.call(dryRunBalances, { ...file, mapping: ['saldo'] })).rejects.toMatchObject({
      code: 'importacion.columnas_distintas',
    })
  })
})

describe('taking a list of balances back', () => {
  it('writes entries against what it brought, ends its passes, and lets the list in anew', async () => {
    const { id, numsocio } = await person('Laura')
    const row = `${numsocio};9,00;;Bono 10 horas;2;`
    const { id_reg_saldo_importado } = await desk.call(saveBalances, await list(row))
    await desk.call(undoBalances, { id: id_reg_saldo_importado })
    expect([(await credits(id)).creditos, await passes(id)]).toEqual([0, []])
    const entries = await desk.call(walletMovements, { id, fechaIni: '2026-01-01', fechaFin: '2026-12-31' })
    expect(entries.map(({ key, creditos }) => [key, creditos])).toEqual([
      ['Restar', -900],
      ['Anadir', 900],
    ])
    await noneBroken()
    await expect(desk.call(undoBalances, { id: id_reg_saldo_importado })).rejects.toMatchObject({ status: 409, code: 'saldos.ya_deshecha' })
    const [newest] = await desk.call(listBalances)
    expect(newest).toMatchObject({
      id_reg_saldo_importado,
      nombre_fichero: 'saldos.csv',
      undone_at: expect.any(Date),
      autor: expect.any(String),
    })
    await desk.call(saveBalances, await list(row))
    expect((await credits(id)).creditos).toBe(900)
  })
  it('is refused as a whole, naming them, once somebody spent credits or used a pass', async () => {
    const [one, two] = [await person('Maria'), await person('Nil')]
    const rows = [`${one.numsocio};9,00;;;;`, `${two.numsocio};;;Bono 10 reservas;2;`]
    const { id_reg_saldo_importado: id } = await desk.call(saveBalances, await list(...rows))
    await desk.call(removeCredits, { id: one.id, n: 100, f: 0 })
    await expect(desk.call(undoBalances, { id })).rejects.toMatchObject({
      status: 409,
      code: 'saldos.en_uso',
      msg: expect.stringContaining('Maria'),
    })
    expect(await passes(two.id)).toHaveLength(1)
    const again = await desk.call(saveBalances, await list(`${two.numsocio};3,00;;;;`, `${two.numsocio};;;Bono 10 horas;2;`))
    const [pass] = (await passes(two.id)).filter(({ desc_tipoabonos }) => desc_tipoabonos === 'Bono 10 horas')
    await desk.call(addPassDay, { id: pass!.id_reg_abonos, date: '2026-11-20' })
    await expect(desk.call(undoBalances, { id: again.id_reg_saldo_importado })).rejects.toMatchObject({
      code: 'saldos.en_uso',
      msg: expect.stringContaining('Nil'),
    })
    expect((await credits(two.id)).creditos).toBe(300)
    await noneBroken()
  })
})

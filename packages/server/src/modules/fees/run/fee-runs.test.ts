import { beginFeeRun, getFeeRun, listFeeRuns, previewFeeRun } from '@app/contract/fees/fee-runs'
import { updateFee } from '@app/contract/fees/fees'
import { getMemberFee } from '@app/contract/fees/member-fees'
import { addMonths } from '@app/contract/values/day'
import { describe, expect, it } from 'vitest'
import { brokenOf } from '../../../testing/broken.ts'
import { feeClub, feeIncome } from '../../../testing/modules/fees.ts'
import { checks } from '../verify.ts'

const desk = await feeClub()
const { db, members, holder, children, child, fee, give, type, course, member, preview, raise, takeBack } = desk
const linesOf = (id: number) => db.selectFrom('factura').selectAll().where('id_mst_socios', '=', id).orderBy('id_reg_factura').execute()
/** Question of one fee alone, so that the tests of this club do not meet. */
const only = (id_mst_cuotas: number) => ({ id_mst_cuotas })
const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)

describe('a run of fees', () => {
  it('raises what its preview shows, each period once, and the next preview has nothing (A-144, A-153)', async () => {
    const id_cuota = await fee('Uno')
    const { id } = await give(id_cuota, members[0])
    const shown = await preview('2026-12-01', only(id_cuota))
    expect(shown.lineas).toMatchObject([
      {
        ...{ id_reg_socios_cuotas: id, k: 0, desde: '2026-11-01', hasta: '2026-12-01', importe: 4500 },
        ...{ generar: '2026-11-01', antes: null, causa: 'altas', atraso: 1, atrasos: 2, razon: { motivo: 'atrasada' } },
      },
      { k: 1, desde: '2026-12-01', hasta: '2027-01-01', importe: 4500, causa: 'atrasados', atraso: 2, atrasos: 2 },
    ])
    const run = await raise('2026-12-01', only(id_cuota))
    expect(run).toMatchObject({
      ...{ lineas: 2, importe: 9000, previsto_lineas: 2, previsto_importe: 9000, estado: 'hecho', retiradas: 0, automatico: false },
      detalle: [{ destino: 'sin_tocar' }, { destino: 'sin_tocar' }],
      destinos: [{ destino: 'sin_tocar', lineas: 2, importe: 9000 }],
    })
    expect(await linesOf(members[0])).toMatchObject([
      {
        ...{ concepto: 'Uno, noviembre', precio: 4500, precio_calculado: 4500, cantidad: 1, pagado: 0, id_mst_tipoingreso: feeIncome },
        ...{ fecha_creacion: '2026-11-20', id_mst_socios_creacion: desk.id, id_mst_tipopago: 1 },
        explicacion: { clase: 'cuota', numero: 1, partes: [{ paso: 'precio', importe: 4500 }], concepto: 'Uno, noviembre' },
      },
      { concepto: 'Uno, diciembre' },
    ])
    expect((await preview('2026-12-01', only(id_cuota))).lineas).toEqual([])
    await expect(raise('2026-12-01', only(id_cuota))).rejects.toMatchObject({ status: 409, code: 'cuota.nada_que_generar' })
    expect(await desk.call(getMemberFee, { id })).toMatchObject({ fecha_proxima: '2027-01-01' })
    expect((await desk.call(listFeeRuns, {}))[0]).toMatchObject({ id_reg_cuota_proceso: run.id_reg_cuota_proceso, hasta: '2026-12-01' })
    // the period before is what each is compared with
    expect((await preview('2027-01-01', only(id_cuota))).lineas).toMatchObject([
      { k: 2, antes: 4500, causa: null, razon: { motivo: 'precio' } },
    ])
    const audited = await db.selectFrom('auditoria').select('cambios').where('accion', '=', 'fees.raise').execute()
    expect(audited.flatMap(({ cambios }) => cambios)).toContainEqual({
      ...{ table: 'factura', before: null },
      after: [expect.objectContaining({ importe: 4500 }), expect.objectContaining({ importe: 4500 })],
    })
  })
  it('is the holder’s to pay, with the member in the words, by the company and income type of its fee', async () => {
    const { id_mst_empresas } = await db
      .selectFrom('empresa')
      .select('id_mst_empresas')
      .orderBy('id_mst_empresas')
      .executeTakeFirstOrThrow()
    const id_cuota = await fee('Escuela', {
      ...{ id_mst_empresas, id_mst_tipocuotas: await type('Escuela', { siblings: [2000] }), id_mst_tipoingreso: 3 },
    })
    for (const one of children) await give(id_cuota, one)
    const [run] = [await raise('2026-11-20', only(id_cuota))]
    expect(run).toMatchObject({ lineas: 2, importe: 8100 })
    expect(await linesOf(holder)).toMatchObject([
      { concepto: 'Escuela, noviembre, Pau Puig', precio: 4500, id_mst_empresas, id_mst_tipoingreso: 3, explicacion: { familia: [] } },
      { concepto: 'Escuela, noviembre, Oriol Puig', precio: 3600, explicacion: { familia: [children[0]] } },
    ])
    expect(await linesOf(children[0])).toEqual([])
  })
  it('has the income type of its fee for the first one, and the next types for those that follow', async () => {
    const id_cuota = await fee('Matrícula', { id_mst_tipoingreso: 4 })
    await db.updateTable('tipo_ingreso').set({ id_mst_tipoingreso_next: feeIncome }).where('id_mst_tipoingreso', '=', 4).execute()
    const one = await member('Matriculada')
    await give(id_cuota, one)
    await raise('2027-01-01', only(id_cuota))
    expect((await linesOf(one)).map((line) => line.id_mst_tipoingreso)).toEqual([4, feeIncome, feeIncome])
  })
  it('counts promotions and quantities, and an amount of 0 makes no line but counts as raised (A-145, A-146, A-150)', async () => {
    const free = await fee('Promo', {
      id_mst_tipocuotas: await type('Promo', {
        promotions: [
          [1, 0],
          [1, 1000],
        ],
      }),
      cantidad: 2,
    })
    const { id } = await give(free, members[1], { cantidad: 2 })
    const shown = await preview('2027-01-01', only(free))
    expect(shown.lineas.map(({ importe }) => importe)).toEqual([0, 2000, 9000])
    expect(shown.total).toMatchObject({ lineas: 2, importe: 11_000, sin_importe: 1, socios: 1 })
    expect(await raise('2027-01-01', only(free))).toMatchObject({ lineas: 2, importe: 11_000, sin_importe: 1 })
    expect(await linesOf(members[1])).toMatchObject([
      { precio: 1000, cantidad: 2 },
      { precio: 4500, cantidad: 2 },
    ])
    expect(await desk.call(getMemberFee, { id })).toMatchObject({ fecha_proxima: '2027-02-01' })
  })
  it('raises at most 24 periods that are behind, and the rest at the next one (A-153)', async () => {
    const id_cuota = await fee('Atrasada')
    await give(id_cuota, members[2], { fecha_inicio_cuota: '2024-01-01', fecha_proxima: '2024-01-01' })
    expect(await raise('2026-11-20', only(id_cuota))).toMatchObject({ lineas: 24 })
    const rest = await raise('2026-11-20', only(id_cuota))
    expect(rest).toMatchObject({ lineas: 11 })
    expect((await linesOf(members[2])).map(({ concepto }) => concepto).slice(-2)).toEqual(['Atrasada, octubre', 'Atrasada, noviembre'])
    expect((await linesOf(members[2]))[0]).toMatchObject({ concepto: 'Atrasada, enero de 2024' })
  })
  it('leaves out who waits, whose fee or course is inactive, who left and who is taken out of it (A-151, A-186)', async () => {
    const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => member(name)))
    const [open, closed] = [await fee('Abierta'), await fee('Cerrada')]
    const course1 = await course('Curso', open)
    const waiting = await give(open, people[0]!, { espera: true })
    const inactive = await give(closed, people[1]!)
    const inCourse = await give(open, people[2]!, { id_mst_curso: course1 })
    const left = await give(open, people[3]!)
    const out = await give(open, people[4]!)
    await db.updateTable('cursos').set({ activo: false }).where('id_mst_curso', '=', course1).execute()
    await db.updateTable('socio').set({ fecha_baja: '2026-10-31' }).where('id_mst_socios', '=', people[3]!).execute()
    await desk.call(updateFee, { id: closed, activo: false })
    const shown = await preview('2026-11-20', { sin: `${out.id}` })
    const ours = shown.fuera.filter((one) => people.includes(one.id_mst_socios))
    expect(ours.map(({ id_reg_socios_cuotas, motivo, descuido, dia }) => [id_reg_socios_cuotas, motivo, descuido, dia])).toEqual(
      expect.arrayContaining([
        [waiting.id, 'espera', false, '2026-11-01'],
        [inactive.id, 'inactiva', true, '2026-11-20'],
        [inCourse.id, 'curso_inactivo', true, null],
        [left.id, 'de_baja', true, '2026-10-31'],
        [out.id, 'quitada', false, null],
      ]),
    )
    expect(ours).toHaveLength(5)
    expect(shown.lineas.filter((one) => people.includes(one.id_mst_socios))).toEqual([])
    await expect(raise('2026-11-20', { ...only(open), sin: [out.id] })).rejects.toMatchObject({ code: 'cuota.nada_que_generar' })
    // taken out of one run it is due in the next
    expect(await raise('2026-11-20', only(open))).toMatchObject({ lineas: 1, detalle: [{ id_reg_socios_cuotas: out.id }] })
    // neither waiting nor inactive ones are made up for
    expect(await desk.call(getMemberFee, { id: waiting.id })).toMatchObject({ fecha_proxima: '2026-11-01' })
  })
  it('shows who paid the last period and is not due: ended, moved to a later day; and who begins in the month after', async () => {
    const id_cuota = await fee('Cambios')
    const [ends, later, begins] = await Promise.all(['Fi', 'Tard', 'Nou'].map((name) => member(name)))
    const ended = await give(id_cuota, ends!, { fecha_fin_cuota: '2026-11-30' })
    const moved = await give(id_cuota, later!)
    await raise('2026-11-20', only(id_cuota))
    await db
      .updateTable('socios_cuotas')
      .set({ fecha_proxima: '2027-03-01', siguiente: 4 })
      .where('id_reg_socios_cuotas', '=', moved.id)
      .execute()
    const next = await give(id_cuota, begins!, { fecha_inicio_cuota: '2026-12-15' })
    const { fuera, total, puente, lineas } = await preview('2026-12-01', only(id_cuota))
    expect(lineas).toEqual([])
    expect(fuera.map(({ id_reg_socios_cuotas, motivo, dia, antes }) => [id_reg_socios_cuotas, motivo, dia, antes])).toEqual(
      expect.arrayContaining([
        [ended.id, 'termina_antes', '2026-11-30', 4500],
        [moved.id, 'empieza_despues', '2027-03-01', 4500],
        [next.id, 'empieza_despues', '2026-12-15', null],
      ]),
    )
    expect(total).toMatchObject({ lineas: 0, importe: 0, antes: 9000 })
    expect(puente).toEqual([
      { causa: 'bajas', lineas: 1, importe: -4500 },
      { causa: 'otras', lineas: 1, importe: -4500 },
    ])
    expect((await preview('2027-02-01', only(id_cuota))).fuera.filter(({ antes }) => antes !== null)).toEqual([])
  })
  it('names the cause of each difference from the period before: price, discounts, promotion', async () => {
    const [plain, promoted] = [
      await fee('Causas'),
      await fee('Causas promo', { id_mst_tipocuotas: await type('Causas', { promotions: [[1, 2000]] }) }),
    ]
    const [a, b, c] = await Promise.all(['Ca', 'Cb', 'Cc'].map((name) => member(name)))
    await give(plain, a!)
    const discounted = await give(plain, b!)
    await give(promoted, c!)
    await raise('2026-11-20', only(plain))
    await raise('2026-11-20', only(promoted))
    await db.updateTable('socios_cuotas').set({ prc_descuento: 1000 }).where('id_reg_socios_cuotas', '=', discounted.id).execute()
    expect((await preview('2026-12-01', only(plain))).lineas.map(({ causa, antes }) => [causa, antes])).toEqual([
      [null, 4500],
      ['descuentos', 4500],
    ])
    expect((await preview('2026-12-01', only(promoted))).lineas).toMatchObject([{ causa: 'fin_promocion', antes: 2000, importe: 4500 }])
    await desk.call(updateFee, { id: plain, precio: 5500 })
    expect((await preview('2026-12-01', only(plain))).lineas.map(({ causa }) => causa)).toEqual(['precio', 'descuentos'])
  })
  it('is refused when it differs from what was shown, with the numbers of now', async () => {
    const id_cuota = await fee('Huella')
    await give(id_cuota, members[0])
    const { huella } = await preview('2026-11-20', only(id_cuota))
    await desk.call(updateFee, { id: id_cuota, precio: 5000 })
    const refused = desk.call(beginFeeRun, { hasta: '2026-11-20', huella, ...only(id_cuota) })
    await expect(refused).rejects.toMatchObject({
      ...{ status: 409, code: 'cuota.han_cambiado', msg: expect.stringContaining('50,00'), body: { lineas: 1, importe: 5000 } },
    })
    expect(await db.selectFrom('cuota_proceso').select('id_reg_cuota_proceso').where('huella', '=', huella).execute()).toEqual([])
  })
  it('needs the right invoices, and shows and raises the income types of its user only (A-184, R-157)', async () => {
    const [own, other] = [await fee('Propia'), await fee('Ajena', { id_mst_tipoingreso: 3 })]
    for (const id_cuota of [own, other]) await give(id_cuota, members[1])
    const reader = await desk.as({ rights: ['members'] })
    const { huella } = await reader.call(previewFeeRun, { hasta: '2026-11-20', ...only(own) })
    await expect(reader.call(beginFeeRun, { hasta: '2026-11-20', huella, ...only(own) })).rejects.toMatchObject({ status: 403 })
    const clerk = await desk.as({ rights: ['invoices'] })
    await db.insertInto('socios_tipoingreso').values({ id_mst_socios: clerk.id, id_mst_tipoingreso: feeIncome }).execute()
    const seen = await clerk.call(previewFeeRun, { hasta: '2026-11-20' })
    expect(seen.lineas.map((one) => one.id_mst_cuotas)).toContain(own)
    expect(seen.lineas.map((one) => one.id_mst_cuotas)).not.toContain(other)
    const { id_reg_cuota_proceso: id } = await clerk.call(beginFeeRun, { hasta: '2026-11-20', huella: seen.huella })
    await desk.product.outbox.drained()
    expect(await clerk.call(getFeeRun, { id })).toMatchObject({ lineas: seen.total.lineas, importe: seen.total.importe })
    expect((await preview('2026-11-20', only(other))).total).toMatchObject({ lineas: 1 })
  })
})

/** A small generator with a seed, for cases that repeat. */
const chances = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

it('lines, table and bridge are one sum, the run makes what was shown, and taken back it shows the same again', async () => {
  const next = chances(20_261_128)
  const kinds = [await type('Al azar', { promotions: [[2, 1500]], siblings: [2500, 5000] }), await type('Al azar sin nada')]
  const fees = await Promise.all(
    ([1, 1, 3, 12] as const).map((frecuencia_cuotas, at) =>
      fee(`Azar ${at}`, {
        ...{
          frecuencia_cuotas,
          id_mst_tipocuotas: kinds[at % 2]!,
          precio: 1000 + next(5000),
          periodo_cobro_cuota: (at === 1 ? 1 : 0) as 0 | 1,
        },
        ...{ primera_mensualidad_proporcional: next(3) as 0 | 1 | 2, ultima_mensualidad_proporcional: next(3) as 0 | 1 | 2 },
      }),
    ),
  )
  for (let at = 0; at < 40; at += 1) {
    const person = at % 3 === 0 ? await child(`Nen ${at}`, holder) : await member(`Azar ${at}`)
    const start = `2026-0${5 + next(5)}-${String(1 + next(28)).padStart(2, '0')}`
    await give(fees[next(4)]!, person, {
      ...{ fecha_inicio_cuota: start, prc_descuento: next(3) * 1000, importe_descuento: next(2) * 250, cantidad: next(3) },
      ...(next(3) === 0 && { fecha_fin_cuota: addMonths(start, 1 + next(6)) }),
    })
  }
  for (let month = 0; month < 6; month += 1) {
    const hasta = addMonths('2026-09-10', month)
    const shown = await preview(hasta)
    const { lineas, total, tipos, grupos, puente, fuera } = shown
    expect(total.importe).toBe(sum(lineas.map(({ importe }) => importe)))
    for (const table of [tipos, grupos]) {
      expect(sum(table.map(({ importe }) => importe))).toBe(total.importe)
      expect(sum(table.map((one) => one.lineas))).toBe(total.lineas)
      expect(sum(table.map(({ antes }) => antes))).toBe(total.antes)
    }
    expect(total.antes).toBe(sum([...lineas, ...fuera].map(({ antes }) => antes ?? 0)))
    expect(sum(puente.map(({ importe }) => importe))).toBe(total.importe - total.antes)
    if (lineas.length === 0) continue
    const run = await raise(hasta)
    expect(run).toMatchObject({ lineas: total.lineas, importe: total.importe, sin_importe: total.sin_importe, estado: 'hecho' })
    expect(run.detalle.map(({ importe }) => importe)).toEqual(lineas.flatMap(({ importe }) => (importe === 0 ? [] : [importe])))
    expect((await preview(hasta)).lineas).toEqual([])
    const back = await takeBack(run.id_reg_cuota_proceso)
    expect(back).toMatchObject({ retiradas: total.lineas, importe_retirado: total.importe, estado_retirar: 'hecho' })
    expect((await preview(hasta)).huella).toBe(shown.huella)
    await raise(hasta)
    expect(await brokenOf(checks, desk)).toEqual([])
  }
})

import { saveMemberAccess } from '@app/contract/access/member-access'
import { simulateEntry } from '@app/contract/access/simulate-entry'
import { returnRule } from '@app/contract/bank-returns/bank-return'
import { previewReturns, returnReceipt } from '@app/contract/bank-returns/bank-returns'
import { callsOf } from '@app/contract/kit/generic-calls'
import { accounts } from '@app/contract/ledger/account'
import { describe, expect, it } from 'vitest'
import { brokenReturns, returnsClub, returnsText } from '../../testing/modules/bank-returns.ts'

const desk = await returnsClub()
const { db, payer, sent, preview, apply, receipt, returnsOf, line, make, file } = desk
const lineOf = async (id: number) => {
  const { id_reg_factura } = await db
    .selectFrom('recibo_factura')
    .select('id_reg_factura')
    .where('id_reg_recibo', '=', id)
    .executeTakeFirstOrThrow()
  return desk.lineOf(id_reg_factura)
}
const one = async (name: string, cents = 4500) => {
  const id = await payer(name)
  const [debit] = await sent([id, cents])
  return { payer: id, ...debit! }
}
const rowOf = async (text: string) => (await preview(text)).devoluciones[0]!

const entry = (kind: string, amount: string, type: string, details: string) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt><ValDt><Dt>2026-11-24</Dt></ValDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>${type}</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls>${details}</NtryDtls></Ntry>`
/** A statement with the money of a remittance, and 20 € of a debit that came back. */
const statement = async ({
  remesa,
  credit,
  iban = 'ES9121000418450200051332',
  back,
}: {
  remesa: number
  credit: string
  iban?: string
  back?: string
}) => {
  const { mensaje } = await db.selectFrom('remesa').select('mensaje').where('id_reg_remesas', '=', remesa).executeTakeFirstOrThrow()
  const returned = entry(
    'DBIT',
    '20.00',
    'UPDD',
    `<TxDtls><Refs><EndToEndId>${back}</EndToEndId></Refs><RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf></TxDtls>`,
  )
  return `<Document><BkToCstmrStmt><GrpHdr><CreDtTm>2026-11-24T23:00:00</CreDtTm></GrpHdr><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entry('CRDT', credit, 'ESDD', `<Btch><MsgId>${mensaje}</MsgId></Btch>`)}${back ? returned : ''}</Stmt></BkToCstmrStmt></Document>`
}

describe('the preview of a file of returns (R-183)', () => {
  it('matches by the identifier of the debit, and proposes by the rule of the reason', async () => {
    const { id, adeudo, payer: anna } = await one('Anna')
    const text = returnsText([{ adeudo, importe: 4500, gastos: 45 }])
    expect(await preview(text)).toMatchObject({
      ...{ clase: 'pain.002', dia: '2026-11-24', documentos: 1, importe: 4500, gastos: 45, cuadra: true, leido_antes: null, cobradas: [] },
      nombre_fichero: 'devoluciones.xml',
      devoluciones: [
        {
          ...{ resultado: 'encontrada', por: 'adeudo', id_reg_recibo: id, id_mst_socios: anna, nombre_completo: 'Anna Puig', email: true },
          ...{
            importe: 4500,
            gastos: 45,
            fecha: '2026-11-24',
            codigo: 'AM04',
            motivo: 'No había saldo',
            es_rechazo: false,
            vez: 1,
            tarde: false,
          },
          ...{ paso: 'girar', dia: '2026-11-27', recargo: 0, debe: 4500, candidatos: [] },
        },
      ],
    })
    expect(await returnsOf(id)).toEqual([])
  })
  it('matches by mandate with amount and day, else by account with amount and name, never by the amount alone', async () => {
    const { id, row } = await one('Berta', 3100)
    const by = async (returned: Parameters<typeof returnsText>[0][number]) => {
      const found = await rowOf(returnsText([{ importe: 3100, ...returned }]))
      return [
        found.resultado,
        found.por,
        found.id_reg_recibo,
        found.candidatos.map((candidate) => [candidate.id_reg_recibo, candidate.por]),
      ]
    }
    const mandato = row.referencia!
    const cuenta = row.numcuenta!
    expect(await by({ mandato, cobro: '2026-11-24' })).toEqual(['encontrada', 'mandato', id, []])
    expect(await by({ cuenta, titular: 'TITULAR PUIG' })).toEqual(['encontrada', 'cuenta', id, []])
    expect(await by({ mandato, cobro: '2026-11-25' })).toEqual(['candidatos', null, null, [[id, 'mandato']]])
    expect(await by({ cuenta, titular: 'Otra Persona' })).toEqual(['candidatos', null, null, [[id, 'cuenta']]])
    expect(await by({ titular: 'Titular Puig' })).toEqual(['desconocida', null, null, []])
    const [second] = await sent([row.id_mst_socios, 3100])
    expect(await by({ mandato, cobro: '2026-11-24' })).toEqual([
      'candidatos',
      null,
      null,
      [
        [id, 'mandato'],
        [second!.id, 'mandato'],
      ],
    ])
  })
  it('tells returns of another creditor, of success, in twice, late, in part and beyond what is left', async () => {
    const { adeudo } = await one('Carla')
    const outcome = async (...returns: Parameters<typeof returnsText>[0]) =>
      (await preview(returnsText(returns))).devoluciones.map((row) => row.resultado)
    const mine = { adeudo, importe: 4500 }
    expect(await outcome({ ...mine, acreedor: 'ES10000G00000000' }, mine)).toEqual(['otro_acreedor', 'encontrada'])
    expect(await outcome({ ...mine, acreedor: 'ES77001B85626240' })).toEqual(['encontrada'])
    expect(await outcome({ ...mine, codigo: '0000' })).toEqual(['sin_devolucion'])
    expect(await outcome(mine, mine)).toEqual(['encontrada', 'repetida'])
    expect(await outcome({ ...mine, importe: 4501 })).toEqual(['importe_mayor'])
    expect(await outcome({ ...mine, importe: 2000 })).toEqual(['encontrada'])
    expect(await outcome({ adeudo: 'DEVO-77120', importe: 4500 }, mine)).toEqual(['desconocida', 'encontrada'])
    const late = async (day: string) => (await preview(returnsText([mine], { day }))).devoluciones[0]!.tarde
    expect([await late('2027-01-19'), await late('2027-01-20')]).toEqual([false, true])
  })
  it('counts the returns of the payer within twelve months, with those of the file, and takes the rule of that number', async () => {
    const id = await payer('Dani')
    const debits = [...(await sent([id, 1000])), ...(await sent([id, 1100]))]
    const [before] = await sent([id, 900])
    await apply(returnsText([{ adeudo: before!.adeudo, importe: 900 }]))
    const rows = (await preview(returnsText(debits.map(({ adeudo, importe }) => ({ adeudo, importe }))))).devoluciones
    expect(rows.map(({ vez, paso }) => [vez, paso])).toEqual([
      [2, 'girar'],
      [3, 'caja'],
    ])
    await db.updateTable('devolucion').set({ fecha: '2025-11-24' }).where('id_reg_recibo', '=', before!.id).execute()
    expect(
      (await preview(returnsText(debits.map(({ adeudo, importe }) => ({ adeudo, importe }))))).devoluciones.map((row) => row.vez),
    ).toEqual([1, 2])
    await db.updateTable('devolucion').set({ fecha: '2026-11-24' }).where('id_reg_recibo', '=', before!.id).execute()
  })
  it('has all debits of a message, or of one of its payments, where the bank rejects it whole', async () => {
    const debits = await sent([await payer('Enzo'), 700], [await payer('Fina'), 800])
    const { mensaje } = await db
      .selectFrom('remesa')
      .select('mensaje')
      .where('id_reg_remesas', '=', debits[0]!.remesa)
      .executeTakeFirstOrThrow()
    const whole = returnsText([], { message: mensaje })
    expect((await preview(whole)).devoluciones.map((row) => [row.resultado, row.id_reg_recibo, row.codigo, row.es_rechazo])).toEqual(
      debits.map(({ id }) => ['encontrada', id, 'FF01', true]),
    )
    const payment = whole
      .replace('<GrpSts>RJCT</GrpSts>', '')
      .replace(
        '</OrgnlGrpInfAndSts>',
        `</OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${mensaje}-1</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts></OrgnlPmtInfAndSts>`,
      )
    expect((await preview(payment)).devoluciones).toHaveLength(2)
  })
  it('refuses no file, and one of another company, in its own words', async () => {
    await expect(preview(null)).rejects.toMatchObject({ code: 'devolucion.sin_fichero', status: 422 })
    await expect(preview(returnsText([{ adeudo: 'X', importe: 100, acreedor: 'ES10000G00000000' }]))).rejects.toMatchObject({
      code: 'devolucion.otra_empresa',
    })
    await expect(preview('hola')).rejects.toMatchObject({ code: 'devolucion.no_reconocido' })
    await expect(preview('<Document>')).rejects.toMatchObject({ code: 'devolucion.fichero_roto', msg: expect.stringContaining('línea 1') })
    const clerk = await desk.as({ rights: ['members'] })
    await expect(desk.upload(previewReturns, returnsText([]), {}, clerk)).rejects.toMatchObject({ status: 403 })
  })
})

describe('applying a file of returns (R-183)', () => {
  it('owes the lines again, frees them, and moves the money back; the same file or another one that tells it changes nothing', async () => {
    const { id, adeudo, row } = await one('Gil')
    await db.updateTable('mandato').set({ usos: 3 }).where('id_reg_mandato', '=', row.id_reg_mandato!).execute()
    const text = returnsText([{ adeudo, importe: 4500, codigo: 'MS02' }])
    const { huella } = await preview(text)
    const done = await apply(text, { huella })
    expect(done).toMatchObject({ aplicadas: 1, apartadas: 0, importe: 4500, recibos_nuevos: 0, cobradas: 0 })
    expect(await lineOf(id)).toMatchObject({ pagado: 0, fecha_pago: null })
    expect(await receipt(id)).toMatchObject({ importe_devuelto: 4500 })
    expect(await db.selectFrom('mandato').select('usos').where('id_reg_mandato', '=', row.id_reg_mandato!).execute()).toEqual([{ usos: 2 }])
    expect(await returnsOf(id)).toMatchObject([{ paso: 'caja', codigo: 'MS02', pagar_hasta: '2026-12-05', importe: 4500 }])
    expect((await apply(text)).aplicadas).toBe(0)
    expect(await preview(text)).toMatchObject({ leido_antes: expect.anything(), devoluciones: [{ resultado: 'ya_aplicada' }] })
    const other = returnsText([{ adeudo, importe: 4500, codigo: 'AM04' }], { day: '2026-11-25' })
    expect((await rowOf(other)).resultado).toBe('ya_devuelto')
    expect((await apply(other)).aplicadas).toBe(0)
    expect(
      await db
        .selectFrom('fichero_devoluciones')
        .select('devoluciones')
        .where('id_reg_fichero_devoluciones', '=', done.id_reg_fichero_devoluciones!)
        .execute(),
    ).toEqual([{ devoluciones: 1 }])
    expect(await brokenReturns(desk)).toEqual([])
  })
  it('collects again from a day of the banks on, with the surcharge as a line of its own', async () => {
    const { id, adeudo, payer: hugo } = await one('Hugo')
    const step = { paso: 'girar', bloquea: false, sin_carta: false, recargo: 150, dia: '2026-12-25' } as const
    const text = returnsText([{ adeudo, importe: 4500 }])
    const { clave } = await rowOf(text)
    expect(await apply(text, { decisiones: [{ clave, id_reg_recibo: null, ...step }] })).toMatchObject({ recibos_nuevos: 1 })
    const [made] = await returnsOf(id)
    const next = await receipt(made!.id_reg_recibo_nuevo!)
    expect(next).toMatchObject({
      ...{
        precio: 4650,
        girado: false,
        adeudo: null,
        id_mst_socios: hugo,
        cobrar_desde: '2026-12-28',
        id_reg_recibo_anterior: id,
        secuencia: 'RCUR',
      },
    })
    expect(await desk.lineOf(made!.id_reg_factura!)).toMatchObject({
      precio: 150,
      pagado: 0,
      id_mst_socios: hugo,
      id_mst_tipoingreso: 2,
      concepto: 'Recargo por devolución: Cuota de noviembre',
    })
    expect(await brokenReturns(desk)).toEqual([])
    expect((await file([next.id_reg_recibo], { fechaRecibos: '28/12/2026' })).remesas).toMatchObject([{ importe: 4650 }])
    const again = await receipt(next.id_reg_recibo)
    expect(again.adeudo).not.toBe(adeudo)
    expect((await rowOf(returnsText([{ adeudo: again.adeudo, importe: 4650 }]))).resultado).toBe('encontrada')
    expect(await brokenReturns(desk)).toEqual([])
  })
  it('takes the newest lines back first where a part returns, and the rest later', async () => {
    const id = await payer('Iris')
    const lines = [await line(id, 1000), await line(id, 2000)]
    const [receiptId] = (await make(...lines)).recibos
    await file([receiptId!])
    const { adeudo } = await receipt(receiptId!)
    await apply(returnsText([{ adeudo, importe: 2500 }]))
    expect([await desk.owed(lines[0]!), await desk.owed(lines[1]!)]).toEqual([500, 2000])
    expect(await receipt(receiptId!)).toMatchObject({ importe_devuelto: 2500 })
    await apply(returnsText([{ adeudo, importe: 500, codigo: 'MD06' }], { day: '2026-11-25' }))
    expect([await desk.owed(lines[0]!), await desk.owed(lines[1]!)]).toEqual([1000, 2000])
    expect(await brokenReturns(desk)).toEqual([])
  })
  it('of a settled remittance takes the money out of the bank, and its charges', async () => {
    const { adeudo, remesa } = await one('Joan')
    await apply(await statement({ remesa, credit: '45.00' }))
    await apply(returnsText([{ adeudo, importe: 4500, gastos: 120 }]))
    const rows = await db
      .selectFrom('libro_asiento')
      .select(['debe', 'haber', 'importe', 'motivo'])
      .where('texto', '=', adeudo)
      .orderBy('id_reg_asiento')
      .execute()
    expect(rows).toEqual([
      { debe: accounts.remittance, haber: accounts.bank, importe: 4500, motivo: 'liquidacion' },
      { debe: accounts.bankCharges, haber: accounts.bank, importe: 120, motivo: 'comision' },
    ])
    expect(await brokenReturns(desk)).toEqual([])
  })
  it('settles remittances whose money a statement shows, before their returns (A-180)', async () => {
    const [kept, back] = await sent([await payer('Kim'), 1000], [await payer('Lia'), 2000])
    await expect(
      preview(await statement({ remesa: kept!.remesa, credit: '30.00', iban: 'ES6000491500051234567892', back: back!.adeudo })),
    ).rejects.toMatchObject({ code: 'devolucion.otra_empresa' })
    const text = await statement({ remesa: kept!.remesa, credit: '30.00', back: back!.adeudo })
    expect(await preview(text)).toMatchObject({
      clase: 'camt.053',
      cobradas: [{ id_reg_remesas: kept!.remesa, fecha: '2026-11-24', importe: 3000 }],
    })
    expect(await apply(text)).toMatchObject({ aplicadas: 1, cobradas: 1 })
    expect(
      await db.selectFrom('remesa').select(['estado', 'cobrada_por', 'fecha_cobro']).where('id_reg_remesas', '=', kept!.remesa).execute(),
    ).toEqual([{ estado: 'cobrada', cobrada_por: 'extracto', fecha_cobro: '2026-11-24' }])
    expect(await brokenReturns(desk)).toEqual([])
    expect(await apply(text)).toMatchObject({ aplicadas: 0, cobradas: 0, id_reg_fichero_devoluciones: null })
  })
  it('takes a candidate that a hand chose, and no other receipt', async () => {
    const { id, row } = await one('Mar', 3300)
    const stranger = await one('Nora', 3300)
    const text = returnsText([{ importe: 3300, mandato: row.referencia!, cobro: '2026-12-01' }])
    const { clave } = await rowOf(text)
    const step = { paso: 'nada', bloquea: false, sin_carta: false, recargo: 0, dia: null } as const
    expect(await apply(text)).toMatchObject({ aplicadas: 0, apartadas: 1 })
    await expect(apply(text, { decisiones: [{ clave, id_reg_recibo: stranger.id, ...step }] })).rejects.toMatchObject({
      code: 'devolucion.recibo_ajeno',
    })
    await expect(apply(text, { decisiones: [{ clave, id_reg_recibo: null, ...step }] })).rejects.toMatchObject({
      code: 'devolucion.clave_desconocida',
    })
    await expect(apply(text, { decisiones: [{ clave: 'otra', id_reg_recibo: id, ...step }] })).rejects.toMatchObject({
      code: 'devolucion.clave_desconocida',
    })
    expect(await apply(text, { decisiones: [{ clave, id_reg_recibo: id, ...step }] })).toMatchObject({ aplicadas: 1 })
    expect(await receipt(id)).toMatchObject({ importe_devuelto: 3300 })
    expect(await brokenReturns(desk)).toEqual([])
  })
  it('is refused when rows differ from those shown, when sums do not add up, and for a past day', async () => {
    const { adeudo } = await one('Oriol')
    const text = returnsText([{ adeudo, importe: 4500 }])
    await expect(apply(text, { huella: 'otra' })).rejects.toMatchObject({ status: 409, code: 'devolucion.han_cambiado' })
    const wrong = returnsText([{ adeudo, importe: 4500 }], { sum: 4501 })
    expect((await preview(wrong)).cuadra).toBe(false)
    await expect(apply(wrong)).rejects.toMatchObject({ status: 409, code: 'devolucion.sumas_distintas' })
    const { clave } = await rowOf(text)
    const past = { clave, id_reg_recibo: null, paso: 'girar', bloquea: false, sin_carta: false, recargo: 0, dia: '2026-11-19' } as const
    await expect(apply(text, { decisiones: [past] })).rejects.toMatchObject({ code: 'devolucion.dia_pasado' })
  })
})

describe('the step after a return', () => {
  it('sets the mandate to rest, or revokes it, with the reason of the bank', async () => {
    const rest = await one('Pau')
    const gone = await one('Queta')
    await apply(
      returnsText([
        { adeudo: rest.adeudo, importe: 4500, codigo: 'AC04' },
        { adeudo: gone.adeudo, importe: 4500, codigo: 'MD01' },
      ]),
    )
    const mandateOf = (id: number) =>
      db.selectFrom('mandato').select(['estado', 'motivo']).where('id_mst_socios', '=', id).orderBy('id_reg_mandato').execute()
    expect(await mandateOf(rest.payer)).toEqual([{ estado: 'reposo', motivo: 'La cuenta está cerrada' }])
    expect(await mandateOf(gone.payer)).toEqual([{ estado: 'revocado', motivo: 'No hay mandato válido' }])
  })
})

describe('a return by hand (R-167, A-81)', () => {
  it('takes a receipt back today, and is refused for one that is back, in no file, or for more than is left', async () => {
    const { id } = await one('Rosa')
    const plain = { id, fecha: null, codigo: null, importe: null, gastos: 0, paso: 'nada' } as const
    await expect(desk.call(returnReceipt, { ...plain, importe: 4501 })).rejects.toMatchObject({ code: 'devolucion.importe_mayor' })
    await expect(desk.call(returnReceipt, { ...plain, fecha: '2026-11-21' })).rejects.toMatchObject({ code: 'devolucion.fecha_futura' })
    expect((await desk.call(returnReceipt, plain)).id_reg_devolucion).toBeGreaterThan(0)
    expect(await receipt(id)).toMatchObject({ importe_devuelto: 4500 })
    await expect(desk.call(returnReceipt, plain)).rejects.toMatchObject({ status: 409, code: 'devolucion.ya_devuelto' })
    const [open] = await desk.receiptsOf([await payer('Sara'), 100])
    await expect(desk.call(returnReceipt, { ...plain, id: open! })).rejects.toMatchObject({ status: 409, code: 'devolucion.sin_girar' })
    expect(await brokenReturns(desk)).toEqual([])
  })
})

describe('a return that blocks access', () => {
  it('keeps its payer out, with the reason for the desk, until its lines are paid', async () => {
    const { id, adeudo, payer: tina } = await one('Tina')
    const text = returnsText([{ adeudo, importe: 4500 }])
    const { clave } = await rowOf(text)
    await desk.call(saveMemberAccess, { id: tina, todos: true, recursos: [] })
    const said = async () => {
      const { permitido, texto, pendiente } = await desk.call(simulateEntry, { id: tina, fecha: '2026-11-20', minuto: 660 })
      return { permitido, texto, pendiente }
    }
    expect(await said()).toMatchObject({ permitido: true })
    await apply(text, {
      decisiones: [{ clave, id_reg_recibo: null, paso: 'caja', bloquea: true, sin_carta: false, recargo: 0, dia: null }],
    })
    expect(await said()).toEqual({
      ...{ permitido: false, pendiente: 4500 },
      texto: 'El banco devolvió un recibo el 24/11/2026: quedan 45,00 € por pagar.',
    })
    await desk.pay((await lineOf(id)).id_reg_factura)
    expect(await said()).toMatchObject({ permitido: true })
  })
})

describe('the rules of returns', () => {
  it('are one for a reason and a number, edited by the club, and change nothing that was applied', async () => {
    const { id, adeudo } = await one('Ugo')
    const calls = callsOf(returnRule)
    const rule = { codigo: 'AG02', desde_vez: 1, paso: 'caja', bloquea: true, sin_carta: false, recargo: 300, dias: 10 } as const
    const made = await desk.call(calls.create, rule)
    await expect(desk.call(calls.create, rule)).rejects.toMatchObject({ status: 409, code: 'regla_devolucion.repetida' })
    const text = returnsText([{ adeudo, importe: 4500, codigo: 'AG02' }])
    expect(await rowOf(text)).toMatchObject({
      paso: 'caja',
      bloquea: true,
      recargo: 300,
      dia: '2026-11-30',
      id_reg_regla_devolucion: made.id_reg_regla_devolucion,
    })
    await apply(text)
    const before = await returnsOf(id)
    await desk.call(calls.update, { id: made.id_reg_regla_devolucion, paso: 'nada' })
    expect(await returnsOf(id)).toEqual(before)
  })
})

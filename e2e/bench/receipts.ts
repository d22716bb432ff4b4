import { ask, type Club, read } from './clubs.ts'
import type { Result } from './report.ts'

interface Line {
  readonly id_reg_factura: number
}
const batch = 900

/** File of returns over debits of a bank file, as pain.002 tells them. */
function returnsOf(content: string, count: number, today: string): string {
  const debits = [...content.matchAll(/<EndToEndId>([^<]+)<\/EndToEndId><\/PmtId><InstdAmt Ccy="EUR">([\d.]+)</g)].slice(0, count)
  const rows = debits.map(
    ([, id, amount], n) =>
      `<TxInfAndSts><StsId>${n}</StsId><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf><OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${amount}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt><GrpHdr><MsgId>DA${today.replaceAll('-', '')}</MsgId><CreDtTm>${today}T08:00:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${today}BENCH</OrgnlMsgId><OrgnlMsgNmId>pain.008</OrgnlMsgNmId></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>BENCH</OrgnlPmtInfId>${rows.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
}

/**
 * Receipts of 10,000 lines, their file, and 2,000 returns of it, in seconds of the processor: of server and database together. Returns to the
 * club as it was.
 */
export async function benchReceipts({ desk, floor, today }: Club, seconds: () => number): Promise<Result[]> {
  const lines = await ask<Line[]>(floor('giveLines', { today }))
  const spent = async <T>(work: () => Promise<T>) => {
    const before = seconds()
    const done = await work()
    return { done, value: seconds() - before }
  }
  const made = await spent(async () => {
    const facturas = lines.map((one) => one.id_reg_factura)
    const answer = await read<{ data: { recibos: number[] } }>(
      desk.post('/api/recibo/recibo_factura/genera_recibo_selected_items', { facturas }),
    )
    return answer.data.recibos
  })
  let nombre_tabla: string | null = null
  for (let at = 0; at < made.done.length; at += batch) {
    const ids = made.done.slice(at, at + batch)
    const stored: { data: { nombre_tabla: string } } = await read(desk.post('/api/recibo/guardar_ids_temporales', { ids, nombre_tabla }))
    nombre_tabla = stored.data.nombre_tabla
  }
  const shown = await spent(() => read<{ fecha: string; huella: string }>(desk.post('/api/recibo/fichero/vista', { nombre_tabla })))
  const { fecha, huella } = shown.done
  const file = await spent(() =>
    read<{ content: string; remesas: { id_reg_remesas: number }[] }>(
      desk.post('/api/recibo/genera_xml', { fechaRecibos: fecha, nombre_tabla, huella, nombre_remesa: 'Bench' }),
    ),
  )
  const { content, remesas } = file.done
  const bytes = returnsOf(content, 2000, today)
  const send = (way: 0 | 1) =>
    desk.upload(`/api/recibo/sociosRecibos/devoluciones/${way}`, { devolucionesFile: ['devoluciones.xml', bytes] })
  const looked = await spent(() => send(0))
  const applied = await spent(() => read<{ aplicadas: number; id_reg_fichero_devoluciones: number }>(send(1)))
  await desk.post(`/api/recibo/devoluciones/${applied.done.id_reg_fichero_devoluciones}/deshacer`, {})
  for (const { id_reg_remesas } of remesas) await desk.get(`/api/remesas/delete?id_reg_remesas=${id_reg_remesas}`)
  await floor('takeLines', {})
  const unit = 's of the processor'
  return [
    { what: `receipts of ${lines.length} lines`, unit, value: made.value, budget: 5 },
    { what: 'their bank file, built and validated', unit, value: shown.value, budget: 2 },
    { what: 'the file made and recorded', unit, value: file.value, budget: 8 },
    { what: `${applied.done.aplicadas} returns previewed`, unit, value: looked.value, budget: 0.5 },
    { what: 'all of them applied', unit, value: applied.value, budget: 3 },
  ]
}

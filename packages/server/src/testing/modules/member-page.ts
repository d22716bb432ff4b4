import { addTerminal } from '@app/contract/access/terminals'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { sellPass } from '@app/contract/passes/sell-pass'
import { giveConsent } from '@app/contract/personal-data/consent'
import { cardClub } from './cards.ts'
import { invoiceOver, paidLine } from './official-invoices.ts'

/** A club that takes cards, with a turnstile; its members Anna and Berta are signed in as players. */
export async function playerClub() {
  const desk = await cardClub()
  const { db, members } = desk
  await desk.call(addTerminal, { desc_terminalacceso: 'Torno', recursos: [] })
  await db.updateTable('recurso').set({ aperturaacceso: true }).execute()
  const [anna, berta] = [await desk.signedIn(members[0]), await desk.signedIn(members[1])]

  let filled = 0
  const known = new Set<number>()
  /** One of everything that the page shows of a member, each with the word in its texts; returns the ids by table. */
  const fill = async (id: number, word: string) => {
    filled += 1
    await db
      .updateTable('socio')
      .set({ apellidos: word, telefono: '600111222', direccion: `Calle ${word}`, codigo_tarjeta_acceso: `${word}-000${id}` })
      .where('id_mst_socios', '=', id)
      .execute()
    const { id_reg_reserva } = await desk.book({ hora_ini: 480 + filled * 60, id_mst_socios: id, socios: [id] })
    await db
      .updateTable('reserva')
      .set({ pin_reserva: String(7000 + id) })
      .where('id_reg_reserva', '=', id_reg_reserva)
      .execute()
    const id_reg_factura = await desk.line(1200, id)
    await db
      .updateTable('factura')
      .set({ concepto: `Pala ${word}` })
      .where('id_reg_factura', '=', id_reg_factura)
      .execute()
    const { id_mst_tipoabonos } = await desk.call(createPassType, {
      ...{ desc_tipoabonos: `Bono ${word}`, saldo_original: 10, unidad: 1, tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 5000 }] },
    })
    const { id_reg_abonos } = await desk.call(sellPass, { id_mst_socios: id, id_mst_tipoabonos })
    if (!known.has(id)) await desk.call(giveConsent, { id, finalidad: 'imagen', otorgado: true, prueba: `Hoja de ${word}` })
    known.add(id)
    const facturaoficial = await invoiceOver(desk, [
      await paidLine(desk, { precio: 900, id_mst_socios: id, concepto: `Clase ${word}`, impuesto: 'iva', prc_iva: 2100 }),
    ])
    const { id_reg_recibo } = await db
      .insertInto('recibo')
      .values({
        fecha: '2026-11-19',
        id_mst_empresas: 1,
        id_mst_socios: id,
        nombre_completo: word,
        concepto: `Cuota ${word}`,
        precio: 3000,
      })
      .returning('id_reg_recibo')
      .executeTakeFirstOrThrow()
    await db.insertInto('recibo_factura').values({ id_reg_recibo, id_reg_factura, importe: 1200 }).execute()
    const course = await db
      .insertInto('cursos')
      .values({ desc_curso: `Curso ${word}` })
      .returning('id_mst_curso')
      .executeTakeFirstOrThrow()
    const fee = await db
      .insertInto('cuotas')
      .values({ desc_cuota: `Cuota ${word}`, id_mst_tipoingreso: 2 })
      .returning('id_mst_cuotas')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('socios_cuotas')
      .values({
        id_mst_socios: id,
        id_cuota: fee.id_mst_cuotas,
        id_mst_curso: course.id_mst_curso,
        fecha_inicio_cuota: '2026-11-01',
        date_create: '2026-11-01',
        ancla: '2026-11-01',
      })
      .execute()
    const activity = await db
      .insertInto('actividad')
      .values({ desc_actividad: `Campus ${word}`, fecha_ini: '2026-12-01', fecha_fin: '2026-12-05' })
      .returning('id_reg_actividades')
      .executeTakeFirstOrThrow()
    const group = await db
      .insertInto('actividad_grupo')
      .values({ ...activity, desc_actividades_grupo: `Grupo ${word}` })
      .returning('id_reg_actividades_grupo')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('actividad_inscrito')
      .values({ ...group, id_mst_socios: id, fecha: '2026-11-20' })
      .execute()
    return { socio: id, reserva: id_reg_reserva, factura: id_reg_factura, abono: id_reg_abonos, facturaoficial, recibo: id_reg_recibo }
  }
  return { ...desk, anna, berta, fill }
}

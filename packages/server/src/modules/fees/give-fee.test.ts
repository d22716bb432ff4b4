import { feesOfMember } from '@app/contract/fees/member-fees'
import { undoAct } from '@app/contract/member-acts/member-act'
import { previewAct, runAct } from '@app/contract/member-acts/run-act'
import { dryRunImport } from '@app/contract/members/import-check'
import { saveImport } from '@app/contract/members/import-save'
import { undoImport } from '@app/contract/members/import-undo'
import { expect, it } from 'vitest'
import { feeClub } from '../../testing/modules/fees.ts'
import { uploadList } from '../../testing/upload-list.ts'

const desk = await feeClub()
const { fee, give, members } = desk
const chosen = (...ids: number[]) => ({ regla: null, menos: [], ids })
const feesOf = (id: number) => desk.call(feesOfMember, { id })

it('an act gives a fee to those that do not have it, and takes it back while nothing is raised', async () => {
  const id_mst_cuotas = await fee('De muchos')
  await give(id_mst_cuotas, members[0])
  const act = { seleccion: chosen(...members), acto: 'fee' as const, id_mst_cuotas, fecha_inicio_cuota: '2026-12-01' }
  expect(await desk.call(previewAct, act)).toMatchObject({
    hechos: 2,
    saltados: [{ motivo: 'has_fee', socios: 1, nombres: ['Puig, Anna'] }],
  })
  const { id_reg_socio_acto: id, hechos } = await desk.call(runAct, act)
  expect(hechos).toBe(2)
  const made = await feesOf(members[1])
  expect(made).toMatchObject([{ id_cuota: id_mst_cuotas, fecha_inicio_cuota: '2026-12-01', cantidad: 1 }])
  await desk.db
    .insertInto('cuota_periodo')
    .values({ id_reg_socios_cuotas: made[0]!.id, k: 0, desde: '2026-12-01', hasta: '2027-01-01', importe: 4500 })
    .execute()
  expect(await desk.call(undoAct, { id })).toMatchObject({ deshechos: 1, quedan: 1 })
  expect([(await feesOf(members[1])).length, (await feesOf(members[2])).length]).toEqual([1, 0])
})
it('a departure of many ends their fees, and its undoing gives them back as they were (A-43)', async () => {
  const id_cuota = await fee('Se van')
  const [one, other] = [await desk.member('Dora'), await desk.member('Enric')]
  const held = [await give(id_cuota, one), await give(id_cuota, other, { fecha_fin_cuota: '2027-06-30' })]
  const leave = { seleccion: chosen(one, other), acto: 'leave' as const, fecha_baja: '2026-11-20' }
  const { id_reg_socio_acto: id } = await desk.call(runAct, leave)
  const ends = async () => [...(await feesOf(one)), ...(await feesOf(other))].map((row) => row.fecha_fin_cuota)
  expect(await ends()).toEqual(['2026-11-20', '2026-11-20'])
  await desk.call(undoAct, { id })
  expect(await ends()).toEqual([null, '2027-06-30'])
  expect((await feesOf(one))[0]).toMatchObject({ fecha_proxima: held[0]!.fecha_proxima })
})
it('an import gives the fees that its list names, from the next period on, names unknown ones, and its undoing takes them', async () => {
  await fee('Adulto import', { dia_generacion_factura: 5 })
  const read = async (text: string) => {
    const { body } = await uploadList(desk, text)
    return { token: body.token, mapping: body.columnas.map(({ campo }) => campo ?? '') }
  }
  const unknown = await read('Nombre;Apellidos;Cuotas\nLaia;Font;Otra cosa')
  expect(unknown.mapping).toEqual(['nombre', 'apellidos', 'cuotas'])
  const { filas } = await desk.call(dryRunImport, unknown)
  expect(filas[0]!.findings.map(({ key }) => key)).toEqual(['import.fee_unknown'])
  const { id_reg_importacion: id } = await desk.call(saveImport, await read('Nombre;Apellidos;Cuotas\nLaia;Font;adulto IMPORT'))
  const laia = await desk.db.selectFrom('socio').select('id_mst_socios').where('apellidos', '=', 'Font').executeTakeFirstOrThrow()
  expect(await feesOf(laia.id_mst_socios)).toMatchObject([
    { desc_cuota: 'Adulto import', fecha_inicio_cuota: '2026-12-05', fecha_proxima: '2026-12-05' },
  ])
  await desk.call(undoImport, { id })
  expect(
    await desk.db.selectFrom('socios_cuotas').select('id_mst_socios').where('id_mst_socios', '=', laia.id_mst_socios).execute(),
  ).toEqual([])
})

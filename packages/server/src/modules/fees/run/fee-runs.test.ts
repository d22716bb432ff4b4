import { getMemberFee } from '@app/contract/fees/member-fees'
import { expect, it } from 'vitest'
import { feeClub } from '../../../testing/modules/fees.ts'

const desk = await feeClub()
const { members, give, preview, raise, takeBack, monthly } = desk

it('raises what its preview shows, each period once, and the next preview has nothing (A-144, A-153)', async () => {
  const { id } = await give(monthly, members[0])
  const shown = await preview('2026-12-01')
  expect(shown.lineas).toMatchObject([
    {
      id_reg_socios_cuotas: id,
      k: 0,
      desde: '2026-11-01',
      hasta: '2026-12-01',
      importe: 4500,
      antes: null,
      causa: 'altas',
      atraso: 1,
      atrasos: 2,
    },
    { k: 1, desde: '2026-12-01', hasta: '2027-01-01', importe: 4500, causa: 'atrasados', atraso: 2, atrasos: 2 },
  ])
  const run = await raise('2026-12-01')
  expect(run).toMatchObject({ lineas: 2, importe: 9000, previsto_lineas: 2, previsto_importe: 9000, estado: 'hecho', retiradas: 0 })
  const lines = await desk.db.selectFrom('factura').selectAll().where('id_mst_socios', '=', members[0]).execute()
  expect(lines.map((line) => line.concepto)).toEqual(['Adulto, noviembre', 'Adulto, diciembre'])
  expect((await preview('2026-12-01')).lineas).toEqual([])
  expect(await desk.call(getMemberFee, { id })).toMatchObject({ fecha_proxima: '2027-01-01' })
  await takeBack(run.id_reg_cuota_proceso)
  expect((await preview('2026-12-01')).huella).toBe(shown.huella)
})

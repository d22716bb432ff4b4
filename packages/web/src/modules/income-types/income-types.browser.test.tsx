import { incomeTypesTexts } from '@app/contract/income-types/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve } from '../../testing/page.tsx'
import { IncomeTypesScreen } from './income-types-screen.tsx'

const income = {
  ...{ id_mst_tipoingreso: 3, desc_tipoingreso: 'Clases', factura_oficial_prefijo: null, id_mst_caja: null, id_mst_tipoabonos: null },
  ...{ id_mst_tipoingreso_next: null, mostrar: 1, activo: 1, usar_horario_domotica: 0, reservado: 0, tiporecursos: [] },
  ...{ codigo_1: null, codigo_2: null, codigo_3: null, codigo_4: null, codigo_5: null },
}

test('whether an income type follows the hours of the devices is seen and switched in its row (spec 3 §3)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  const asked = serve((call) => ({ body: call === 'GET /api/tipo_ingreso' ? [income] : call.startsWith('PUT') ? income : [] }))
  await draw(<IncomeTypesScreen />, inLanguage(incomeTypesTexts, 'es'))
  const cell = () => document.querySelector<HTMLElement>('[role="gridcell"][data-column="usar_horario_domotica"]')
  await expect.poll(cell).not.toBeNull()
  await userEvent.click(cell()!)
  await userEvent.keyboard(' ')
  await expect.poll(() => asked.find(({ call }) => call === 'PUT /api/tipo_ingreso/3')?.body).toMatchObject({ usar_horario_domotica: 1 })
  setSession(null)
})

import { exportPage, exportRecords } from '@app/contract/verifactu/export-records'
import { expect, it } from 'vitest'
import { verifactuClub } from '../../testing/modules/verifactu-sender.ts'

const club = await verifactuClub()
const page = (more: object = {}) => club.call(exportRecords, { id: 1, desde: '2026-11-20', hasta: '2026-11-20', ...more })

it('the records of a period are exported as they were sent, page by page, with the day of the club', async () => {
  await club.issue(2)
  await club.pass(7 * 3600)
  await club.panel()
  club.at('2026-11-20T23:30:00Z')
  await club.issue()
  const records = await page()
  expect(records).toMatchObject([
    { n: 1, instalacion: 1 },
    { n: 2, instalacion: 1 },
  ])
  expect(records[0]!.xml).toMatch(/^<RegistroAlta.*<\/RegistroAlta>$/)
  expect(await page({ hasta: '2026-11-21' })).toHaveLength(3)
  expect(await page({ despues: records[0]!.id_reg_documento_registro })).toMatchObject([{ n: 2 }])
  expect(exportPage).toBe(1000)
})

import { companyRow, updateCompany } from '@app/contract/company/companies'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const save = (change: object) => desk.call(updateCompany, { id: 1, ...change })

describe('the place of a company in the club finder', () => {
  it('is no agreement by itself: a club is not listed until it agrees (A-183)', async () => {
    expect(await desk.call(companyRow, { id: 1 })).toMatchObject({ latitud: null, longitud: null, en_buscador: false })
    expect(await save({ latitud: '41,4036', longitud: 2.1744 })).toMatchObject({ latitud: 41.4036, longitud: 2.1744, en_buscador: false })
  })
  it('is refused beyond the globe, and half of it too', async () => {
    await expect(save({ latitud: 90.1 })).rejects.toMatchObject({ fields: { latitud: [expect.any(String)] } })
    await expect(save({ longitud: -180.5 })).rejects.toMatchObject({ fields: { longitud: [expect.any(String)] } })
    await expect(save({ longitud: null })).rejects.toMatchObject({ fields: { longitud: ['Escribe las dos coordenadas o ninguna.'] } })
    expect(await desk.call(companyRow, { id: 1 })).toMatchObject({ latitud: 41.4036, longitud: 2.1744 })
  })
  it('is needed by a club that agrees to be listed, and stays while it does (A-183)', async () => {
    expect(await save({ en_buscador: true })).toMatchObject({ en_buscador: true })
    const message = ['Para salir en el buscador hacen falta la latitud y la longitud.']
    await expect(save({ latitud: null, longitud: null })).rejects.toMatchObject({ fields: { latitud: message, longitud: message } })
    expect(await save({ en_buscador: false, latitud: null, longitud: null })).toMatchObject({ latitud: null, en_buscador: false })
  })
})

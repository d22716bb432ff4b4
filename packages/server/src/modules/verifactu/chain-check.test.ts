import { companyChains, verifyChain } from '@app/contract/verifactu/chain-check'
import { describe, expect, it } from 'vitest'
import { verifactuClub } from '../../testing/modules/verifactu-sender.ts'

const club = await verifactuClub()
const schema = club.product.clubs.all()[0]!.schema
const numbers = await club.issue(4, 5400)
const chain = async () => (await club.call(companyChains, { id: 1 }))[0]!
const verify = async () => club.call(verifyChain, { id: (await chain()).id_reg_documento_cadena })
/** Breaks a chain behind the product, looks, and puts it right again. */
async function broken(table: string, change: string, where: string, back = where) {
  const column = change.split(' = ')[0]!
  const { rows } = await club.pool.query(`select ${column} as before from ${schema}.${table} where ${where}`)
  await club.pool.query(`update ${schema}.${table} set ${change} where ${where}`)
  const found = await verify()
  await club.pool.query(`update ${schema}.${table} set ${column} = $1 where ${back}`, [rows[0].before])
  return found
}

describe('the verification of a chain', () => {
  it('goes through its records, and is kept', async () => {
    expect((await chain()).comprobacion).toBeNull()
    expect(await verify()).toMatchObject({ hasta: 4, total: 4, rotura: null })
    expect(await chain()).toMatchObject({ n: 4, instalacion: 1, comprobacion: { hasta: 4, rotura: null } })
    expect(await club.panel()).toMatchObject({ comprobacion: { hasta: 4, rotura: null }, registros: 4 })
  })

  it('names the first broken link: the document, its day, and what disagrees', async () => {
    await club.pool.query(`update ${schema}.facturaoficial set importe = 4500, base = 4500 - cuota where num_completo = '${numbers[1]}'`)
    expect(await verify()).toMatchObject({
      hasta: 1,
      rotura: { n: 2, clase: 'documento', num_completo: numbers[1], campo: 'ImporteTotal', consta: '54.00', calculado: '45.00' },
    })
    expect(await chain()).toMatchObject({ comprobacion: { hasta: 1, rotura: 'documento' } })
    await club.pool.query(`update ${schema}.facturaoficial set importe = 5400, base = 5400 - cuota where num_completo = '${numbers[1]}'`)
    expect((await verify()).rotura).toBeNull()
  })

  it('finds a changed text, a changed fingerprint, another link, a changed XML and a head that is ahead', async () => {
    expect(await broken('documento_registro', `entrada = replace(entrada, '54.00', '45.00')`, 'n = 3')).toMatchObject({
      hasta: 2,
      rotura: { n: 3, clase: 'huella', num_completo: numbers[2] },
    })
    expect(await broken('documento_registro', `huella = repeat('A', 64)`, 'n = 2')).toMatchObject({ rotura: { n: 2, clase: 'huella' } })
    expect(await broken('documento_registro', `anterior = repeat('A', 64)`, 'n = 4')).toMatchObject({ rotura: { n: 4, clase: 'enlace' } })
    expect(await broken('documento_registro', `xml = replace(xml, '</Huella><', '</H><')`, 'n = 1')).toMatchObject({
      rotura: { n: 1, clase: 'xml' },
    })
    expect(await broken('documento_registro', 'n = 9', 'n = 3', 'n = 9')).toMatchObject({ hasta: 2, rotura: { n: 3, clase: 'hueco' } })
    expect(await broken('documento_cadena', 'n = 5', 'n = 4', 'n = 5')).toMatchObject({ hasta: 4, rotura: { clase: 'final', consta: '5' } })
    expect(await verify()).toMatchObject({ hasta: 4, rotura: null })
  })

  it('goes on where it was, and only in its own chain', async () => {
    const first = await verify()
    await club.issue(2)
    const { id_reg_documento_cadena: id } = await chain()
    const { id_reg_documento_comprobacion } = first
    expect(await club.call(verifyChain, { id, id_reg_documento_comprobacion })).toMatchObject({ hasta: 6, total: 6, rotura: null })
    await expect(club.call(verifyChain, { id, id_reg_documento_comprobacion: 4711 })).rejects.toMatchObject({ status: 404 })
    await expect(club.call(verifyChain, { id: 4711 })).rejects.toMatchObject({ status: 404 })
  })
})

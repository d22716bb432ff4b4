import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveParameter } from '@app/contract/club/parameter'
import { parameters } from '@app/contract/club/parameters'
import { webManagerAddress } from '@app/contract/frames/web-manager'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const webDir = mkdtempSync(join(tmpdir(), 'tribuna-frames-'))
mkdirSync(join(webDir, 'assets'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html>')
const desk = await club({ webDir })

afterAll(() => rmSync(webDir, { recursive: true }))

const save = (name: 'URL_GESTOR_WEB' | 'URL_CAMARA_WEB', valor: string) => desk.call(saveParameter, { id: parameters[name].id, valor })
const frameSource = async () => {
  const { headers } = await desk.anonymous.http({ method: 'GET', url: '/admin' })
  return /frame-src ([^;]*);/.exec(String(headers['content-security-policy']))?.[1]
}
beforeEach(async () => {
  await save('URL_GESTOR_WEB', '')
  await save('URL_CAMARA_WEB', '')
})

describe('the address of the web manager', () => {
  it('is the one of the parameter; empty without one (A-85, R-472)', async () => {
    expect(await desk.call(webManagerAddress)).toEqual({ url: '' })
    await save('URL_GESTOR_WEB', 'https://web.club.test/gestor?a=1')
    expect(await desk.call(webManagerAddress)).toEqual({ url: 'https://web.club.test/gestor?a=1' })
  })
  it('is empty once it has become an address of the club itself', async () => {
    await save('URL_GESTOR_WEB', 'https://web.club.test/')
    await desk.pool.query(`update platform.club set hosts = '{localhost,web.club.test}'`)
    await desk.product.clubs.reload()
    expect(await desk.call(webManagerAddress)).toEqual({ url: '' })
    expect(await frameSource()).toBe("'none'")
    await desk.pool.query(`update platform.club set hosts = '{}'`)
    await desk.product.clubs.reload()
  })
  it('is closed to staff without the right', async () => {
    const other = await desk.as({ rights: ['bookings'] })
    await expect(other.call(webManagerAddress)).rejects.toMatchObject({ status: 403 })
  })
})

describe('the policy of the page', () => {
  it('opens no frame without an address, not even of this server (R-472)', async () => {
    expect(await frameSource()).toBe("'none'")
  })
  it('opens frames of exactly the origins of the two parameters', async () => {
    await save('URL_CAMARA_WEB', 'https://camara.test:8443/live?x=1')
    expect(await frameSource()).toBe('https://camara.test:8443')
    await save('URL_GESTOR_WEB', 'https://web.club.test/gestor')
    expect(await frameSource()).toBe('https://web.club.test https://camara.test:8443')
  })
  it('opens none of an address that is refused: another scheme, or the own host', async () => {
    for (const valor of ['http://camara.test', 'https://localhost/', 'javascript:alert(1)'])
      await expect(save('URL_CAMARA_WEB', valor)).rejects.toMatchObject({ status: 422 })
    expect(await frameSource()).toBe("'none'")
  })
  it('of every other answer opens none', async () => {
    await save('URL_CAMARA_WEB', 'https://camara.test')
    const { headers } = await desk.http({ method: 'GET', url: '/api/gestorWebUrl' })
    expect(headers['content-security-policy']).toContain("frame-src 'none';")
  })
})

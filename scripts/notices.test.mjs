import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { admitted, notices, noticesFile, shippedPackages } from './notices.mjs'

describe('the packages that ship with the product', () => {
  it('have licences that the project admits', () => {
    const isAdmitted = (license) =>
      license
        .replaceAll(/[()]/g, '')
        .split(' OR ')
        .some((one) => one.split(' AND ').every((part) => admitted.includes(part)))
    // a font has a licence of fonts
    const isFont = ({ name, license }) => name.startsWith('@fontsource/') && license === 'OFL-1.1'
    expect(shippedPackages().filter((one) => !isAdmitted(one.license) && !isFont(one))).toEqual([])
  })
  it('are named in the notices', () => {
    expect(readFileSync(noticesFile, 'utf8')).toBe(notices())
  })
})

import { describe, expect, it } from 'vitest'
import { readDeviceHost, readHttpsUrl } from './web-address.ts'

describe('an address of the web', () => {
  it('is an https one with a host of its own', () => {
    expect(readHttpsUrl(' https://Camara.example.org/Pista?x=1 ')).toBe('https://camara.example.org/Pista?x=1')
    expect(readHttpsUrl('HTTPS://camara.example.org:8443')).toBe('https://camara.example.org:8443/')
    expect(readHttpsUrl('https://192.168.1.20/stream')).toBe('https://192.168.1.20/stream')
    expect(readHttpsUrl('https://bücher.example')).toBe('https://xn--bcher-kva.example/')
  })
  it('is no script, no data, no other scheme, and not without one', () => {
    for (const text of [
      'javascript:fetch(1)',
      'java\nscript:fetch(1)',
      'data:text/html,x',
      'http://camara.test',
      '//evil.test',
      'evil.test',
      'file:///etc',
      'https:evil.test',
      'ftp://a.test',
      'blob:https://a.test/1',
    ])
      expect([text, readHttpsUrl(text)]).toEqual([text, null])
  })
  it('carries no user, and leads neither to this machine nor to metadata of a cloud', () => {
    for (const text of [
      'https://user@evil.test',
      'https://u:p@evil.test',
      'https://localhost/',
      'https://a.localhost',
      'https://127.0.0.1',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://169.254.169.254/latest',
      'https://metadata.google.internal/',
      'https://',
      'https://a b.test',
    ])
      expect([text, readHttpsUrl(text)]).toEqual([text, null])
  })
})

describe('the host of a device', () => {
  it('is a name or an address, private or public, with a port where there is one', () => {
    const same = [
      '192.168.1.40',
      '10.0.0.7:8080',
      '172.16.3.4:443',
      '203.0.113.9',
      'cashdro',
      'cashdro.club.example.org:80',
      '[fd12:3456::7]',
      '[2001:db8::1]:8443',
    ]
    for (const text of same) expect(readDeviceHost(text)).toBe(text)
    expect(readDeviceHost(' CashDro.Local. ')).toBe('cashdro.local')
    expect(readDeviceHost('192.168.1.40:0080')).toBe('192.168.1.40:80')
  })
  it('has no scheme, no user, no path and no port that is none', () => {
    for (const text of [
      'http://192.168.1.40',
      'user@evil.test',
      '192.168.1.40/admin',
      '192.168.1.40?x',
      '192.168.1.40#x',
      'a\\b',
      'a b',
      '192.168.1.40:0',
      '192.168.1.40:70000',
      '192.168.1.40:',
      ':80',
      '',
      '-a.test',
      'a..test',
      '1.2.3.4.5',
      'fd12::7',
      '%6cocalhost',
    ])
      expect([text, readDeviceHost(text)]).toEqual([text, null])
  })
  it('is never this machine, however it is written, nor link-local, multicast or a cloud’s metadata', () => {
    for (const text of [
      '127.0.0.1:5432',
      '127.1',
      '0177.0.0.1',
      '0x7f000001',
      '2130706433',
      '0.0.0.0',
      'localhost',
      'LOCALHOST.',
      'x.localhost',
      '169.254.169.254',
      '169.254.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '100.100.100.200',
      'metadata.google.internal',
      '[::1]',
      '[::]',
      '[fe80::1]',
      '[ff02::1]',
      '[::ffff:127.0.0.1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[fd00:ec2::254]',
      '１２７.0.0.1',
    ])
      expect([text, readDeviceHost(text)]).toEqual([text, null])
  })
})

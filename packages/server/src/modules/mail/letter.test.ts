import { expect, it } from 'vitest'
import { writeLetter } from './letter.ts'

const reader = { email: 'anna@example.com', nombre: 'Anna <Puig>', lang: null }
const writer = { club: 'Tribuna', standard: 'es' } as const
const words = { subject: 'mail.greeting', body: 'mail.greeting' } as const

it('a letter has its link as one in HTML and as plain text, and nothing of what is written in it becomes markup', () => {
  const link = 'https://club.example/pago/a?b=1&c=2'
  const { html, texto, para } = writeLetter(reader, writer, { ...words, link })!
  expect(para).toBe('anna@example.com')
  expect(html.match(/<a href="[^"]*">[^<]*<\/a>/g)).toEqual([
    '<a href="https://club.example/pago/a?b=1&amp;c=2">https://club.example/pago/a?b=1&amp;c=2</a>',
  ])
  expect(html).toContain('Anna &lt;Puig&gt;')
  expect(texto).toContain(`\n\n${link}\n\n`)
})

it('a letter without a link has none, and nobody without an address gets one', () => {
  expect(writeLetter(reader, writer, words)!.html).not.toContain('<a ')
  expect(writeLetter({ ...reader, email: null }, writer, words)).toBeNull()
})

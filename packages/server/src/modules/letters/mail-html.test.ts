import { expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { mailHtml } from './mail-html.ts'

const letter = (html: string, values = {}) =>
  mailHtml({ html, values, club: 'Club <Sant> Jordi', foot: [{ text: 'Darse de baja', link: 'https://club.test/baja/x' }] })

it('what comes from outside keeps its text and loses what could run or call home', () => {
  const outside = `<h1 onclick="x()">Hola</h1><script>alert(1)</script><style>p{}</style><p style="text-align:center;position:fixed">Uno</p>
<iframe src="https://x.test"></iframe><a href="javascript:x()">dos</a><a href="//x.test">tres</a><img src="https://x.test/spy.gif"><img src="data:image/png;base64,AA">
<img src="/api/imagen/7/${'a'.repeat(32)}" alt="Pista" onerror="x()"><form><input></form><p>&lt;b&gt;</p>`
  const clean = cleanHtml(outside)
  expect(clean).toContain('<h1>Hola</h1>')
  expect(clean).toContain('<p style="text-align:center">Uno</p>')
  expect(clean).toContain(`<img src="/api/imagen/7/${'a'.repeat(32)}" alt="Pista" />`)
  expect(clean).not.toMatch(/script|iframe|onclick|onerror|spy|data:|javascript|position|\/\/x\.test|form|alert/)
  expect(cleanHtml(clean)).toBe(clean)
})
it('a value of a field is text, never markup, in both parts', () => {
  const { html, texto } = letter('<p>Hola, {{nombre|socio}}</p>', { nombre: '<b>Anna & Jan</b>' })
  expect(html).toContain('Hola, &lt;b&gt;Anna &amp; Jan&lt;/b&gt;')
  expect(texto).toContain('Hola, <b>Anna & Jan</b>')
  expect(letter('<p>Hola, {{nombre|socio}}</p>').texto).toContain('Hola, socio')
})
it('both parts have the words, the links and the way out; styles are on the elements', () => {
  const { html, texto } = letter(
    '<h2>Horario</h2><p>Desde <strong>el 7</strong></p><p><a href="https://club.test/a" data-boton="1">Ver</a></p><ul><li>uno</li></ul>',
  )
  expect(html).toContain('<h2 style="font-size:20px')
  expect(html).toMatch(/<a href="https:\/\/club\.test\/a" style="[^"]*background:#3b5bdb/)
  expect(html).toContain('Club &lt;Sant&gt; Jordi')
  expect(html).toContain('<a href="https://club.test/baja/x"')
  for (const words of ['Desde el 7', 'https://club.test/a', '* uno', 'Darse de baja: https://club.test/baja/x'])
    expect(texto).toContain(words)
})
it('pictures are named by the sender of the letter and left out of its text', () => {
  const html = `<p>Uno</p><img src="/api/imagen/7/${'b'.repeat(32)}" alt="Pista">`
  const made = mailHtml({ html, values: {}, club: 'C', foot: [], picture: () => 'cid:uno' })
  expect(made.html).toContain('src="cid:uno"')
  expect(made.texto).not.toContain('imagen')
})

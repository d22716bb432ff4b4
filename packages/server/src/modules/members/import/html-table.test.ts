import { expect, test } from 'vitest'
import { htmlRecords, isHtml } from './html-table.ts'

const page = `<html><head><meta charset="utf-8"><style>td { color: red }</style></head><body>
<table border=1><TR><TH colspan="2">Socios</TH></TR>
<tr class='x'><th>Nombre</th><th>Correo &amp; m&oacute;vil</th></tr>
<tr><td><b>Núria</b><br>Puig</td><td>a&#64;b.cat &#xf1; &desconocida;</td></tr><!-- <tr><td>no</td></tr> --></table></body></html>`

test('the rows of an HTML table are records, their tags and entities read', () => {
  expect(isHtml(page)).toBe(true)
  expect(htmlRecords(page)).toEqual([
    ['Socios', ''],
    ['Nombre', 'Correo & móvil'],
    ['Núria Puig', 'a@b.cat ñ &desconocida;'],
  ])
})

test('a text list is no HTML, and a page without a table has no records', () => {
  expect(isHtml('nombre;apellidos\n<b>Ana</b>;Puig')).toBe(false)
  expect(htmlRecords('<html><p>Nada</p></html>')).toEqual([])
  expect(htmlRecords('<!--'.repeat(50_000))).toEqual([])
})

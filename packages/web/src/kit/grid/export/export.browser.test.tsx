import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, MemberGrid, members } from '../../../testing/grid.tsx'

/** Next file offered for download, kept from being saved. */
const nextFile = () =>
  new Promise<{ name: string; content: Promise<ArrayBuffer> }>((resolve) => {
    const onClick = (event: MouseEvent) => {
      const link = event.target as HTMLAnchorElement
      if (!link.download) return
      event.preventDefault()
      document.removeEventListener('click', onClick)
      resolve({ name: link.download, content: fetch(link.href).then((answer) => answer.arrayBuffer()) })
    }
    document.addEventListener('click', onClick)
  })

const exportAs = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name: 'Exportar' }))
  const file = nextFile()
  await userEvent.click(page.getByRole('button', { name }))
  const { name: fileName, content } = await file
  return { fileName, content: await content }
}

test('a CSV holds the filtered rows in their order with the visible columns, in a file called as the list (W-14)', async () => {
  await draw(<MemberGrid rows={members(5000)} label="Socios: altas/bajas" pageSize={10} />)
  await userEvent.fill(page.getByLabelText('Filtrar Nombre'), 'Socio 499')
  await userEvent.click(page.getByRole('columnheader', { name: 'Nombre' }))
  await userEvent.click(page.getByRole('columnheader', { name: 'Nombre' }))
  await userEvent.click(page.getByRole('button', { name: 'Columnas' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Tipo' }))
  await userEvent.keyboard('{Escape}')
  const { fileName, content } = await exportAs('Texto (.csv)')
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content).split('\r\n')
  expect(fileName).toBe('Socios altas bajas.csv')
  expect(lines.slice(0, 3)).toEqual([
    '\uFEFFNombre;Precio;Fecha;Activo',
    'Socio 4999;48,00;15/01/2026;No',
    'Socio 4998;47,00;14/01/2026;Sí',
  ])
  // headings, ten rows, totals, and the end of the last line
  expect(lines).toHaveLength(13)
  expect(lines.at(-2)).toMatch(/^Total;\d+,\d\d;/)
})

test('an Excel file is written in the worker and handed to the downloads', async () => {
  await draw(<MemberGrid rows={members(500)} />)
  const { fileName, content } = await exportAs('Excel (.xlsx)')
  expect(fileName).toBe('Socios.xlsx')
  expect(new TextDecoder().decode(content.slice(0, 2))).toBe('PK')
  expect(content.byteLength).toBeGreaterThan(5000)
})

test('what a screen exports besides is given the filtered rows, the columns in sight and the groups', async () => {
  const given: unknown[] = []
  const note = {
    text: 'Papel',
    write: (...what: [readonly { key: string }[], readonly { id: number }[], readonly string[]]) => given.push(what),
  }
  await draw(<MemberGrid rows={members(20)} exports={[note]} />)
  await userEvent.fill(page.getByLabelText('Filtrar Nombre'), 'Socio 001')
  await userEvent.click(page.getByRole('button', { name: 'Agrupar por' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Tipo' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Exportar' }))
  await userEvent.click(page.getByRole('button', { name: 'Papel' }))
  await expect.poll(() => given.length).toBe(1)
  const [columns, rows, groups] = given[0] as Parameters<typeof note.write>
  expect(columns.map(({ key }) => key)).toEqual(['nombre', 'precio', 'fecha', 'activo', 'tipo'])
  expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  expect(groups).toEqual(['tipo'])
})

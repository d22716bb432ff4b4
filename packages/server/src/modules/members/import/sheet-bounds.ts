import { importLimits } from '@app/contract/members/import/fields'
import { Parser } from 'saxen'
import type { Files } from '../../../kit/files/unzip.ts'

/** More than any list of members needs, and little enough to be read within a thread's memory and time. */
const most = {
  /** A reader lays out every cell up to the last row and the last column, however few are written. */
  row: 99_999,
  column: 702,
  area: importLimits.rows * importLimits.columns,
  /** Elements of all kinds, in all files: a filled cell takes four. */
  elements: 8_000_000,
  /** Bytes between two elements; a cell holds at most 32,767 characters. A reader looks at such a piece again for every chunk of it. */
  piece: 1_048_576,
}

/** A spreadsheet would be laid out as more than any list of members is. */
export class TooBig extends Error {}

/** 'AB12' → column 28, row 12. Other spellings are refused, so that no reader can understand more of them than is looked at here. */
const address = /^([A-Z]{1,7})(\d{1,7})$/
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The `r` of a row or cell, under any prefix; the declaration of that prefix is not it. */
function placeOf(attributes: Readonly<Record<string, string>>): string | undefined {
  const [place, another] = Object.entries(attributes).filter(([name]) => localName(name) === 'r' && !name.startsWith('xmlns:'))
  if (another) throw new Error('two references')
  return place?.[1]
}

function refuseLongPieces(xml: Buffer) {
  const step = most.piece / 2
  for (let at = 0; at + step <= xml.length; at += step) if (!xml.subarray(at, at + step).includes('<')) throw new TooBig()
}

/** Counts the elements that one file of a spreadsheet would expand to. */
function measure(xml: Buffer, counts: { elements: number }) {
  refuseLongPieces(xml)
  let [row, rows, columns] = [0, 0, 0]
  const reach = (nextRow: number, column: number) => {
    rows = Math.max(rows, nextRow)
    columns = Math.max(columns, column)
    if (rows > most.row || columns > most.column || rows * columns > most.area) throw new TooBig()
  }
  const parser = new Parser().on('openTag', (prefixed, attributes) => {
    counts.elements += 1
    if (counts.elements > most.elements) throw new TooBig()
    const name = localName(prefixed)
    if (name === 'row') {
      const place = placeOf(attributes())
      if (place !== undefined && !/^\d{1,7}$/.test(place)) throw new Error(`row ${place}`)
      row = place === undefined ? row + 1 : Number(place)
      reach(row, 0)
    } else if (name === 'c') {
      const place = placeOf(attributes())
      const [, letters, digits] = address.exec(place ?? 'A1') ?? []
      if (letters === undefined) throw new Error(`cell ${place}`)
      row = Math.max(row, Number(digits))
      reach(row, columnOf(letters))
    }
  })
  // an element and its attributes are ASCII: one byte for each character keeps a large file small in memory
  parser.parse(xml.toString('latin1', xml.indexOf('<')))
}

/**
 * Checks the files of a spreadsheet before a reader expands them: not too many elements, no far-away cells, no
 * repeatedly referenced part. Throws TooBig, or any other error if they are not well-formed.
 */
export function measureAll(files: Files): void {
  const counts = { elements: 0 }
  for (const xml of Object.values(files)) measure(xml, counts)
}

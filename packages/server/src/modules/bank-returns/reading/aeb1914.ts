import { type Day, makeDay } from '@app/contract/values/day'
import { damaged, type ReadDocument, type ReadReturn } from './document.ts'

/** First record of rejects (11) or returns (21) of Cuaderno 19: its version and the presenter. */
const begins = /^[12]119\d{3}001/
/** True for the text of rejects or returns of Cuaderno 19. */
export const isAeb1914 = (text: string): boolean => begins.test(text.slice(0, 10)) && text.slice(0, 700).split(/\r?\n/)[0]!.length > 100

/** Characters of a record. */
const width = 600

/** One record; positions are counted from 1, as in the booklet (formats.md §1.6). */
class Line {
  readonly number: number
  readonly text: string
  constructor(text: string, number: number) {
    this.text = text.padEnd(width)
    this.number = number
    if (text.length > width || !/^(?:\d{2})/.test(text)) damaged(number)
  }
  get code() {
    return this.text.slice(0, 2)
  }
  at(from: number, to: number): string | null {
    return this.text.slice(from - 1, to).trim() || null
  }
  digits(from: number, to: number): number {
    const digits = this.text.slice(from - 1, to)
    return /^\d+$/.test(digits) ? Number(digits) : damaged(this.number)
  }
  day(from: number): Day | null {
    const text = this.text.slice(from - 1, from + 7)
    if (/^[ 0]*$/.test(text)) return null
    const day = /^\d{8}$/.test(text) ? makeDay(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6, 8))) : null
    return day ?? damaged(this.number)
  }
}

/** Records between two totals. */
interface Sums {
  cents: number
  debits: number
  records: number
}
const none = (): Sums => ({ cents: 0, debits: 0, records: 0 })
/** Columns of sum, debits and records in a total, and its level. */
type Total = readonly [sum: number, debits: number, records: number, level: 'day' | 'creditor']
/** Totals of creditor and day, and of creditor, by the second digit of their records. */
const totals: Readonly<Record<string, Total>> = {
  4: [46, 63, 71, 'day'],
  5: [38, 55, 63, 'creditor'],
}

/** A file of rejects or returns in course of reading. */
class Reading {
  readonly #presented: Day | null
  readonly #isReject: boolean
  #creditor: string | null = null
  #date: Day | null = null
  readonly #returns: ReadReturn[] = []
  readonly #owners = new Set<string>()
  readonly #open = { day: none(), creditor: none(), file: none() }
  #adds = true

  constructor(first: Line) {
    this.#isReject = first.code === '11'
    this.#presented = first.day(116)
    this.#open.file.records += 1
    const presenter = first.at(11, 45)
    if (presenter) this.#owners.add(presenter)
  }

  #count(cents: number) {
    for (const sums of Object.values(this.#open)) {
      sums.records += 1
      sums.cents += cents
      sums.debits += cents > 0 ? 1 : 0
    }
  }

  #debit(line: Line) {
    const amount = line.digits(89, 99)
    this.#count(amount)
    this.#returns.push({
      endToEndId: line.at(11, 45),
      mandate: line.at(46, 80),
      amount,
      collected: this.#isReject ? this.#date : line.day(586),
      date: this.#isReject ? this.#presented : (this.#date ?? this.#presented),
      account: line.text[402] === 'A' ? line.at(404, 437) : null,
      name: line.at(119, 188),
      reason: line.at(582, 585),
      isReject: this.#isReject,
      isSuccess: line.at(582, 585) === '0000',
      charges: 0,
      creditor: this.#creditor,
    })
  }

  #total(line: Line, [sum, debits, records, level]: Total) {
    for (const sums of Object.values(this.#open)) sums.records += 1
    const own = this.#open[level]
    const isEqual =
      line.digits(sum, sum + 16) === own.cents &&
      line.digits(debits, debits + 7) === own.debits &&
      line.digits(records, records + 9) === own.records
    this.#adds &&= isEqual
    this.#open[level] = none()
    if (level === 'creditor') this.#open.day = none()
  }

  take(line: Line) {
    const kind = line.code[1]!
    if (line.code[0] !== (this.#isReject ? '1' : '2')) damaged(line.number)
    if (kind === '2') {
      this.#creditor = line.at(11, 45)
      if (this.#creditor) this.#owners.add(this.#creditor)
      const iban = line.at(266, 299)
      if (iban) this.#owners.add(iban)
      this.#date = line.day(46)
      this.#count(0)
    } else if (kind === '3') this.#debit(line)
    else if (totals[kind]) this.#total(line, totals[kind])
    else damaged(line.number)
  }

  end(line: Line): ReadDocument {
    const { cents, debits, records } = this.#open.file
    const isEqual = line.digits(3, 19) === cents && line.digits(20, 27) === debits && line.digits(28, 37) === records + 1
    return {
      kind: 'aeb1914',
      day: this.#presented,
      owners: [...this.#owners],
      returns: this.#returns,
      rejects: [],
      credits: [],
      adds: this.#adds && isEqual,
    }
  }
}

/** Rejects or returns of Cuaderno 19.14 and 19.44, several files one after the other too; refuses one that is cut off or damaged, with its line. */
export function readAeb1914(text: string): ReadDocument[] {
  const lines = text.split(/\r?\n/)
  while (lines.at(-1)?.replaceAll('\x1A', '').trim() === '') lines.pop()
  const found: ReadDocument[] = []
  let open: Reading | null = null
  for (const [at, raw] of lines.entries()) {
    const line = new Line(raw, at + 1)
    if (open === null) {
      if (!begins.test(line.text)) damaged(line.number)
      open = new Reading(line)
    } else if (line.code === '99') {
      found.push(open.end(line))
      open = null
    } else open.take(line)
  }
  if (open !== null) damaged(lines.length)
  return found
}

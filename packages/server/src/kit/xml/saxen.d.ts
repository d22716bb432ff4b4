/** The XML parser of read-excel-file, which has no types. */
declare module 'saxen' {
  /** Line that the parser is at, from 0; counted anew by each call. */
  export type Place = () => { line: number }
  type Resolve = (raw: string) => string
  type Attributes = () => Readonly<Record<string, string>>
  type Opened = [name: string, attributes: Attributes, resolve: Resolve, isEmpty: boolean, place: Place]
  export class Parser {
    on(event: 'openTag', listener: (...opened: Opened) => void): this
    on(event: 'text' | 'attention', listener: (raw: string, resolve: Resolve, place: Place) => void): this
    on(event: 'cdata', listener: (raw: string, place: Place) => void): this
    on(event: 'closeTag', listener: (name: string) => void): this
    on(event: 'warn' | 'error', listener: (problem: Error, place: Place) => void): this
    /** Throws if the XML is not well-formed. */
    parse(xml: string): void
  }
}

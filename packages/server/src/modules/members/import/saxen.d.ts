/** The XML parser of read-excel-file, which has no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: () => Readonly<Record<string, string>>) => void): this
    /** Throws if the XML is not well-formed. */
    parse(xml: string): void
  }
}

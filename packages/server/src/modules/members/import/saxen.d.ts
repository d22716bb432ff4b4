/** The XML parser that read-excel-file uses; it comes without types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', heard: (name: string, attributes: () => Readonly<Record<string, string>>) => void): this
    /** Throws where the XML is not well-formed. */
    parse(xml: string): void
  }
}

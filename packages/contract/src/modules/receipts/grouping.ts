import { conceptMax } from './receipt.ts'

/** Line as far as its receipt depends on it. */
interface GroupedLine {
  readonly id_mst_socios_pagador: number
  readonly id_mst_empresas: number
  readonly concepto: string
}

/** Concept of the receipt of a line: the custom one in place of the line's, without spaces around it, cut to its length. */
export const receiptConcept = (concepto: string, custom: string | null): string =>
  (custom?.trim() || concepto.trim()).slice(0, conceptMax).trimEnd()

/** Equal for the lines that one receipt joins: those of one payer, company and concept. */
export const groupKey = ({ id_mst_socios_pagador, id_mst_empresas, concepto }: GroupedLine, custom: string | null): string =>
  `${id_mst_socios_pagador} ${id_mst_empresas} ${receiptConcept(concepto, custom)}`

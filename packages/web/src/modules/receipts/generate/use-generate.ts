import type { OutputOf } from '@app/contract/kit/action'
import type { DebitFault } from '@app/contract/mandates/debit-fault'
import { groupKey } from '@app/contract/receipts/grouping'
import { linesWithoutReceipt, makeReceipts } from '@app/contract/receipts/lines-without-receipt'
import { useMemo, useState } from 'react'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { isParameterOn } from '../../../kit/reads/session.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { wideRange } from '../ranges.ts'

export type OpenLine = OutputOf<typeof linesWithoutReceipt>[number]
export type Made = OutputOf<typeof makeReceipts>
export const parts = ['all', 'can', 'cannot'] as const
export type Part = (typeof parts)[number]

export const canBeDebited = ({ fallo }: OpenLine) => fallo === null
export const isIn = (part: Part) => (row: OpenLine) => part === 'all' || canBeDebited(row) === (part === 'can')

/** Days, fee types and company of the lines; no fee type is all of them, 0 is those without. */
function useScope() {
  const [range, setRange] = useKeptState('receipts range', wideRange)
  const [types, setTypes] = useKeptState<readonly number[]>('receipts types', [])
  const [company, setCompany] = useKeptState<number | null>('receipts company', null)
  const reading = useRead(linesWithoutReceipt, { inicio: range.from, fin: range.to }, { keepPrevious: true })
  const scope = useMemo(
    () =>
      reading.data?.filter(
        (row) =>
          (company === null || row.id_mst_empresas === company) && (types.length === 0 || types.includes(row.id_mst_tipocuotas ?? 0)),
      ),
    [reading.data, company, types],
  )
  return { range, setRange, types, setTypes, company, setCompany, reading, scope }
}

/** Lines without a receipt, those that are chosen, and their receipts to be. */
export function useGenerate() {
  const filters = useScope()
  const { scope } = filters
  const [part, setPart] = useKeptState<Part>('receipts part', 'all')
  const [fault, setFault] = useState<DebitFault | null>(null)
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const [concept, setConcept] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  const asksConcept = isParameterOn('PEDIR_CONCEPTO_RECIBO')
  const custom = asksConcept ? concept.trim() || null : null
  const shown = useMemo(() => scope?.filter((row) => isIn(part)(row) && (fault === null || row.fallo === fault)), [scope, part, fault])
  const chosen = useMemo(() => scope?.filter((row) => canBeDebited(row) && !unticked.has(row.id_reg_factura)) ?? [], [scope, unticked])
  /** All that can be debited is ticked, as on entry. */
  const isFirstChoice = unticked.size === 0
  const receipts = useMemo(() => new Set(chosen.map((row) => groupKey(row, custom))).size, [chosen, custom])
  const make = useAction(makeReceipts, {
    onDone: (output) => {
      setMade(output)
      setUnticked(new Set())
    },
  })
  /** Makes the receipts of lines: of the chosen ones, of one alone, or for the list without the bank. */
  const generate = (lines: readonly OpenLine[] = chosen, { withoutBank = false } = {}) => {
    if (make.isBusy || !make.may) return
    setComplaint(lines.length === 0 ? t('recibo.elige_facturas') : null)
    if (lines.length === 0) return
    void make.run({ facturas: lines.map((row) => row.id_reg_factura), concepto_personalizado: custom, sin_banco: withoutBank })
  }
  const select = (ids: readonly (string | number)[]) => {
    const ticked = new Set(ids.map(Number))
    const inScope = scope ?? []
    setComplaint(null)
    setUnticked((before) => {
      const others = [...before].filter((id) => inScope.every((row) => row.id_reg_factura !== id))
      return new Set([
        ...others,
        ...inScope.flatMap((row) => (canBeDebited(row) && !ticked.has(row.id_reg_factura) ? [row.id_reg_factura] : [])),
      ])
    })
  }
  return {
    ...filters,
    ...{ part, setPart, fault, setFault, shown, chosen, isFirstChoice, select, receipts },
    ...{ asksConcept, concept, setConcept, complaint, made, setMade, generate, isBusy: make.isBusy, may: make.may },
  }
}
export type Generate = ReturnType<typeof useGenerate>

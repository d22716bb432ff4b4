import type { OutputOf } from '@app/contract/kit/action'
import { makeBankFile, previewBankFile } from '@app/contract/receipts/remittances/bank-file'
import { type Day, formatDay, isDay } from '@app/contract/values/day'
import { isTargetDay, nextTargetDay } from '@app/contract/values/target-day'
import { useEffect, useMemo, useRef, useState } from 'react'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { monthNames } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { saveBankFile } from '../lists/receipt-files.ts'
import type { ReceiptRow } from '../lists/receipt-row.ts'
import { storeBatches, type Tokens } from './store-batches.ts'

export type FilePreview = OutputOf<typeof previewBankFile>
export type MadeFile = OutputOf<typeof makeBankFile>

/** Receipts set aside under their tokens; again for each change of financing. */
function useTokens(ids: readonly number[], isFinanced: boolean) {
  const [tokens, setTokens] = useState<Tokens | null>(null)
  const [error, setError] = useState<RefusedError | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isCurrent = true
    setTokens(null)
    setError(null)
    storeBatches(ids, isFinanced).then(
      (stored) => isCurrent && setTokens(stored),
      (reason: unknown) => isCurrent && reason instanceof RefusedError && setError(reason),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a turn repeats the attempt
  }, [ids, isFinanced, turn])
  return { tokens, error, retry: () => setTurn((now) => now + 1) }
}

/** Complaint about a typed day, with the day to take in its place; null if it will do. */
function dayFault(day: string | null, first: Day | undefined): { text: string; instead: Day | undefined } | null {
  if (day === null) return null
  if (!isDay(day)) return { text: t('recibo.fecha_no_valida'), instead: first }
  if (day < today()) return { text: t('recibo.fecha_pasada'), instead: first }
  if (isTargetDay(day)) return null
  const instead = nextTargetDay(day)
  return { text: t('recibo.fecha_sin_bancos', { fecha: formatDay(day), siguiente: formatDay(instead) }), instead }
}

const nameOf = (day: Day) => t('bank-file.proposed_name', { mes: `${monthNames()[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}` })

/** Preview of the files on a day; `day` is null for the proposed one. A day that will not do keeps the last preview, marked as such. */
function usePreview(tokens: Tokens | null, day: string | null) {
  const last = useRef<FilePreview>(undefined)
  const local = dayFault(day, last.current?.primera)
  const reading = useRead(
    previewBankFile,
    tokens && local === null ? { fechaRecibos: day === null ? null : formatDay(day), ...tokens } : null,
    { keepPrevious: true },
  )
  if (reading.data) last.current = reading.data
  const refused = reading.error?.code.startsWith('recibo.fecha') ? { text: reading.error.msg, instead: last.current?.primera } : null
  const fault = local ?? refused
  return {
    preview: last.current,
    fault,
    /** Failure other than about the day. */
    error: fault === null ? reading.error : null,
    isCurrent: fault === null && reading.data !== undefined && !reading.isPlaceholderData && !reading.isFetching,
    refetch: reading.refetch,
  }
}

/** Bank file to be: receipts set aside, day, name, letters and financing; made only as it was shown. */
export function useBankFile(receipts: readonly ReceiptRow[], onMade: () => void) {
  const ids = useMemo(() => receipts.map((row) => row.id_reg_recibo), [receipts])
  const [isFinanced, setFinanced] = useState(false)
  const [day, setDay] = useState<string | null>(null)
  const [name, setName] = useState<string | null>(null)
  const [tells, setTells] = useState(true)
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const [made, setMade] = useState<MadeFile | null>(null)
  const stored = useTokens(ids, isFinanced)
  const { preview, fault, error, isCurrent, refetch } = usePreview(stored.tokens, day)
  const make = useAction(makeBankFile, {
    onRefused: (refused) => {
      setRefusal(refused)
      void refetch()
    },
    onDone: (output) => {
      setMade(output)
      onMade()
      for (const one of output.remesas) void saveBankFile(one)
    },
  })
  const shownName = name ?? (preview ? nameOf(preview.fecha) : '')
  const isValid = preview !== undefined && preview.ficheros.length > 0 && preview.ficheros.every(({ fallos }) => fallos.length === 0)
  const isReady = isValid && isCurrent && stored.tokens !== null && make.may && !make.isBusy
  const run = () => {
    if (!isReady || made !== null) return
    setRefusal(null)
    void make.run({
      ...stored.tokens!,
      ...{ fechaRecibos: formatDay(preview.fecha), nombre_remesa: shownName.trim() || null },
      ...{ avisar: tells && preview.sin_avisar > 0, huella: preview.huella },
    })
  }
  return {
    ...{ preview, fault, isValid, isReady, isCurrent, isBusy: make.isBusy, may: make.may, refusal, made, run },
    error: stored.error ?? error,
    retry: () => (stored.error ? stored.retry() : void refetch()),
    ...{ day: day ?? preview?.fecha ?? null, isProposed: day === null, setDay, name: shownName, setName },
    ...{ tells, setTells, isFinanced, setFinanced },
  }
}
export type BankFile = ReturnType<typeof useBankFile>

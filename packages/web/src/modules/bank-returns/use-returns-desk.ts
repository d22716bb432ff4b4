import { undoReturns } from '@app/contract/bank-returns/applied-returns'
import { applyReturns, previewReturns } from '@app/contract/bank-returns/bank-returns'
import { writtenResources } from '@app/contract/kit/action'
import { useMemo, useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useAction } from '../../kit/reads/api.ts'
import { refresh } from '../../kit/reads/queries.ts'
import { today } from '../../kit/reads/today.ts'
import { upload } from '../../kit/reads/upload.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type Decision, type DeskRow, isApplicable, proposed, type ReadReturns, type StepName, withStep } from './desk-rows.ts'

/** Undoes the returns of a file, and tells how many. */
export const useUndo = () =>
  useAction(undoReturns, {
    onDone: ({ deshechas: n }) => {
      toast.good(t('bank-returns.undone', { n: formatCount(n), total: n }))
    },
  })

/** A file of returns on the desk: what it holds, the decision of each row, and the act that applies them. */
export function useReturnsDesk() {
  const [sent, setSent] = useState<File | null>(null)
  const [read, setRead] = useState<ReadReturns | null>(null)
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map())
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [at, setAt] = useState(0)
  const [isApplying, setApplying] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const undo = useUndo()
  const file = useUpload(previewReturns, {
    file: 'devolucionesFile',
    complaint: ({ fields, msg }) => fields.devolucionesFile?.join(' ') ?? msg,
    onDone: (output) => {
      setRead(output)
      setDecisions(new Map())
      setLeft(new Set())
      setAt(0)
      setRefusal(null)
    },
  })
  const rows = useMemo(
    () =>
      read?.devoluciones.map((row, n): DeskRow => {
        const decision = decisions.get(n) ?? proposed(row)
        return { ...row, n, decision, isChosen: isApplicable(row, decision) && !left.has(n) }
      }),
    [read, decisions, left],
  )
  const chosen = rows?.filter((row) => row.isChosen) ?? []
  const decide = (n: number, change: (now: Decision, row: DeskRow) => Decision) =>
    rows?.[n] && setDecisions((now) => new Map(now).set(n, change(rows[n]!.decision, rows[n]!)))
  const move = (by: number) => setAt((now) => Math.max(0, Math.min((rows?.length ?? 1) - 1, now + by)))
  const close = () => {
    setSent(null)
    setRead(null)
  }
  const apply = async () => {
    if (isApplying || !sent || !read || read.cuadra === false || (chosen.length === 0 && read.cobradas.length === 0)) return
    setApplying(true)
    setRefusal(null)
    try {
      const decisiones = chosen.map(({ decision }) => decision)
      const done = await upload(applyReturns, { decisiones, huella: read.huella }, { devolucionesFile: sent })
      await refresh(writtenResources(applyReturns))
      const id = done.id_reg_fichero_devoluciones
      toast.good(done.content, id === null ? {} : { action: { text: t('bank-returns.undo'), run: () => void undo.run({ id }) } })
      close()
    } catch (problem) {
      if (!(problem instanceof RefusedError)) throw problem
      setRefusal(problem.msg)
    } finally {
      setApplying(false)
    }
  }
  return {
    file: {
      ...file,
      onFiles: (files: readonly File[]) => {
        setSent(files[0] ?? null)
        file.onFiles(files)
      },
    },
    ...{ read, rows, chosen, at, isApplying, refusal, apply, close, move, setAt },
    /** Chooses the step of a row. */
    step: (n: number, paso: StepName) => decide(n, (now, row) => withStep(row, now, paso, today())),
    change: (n: number, change: Partial<Decision>) => decide(n, (now) => ({ ...now, ...change })),
    /** Rows that are applied; the others stay for later. */
    choose: (ids: readonly number[]) => {
      const kept = new Set(ids)
      setLeft(new Set(rows?.filter((row) => !kept.has(row.n)).map((row) => row.n)))
    },
    leave: (n: number, isLeft: boolean) => setLeft((now) => (isLeft ? new Set([...now, n]) : new Set([...now].filter((one) => one !== n)))),
  }
}
export type ReturnsDesk = ReturnType<typeof useReturnsDesk>

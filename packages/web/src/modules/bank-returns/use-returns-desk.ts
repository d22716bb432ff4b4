import { undoReturns } from '@app/contract/bank-returns/applied-returns'
import { applyReturns, previewReturns } from '@app/contract/bank-returns/bank-returns'
import { writtenResources } from '@app/contract/kit/action'
import { useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useAction } from '../../kit/reads/api.ts'
import { refresh } from '../../kit/reads/queries.ts'
import { upload } from '../../kit/reads/upload.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { ReadReturns } from './desk-rows.ts'
import { useDecisions } from './use-decisions.ts'

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
  const [isApplying, setApplying] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const undo = useUndo()
  const desk = useDecisions(read)
  const file = useUpload(previewReturns, {
    file: 'devolucionesFile',
    complaint: ({ fields, msg }) => fields.devolucionesFile?.join(' ') ?? msg,
    onDone: (output) => {
      setRead(output)
      desk.clear()
      setRefusal(null)
    },
  })
  const chosen = desk.rows?.filter((row) => row.isChosen) ?? []
  const mayApply = read !== null && read.cuadra !== false && chosen.length + read.cobradas.length > 0
  const close = () => {
    setSent(null)
    setRead(null)
  }
  const apply = async () => {
    if (isApplying || !sent || !read || !mayApply) return
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
  const onFiles = (files: readonly File[]) => {
    setSent(files[0] ?? null)
    file.onFiles(files)
  }
  return { ...desk, file: { ...file, onFiles }, read, chosen, mayApply, isApplying, refusal, apply, close }
}
export type ReturnsDesk = ReturnType<typeof useReturnsDesk>

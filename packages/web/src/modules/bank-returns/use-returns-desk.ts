import { undoReturns } from '@app/contract/bank-returns/applied-returns'
import { applyReturns, previewReturns } from '@app/contract/bank-returns/bank-returns'
import { useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { counted } from '../../kit/grid/cells/value.ts'
import { useAction } from '../../kit/reads/api.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { ReadReturns } from './desk-rows.ts'
import { useDecisions } from './use-decisions.ts'

/** Undoes the returns of a file, and tells how many. */
export const useUndo = () =>
  useAction(undoReturns, {
    onDone: ({ deshechas: n }) => {
      toast.good(t('bank-returns.undone', counted(n)))
    },
  })

/** A file of returns on the desk: what it holds, the decision of each row, and the act that applies them. */
export function useReturnsDesk() {
  const [sent, setSent] = useState<File | null>(null)
  const [read, setRead] = useState<ReadReturns | null>(null)
  const undo = useUndo()
  const desk = useDecisions(read)
  const file = useUpload(previewReturns, {
    file: 'devolucionesFile',
    complaint: ({ fields, msg }) => fields.devolucionesFile?.join(' ') ?? msg,
    onDone: (output) => {
      setRead(output)
      desk.clear()
      applying.clear()
    },
  })
  const chosen = desk.rows?.filter((row) => row.isChosen) ?? []
  const mayApply = read !== null && read.cuadra !== false && chosen.length + read.cobradas.length > 0
  const close = () => {
    setSent(null)
    setRead(null)
  }
  const applying = useUpload(applyReturns, {
    file: 'devolucionesFile',
    input: { decisiones: chosen.map(({ decision }) => decision), huella: read?.huella },
    onDone: ({ content, id_reg_fichero_devoluciones: id }) => {
      toast.good(content, id === null ? {} : { action: { text: t('bank-returns.undo'), run: () => void undo.run({ id }) } })
      close()
    },
  })
  const isApplying = applying.progress !== null
  const apply = () => {
    if (!isApplying && sent && mayApply) applying.onFiles([sent])
  }
  const onFiles = (files: readonly File[]) => {
    setSent(files[0] ?? null)
    file.onFiles(files)
  }
  return { ...desk, file: { ...file, onFiles }, read, chosen, mayApply, isApplying, refusal: applying.error, apply, close }
}
export type ReturnsDesk = ReturnType<typeof useReturnsDesk>

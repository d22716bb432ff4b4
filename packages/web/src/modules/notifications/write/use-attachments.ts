import { writtenResources } from '@app/contract/kit/action'
import { asLinks, attachmentMax, isForbiddenFile } from '@app/contract/notifications/attachment-rules'
import { addAttachments, attachments } from '@app/contract/notifications/attachments'
import { useEffect, useRef, useState } from 'react'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { refresh } from '../../../kit/reads/queries.ts'
import { upload } from '../../../kit/reads/upload.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** File on its way to a letter, or refused. */
export interface Sending {
  readonly key: number
  readonly file: File
  /** 0 to 1. */
  readonly progress: number
  readonly complaint: string | null
}

/** Reason against a file before it is sent; null if it may be. */
function fileComplaint({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (isForbiddenFile(name)) return t('notices.file_forbidden')
  return size > attachmentMax ? t('notificacion.fichero_grande') : null
}

let last = 0

/** Files of a letter: those stored, and those on their way, one at a time. */
export function useAttachments(id: number) {
  const reading = useRead(attachments, { id })
  const [sending, setSending] = useState<readonly Sending[]>([])
  const aborts = useRef(new Map<number, AbortController>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    const all = aborts.current
    return () => {
      for (const one of all.values()) one.abort()
    }
  }, [])
  const change = (key: number, values: Partial<Sending>) =>
    setSending((now) => now.map((one) => (one.key === key ? { ...one, ...values } : one)))
  const drop = (key: number) => setSending((now) => now.filter((one) => one.key !== key))
  const send = async ({ key, file }: Sending) => {
    const abort = aborts.current.get(key)!
    if (abort.signal.aborted) return
    try {
      const onProgress = (progress: number) => change(key, { progress })
      await upload(addAttachments, { id }, { file: [file] }, { onProgress, signal: abort.signal })
      await refresh(writtenResources(addAttachments))
      drop(key)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      if (abort.signal.aborted) return
      const isKnown = error.code === 'notificacion.fichero_grande' || error.code === 'notificacion.fichero_no_admitido'
      change(key, { complaint: isKnown ? error.msg : t('msg.dropzone-unknown-error') })
    } finally {
      aborts.current.delete(key)
    }
  }
  const add = (files: readonly File[]) => {
    const given = files.map((file): Sending => {
      last += 1
      return { key: last, file, progress: 0, complaint: fileComplaint(file) }
    })
    setSending((now) => [...now, ...given])
    for (const one of given) {
      if (one.complaint !== null) continue
      aborts.current.set(one.key, new AbortController())
      queue.current = queue.current.then(() => send(one))
    }
  }
  const stop = (key: number) => {
    aborts.current.get(key)?.abort()
    drop(key)
  }
  const stored = reading.data ?? []
  const going = sending.filter(({ complaint }) => complaint === null)
  const links = asLinks([...stored.map(({ tamano }) => tamano), ...going.map(({ file }) => file.size)])
  return {
    stored,
    sending,
    error: reading.error,
    /** True for a file on its way that will go as a link. */
    isLink: (key: number) => links[stored.length + going.findIndex((one) => one.key === key)] ?? false,
    /** Share of the files on their way; null without one. */
    progress: going.length === 0 ? null : going.reduce((sum, one) => sum + one.progress, 0) / going.length,
    add,
    stop,
  }
}
export type Attachments = ReturnType<typeof useAttachments>

import { previewC60, uploadC60 } from '@app/contract/c60/c60'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { useState } from 'react'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { counted } from '../../kit/grid/cells/value.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { t } from '../../kit/texts/i18n.ts'
import { pays, type ReadFile } from './c60-rows.ts'

const complaint = ({ msg, fields }: RefusedError) => [msg, ...(fields.c60FileUpload ?? [])].join(' ')

/** The dropped file: read by the company's profile, or stored as that profile if it is one. */
function useRead60(company: number) {
  const [sent, setSent] = useState<File | null>(null)
  const [isProfile, setIsProfile] = useState(false)
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadFile | null>(null)
  const input = { id_mst_empresas: company }
  const preview = useUpload(previewC60, { file: 'c60FileUpload', input, complaint, onDone: setRead })
  const profile = useUpload(uploadC60, {
    file: 'c60FileUpload',
    input,
    complaint,
    onDone: ({ perfil }) => {
      toast.good(t('c60.profile_saved', { nombre: perfil ?? '' }))
      again()
    },
  })
  const onFiles = ([file]: readonly File[]) => {
    if (!file) return
    const isLayout = file.name.toLowerCase().endsWith('.json')
    setIsProfile(isLayout)
    if (isLayout) return profile.onFiles([file])
    setSent(file)
    setRead(null)
    preview.onFiles([file])
    // as banks write them: one byte, one character
    void file.arrayBuffer().then((bytes) => setText(new TextDecoder('latin1').decode(bytes)))
  }
  const close = () => {
    setSent(null)
    setRead(null)
    setText('')
  }
  /** Reads the same file again, as by a profile that was changed. */
  const again = () => {
    if (!sent) return
    setIsProfile(false)
    preview.onFiles([sent])
  }
  return {
    ...{ sent, text, read, close },
    file: { progress: preview.progress ?? profile.progress, error: (isProfile ? profile : preview).error, onFiles },
    again,
  }
}

const tellPaid = ({ pagadas: n, cobros, importe }: OutputOf<typeof uploadC60>) => {
  const all = t('c60.done_of', { ...counted(cobros), importe: formatEuros(importe) })
  toast.good(`${t('c60.done', counted(n))}. ${all}`)
}

/** A Cuaderno 60 file on the desk: what it holds, the payments noted in part, and the act that pays its lines. */
export function useC60(company: number) {
  const reading = useRead60(company)
  const { read, sent } = reading
  const [noted, setNoted] = useState<ReadonlySet<string>>(new Set())
  const [footSeen, setFootSeen] = useState(false)
  const paying = read?.cobros.filter((row) => pays(row, noted)) ?? []
  const payment = useUpload(uploadC60, {
    file: 'c60FileUpload',
    input: {
      ...{ id_mst_empresas: company, confirmar_pie: footSeen, huella: read?.huella },
      anotar: paying.filter((row) => row.resultado === 'importe_menor').map((row) => row.referencia),
    },
    complaint,
    onDone: (done) => {
      tellPaid(done)
      close()
    },
  })
  const isBusy = payment.progress !== null
  const begin = () => {
    setNoted(new Set())
    setFootSeen(false)
    payment.clear()
  }
  const close = () => {
    reading.close()
    begin()
  }
  const onFiles = (files: readonly File[]) => {
    begin()
    reading.file.onFiles(files)
  }
  const again = () => {
    begin()
    reading.again()
  }
  const isReadBefore = read !== null && read.leido_antes !== null
  const needsFoot = read !== null && !read.cuadra && !footSeen
  const mayPay = read !== null && !isReadBefore && !needsFoot && paying.length > 0
  const pay = () => {
    if (!isBusy && sent && mayPay) payment.onFiles([sent])
  }
  const note = (referencia: string, isOn: boolean) =>
    setNoted((before) => new Set(isOn ? [...before, referencia] : [...before].filter((one) => one !== referencia)))
  const shown = {
    noted,
    note,
    footSeen,
    setFootSeen,
    refusal: payment.error,
    isBusy,
    paying,
    isReadBefore,
    needsFoot,
    mayPay,
    pay,
    close,
    again,
  }
  return { ...reading, ...shown, file: { ...reading.file, onFiles } }
}
export type C60Desk = ReturnType<typeof useC60>

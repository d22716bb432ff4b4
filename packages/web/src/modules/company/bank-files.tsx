import { bankFiles, uploadC60, uploadMax } from '@app/contract/company/companies'
import { formatEuros } from '@app/contract/values/money'
import { useState } from 'react'
import { useRead } from '../../kit/api.ts'
import { FileField } from '../../kit/file-field.tsx'
import { locale, t } from '../../kit/i18n.ts'
import { refresh } from '../../kit/queries.ts'
import { Refused } from '../../kit/refused.ts'
import { toast } from '../../kit/toasts.ts'
import { upload } from '../../kit/upload.ts'

/** Takes in the bank's Cuaderno 60 files, or the layout by which they are read, and lists those that came. */
export function BankFiles({ id, layout }: { id: number; layout: string }) {
  const { data } = useRead(bankFiles, { id }, ['bank-file'])
  const [progress, setProgress] = useState<number | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const send = async (file: File) => {
    setWrong(null)
    setProgress(0)
    try {
      const { perfil, cobros, importe } = await upload(uploadC60, { id_mst_empresas: id }, { c60FileUpload: file }, setProgress)
      await refresh(uploadC60.changes)
      toast.good(
        perfil === null
          ? t('company.c60_done', { cobros, importe: formatEuros(importe) })
          : t('company.c60_layout_saved', { nombre: perfil }),
        { milliseconds: 10_000 },
      )
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setWrong([error.msg, ...(error.fields.c60FileUpload ?? [])].join(' '))
    } finally {
      setProgress(null)
    }
  }
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'short', timeStyle: 'short' })
  return (
    <section className="card" aria-labelledby="company-c60">
      <h2 id="company-c60">{t('company.part.c60')}</h2>
      <p>{t('company.c60_layout', { nombre: layout })}</p>
      <FileField
        label={t('company.upload')}
        hint={t('company.c60_hint')}
        max={uploadMax}
        progress={progress}
        error={wrong}
        onFiles={([file]) => file && void send(file)}
      />
      <h3>{t('company.c60_files')}</h3>
      {data?.length === 0 && <p className="dimmed">{t('company.c60_no_files')}</p>}
      <ul className="co-files">
        {data?.map((file) => (
          <li key={file.id_reg_empresa_c60}>
            <b>{file.nombre_fichero}</b>
            <span>{when.format(file.fecha)}</span>
            <span className="tabular">{t('company.c60_done', { cobros: file.cobros, importe: formatEuros(file.importe) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

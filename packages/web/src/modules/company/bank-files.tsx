import { bankFiles, uploadC60 } from '@app/contract/c60/c60'
import { bankFileMax } from '@app/contract/company/company'
import { formatEuros } from '@app/contract/values/money'
import { noticeTimes, toast } from '../../kit/dialogs/toasts.ts'
import { FileField } from '../../kit/fields/file-field.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useRead } from '../../kit/reads/api.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** Uploads the bank's Cuaderno 60 files, or the layout for reading them, and lists the uploaded ones. */
export function BankFiles({ id, layout }: { id: number; layout: string }) {
  const { data } = useRead(bankFiles, { id })
  const file = useUpload(uploadC60, {
    file: 'c60FileUpload',
    input: { id_mst_empresas: id },
    complaint: ({ msg, fields }) => [msg, ...(fields.c60FileUpload ?? [])].join(' '),
    onDone: ({ perfil, cobros, importe }) => {
      const done = { cobros, importe: formatEuros(importe) }
      toast.good(perfil === null ? t('company.c60_done', done) : t('company.c60_layout_saved', { nombre: perfil }), {
        milliseconds: noticeTimes.long,
      })
    },
  })
  return (
    <Card title={t('company.part.c60')} hint={t('company.c60_layout', { nombre: layout })}>
      <FileField label={t('company.upload')} hint={t('company.c60_hint')} max={bankFileMax} {...file} />
      <h3>{t('company.c60_files')}</h3>
      {data?.length === 0 && <p className="dimmed">{t('company.c60_no_files')}</p>}
      <ul className="co-files">
        {data?.map((one) => (
          <li key={one.id_reg_empresa_c60}>
            <b>{one.nombre_fichero}</b>
            <span>{instant.format(one.fecha)}</span>
            <span className="tabular">{t('company.c60_done', { cobros: one.cobros, importe: formatEuros(one.importe) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

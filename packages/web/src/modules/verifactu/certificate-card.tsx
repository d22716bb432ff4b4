import { removeCertificate, uploadCertificate } from '@app/contract/verifactu/company-certificate'
import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { confirmDelete } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { FileField } from '../../kit/fields/file-field.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useAction } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Facts } from '../../kit/screen/facts.tsx'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { daysLeft, toneOfDays } from './moments.ts'
import type { Company, Panel } from './panel-type.ts'

/** File and password of a certificate; the password opens the file once, and is kept nowhere. */
function UploadDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [contrasena, setPassword] = useState('')
  const {
    onFiles,
    sendAll: _all,
    ...shown
  } = useUpload(uploadCertificate, {
    file: 'certificado',
    input: { id_mst_empresas: company.id_mst_empresas, contrasena },
    onDone: ({ nombre }) => {
      toast.good(t('verifactu.certificate_kept', { nombre }))
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file) onFiles([file])
  }
  return (
    <DialogFrame title={t('verifactu.upload')} size={440} onClose={onClose}>
      <form className="vf-upload" onSubmit={submit}>
        <FileField
          label={file?.name ?? t('core.upload')}
          hint={t('verifactu.upload_hint', { nif: company.nif ?? '—' })}
          accept=".p12,.pfx"
          {...shown}
          onFiles={([one]) => setFile(one ?? null)}
        />
        <PasswordInput
          label={t('verifactu.password')}
          description={t('verifactu.password_hint')}
          value={contrasena}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!file} loading={shown.progress !== null}>
          {t('verifactu.upload')}
        </Button>
      </form>
    </DialogFrame>
  )
}

/** Certificate of a company: its holder and days, never its key. Administrators upload and remove it. */
export function CertificateCard({ company, panel }: { company: Company; panel: Panel | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useAction(removeCertificate, { toast: true })
  const certificate = panel?.certificado
  const days = certificate ? daysLeft(certificate.valido_hasta) : 0
  const onRemove = async () => {
    if (await confirmDelete(t('verifactu.certificate'), t('verifactu.remove_hint'))) await remove.run({ id: company.id_mst_empresas })
  }
  return (
    <Card title={t('verifactu.certificate')}>
      {!panel && <LinesSkeleton lines={3} />}
      {panel && !certificate && <p className="dimmed">{t('verifactu.no_certificate')}</p>}
      {certificate && (
        <>
          <Facts
            facts={[
              [t('company-certificate.nombre'), `${certificate.nombre} · ${t(`verifactu.kind.${certificate.clase}`)}`],
              ['NIF', `${certificate.nif}${certificate.nif === company.nif ? ` · ${t('verifactu.nif_matches')}` : ''}`],
              [t('company-certificate.valido_desde'), instant.format(certificate.valido_desde)],
              [t('company-certificate.valido_hasta'), instant.format(certificate.valido_hasta)],
              [t('verifactu.kept'), t('verifactu.kept_sealed')],
            ]}
          />
          {toneOfDays(days) !== 'good' && (
            <p className="vf-warning" data-tone={toneOfDays(days)}>
              {t(days < 0 ? 'certificado.caducado' : 'verifactu.expiring')}
            </p>
          )}
        </>
      )}
      {panel && userMay('admin') && (
        <div className="vf-acts">
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(certificate ? 'verifactu.upload_new' : 'verifactu.upload')}
          </Button>
          {certificate && (
            <Button variant="default" loading={remove.isBusy} onClick={() => void onRemove()}>
              {t('core.delete')}
            </Button>
          )}
        </div>
      )}
      {panel && !userMay('admin') && <small className="dimmed">{t('core.only_administrators')}</small>}
      {isOpen && <UploadDialog company={company} onClose={() => setOpen(false)} />}
    </Card>
  )
}

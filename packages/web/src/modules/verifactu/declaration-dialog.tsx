import './verifactu.css'
import type { OutputOf } from '@app/contract/kit/action'
import { responsibleDeclaration } from '@app/contract/verifactu/declaration'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { escapeHtml, printHtml } from '../../kit/texts/print.ts'

type Declaration = OutputOf<typeof responsibleDeclaration>

const styles = 'h1{font-size:16px}table{border-collapse:collapse}td{padding:5px 8px;border-top:1px solid #999;vertical-align:top}'
const print = ({ titulo, datos }: Declaration) =>
  printHtml(
    `<h1>${escapeHtml(titulo)}</h1><table>${datos
      .map((one) => `<tr><td>${one.letra})</td><td>${escapeHtml(one.titulo)}</td><td>${escapeHtml(one.texto)}</td></tr>`)
      .join('')}</table>`,
    { styles },
  )

/** Responsible declaration of this program in the order of the law, in Spanish whatever the language (formats.md §3.2). */
export function DeclarationDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useRead(responsibleDeclaration, {})
  return (
    <DialogFrame title={data ? <span lang="es">{data.titulo}</span> : t('verifactu.declaration')} size={720} fillsPhone onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={12} />}
      {data && (
        <>
          <dl className="vf-declaration" lang="es">
            {data.datos.map(({ letra, titulo, texto }) => (
              <div key={letra}>
                <dt>
                  <b>{letra})</b> {titulo}
                </dt>
                <dd>{texto}</dd>
              </div>
            ))}
          </dl>
          <div className="vf-acts end">
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => void print(data)}>
              {t('verifactu.print')}
            </Button>
            <Button onClick={onClose}>{t('core.close')}</Button>
          </div>
        </>
      )}
    </DialogFrame>
  )
}

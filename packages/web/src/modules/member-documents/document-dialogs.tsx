import type { OutputOf } from '@app/contract/kit/action'
import { labelChoices } from '@app/contract/labels/member-label'
import { addLink, changeDocument, type memberDocuments } from '@app/contract/member-documents/member-document'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { ActionForm } from '../../kit/forms/form.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

type Paper = OutputOf<typeof memberDocuments>[number]

/** Layout of a document's fields: the address as text, the labels of documents first. */
function useLooks() {
  const { data } = useRead(labelChoices, { documentos: true })
  return {
    url_documento: { label: t('member-document.enlace') },
    id_mst_etiqueta: { options: (data ?? []).map((one) => ({ value: one.id, text: one.text })) },
  }
}

/** Edits the description of a document, and the address of an external page. */
export function EditDocument({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const { id_reg_socios_documentos: id, descripcion, id_mst_etiqueta, url_documento, nombre_fichero } = paper
  const looks = useLooks()
  const isPage = nombre_fichero === null
  return (
    <DialogFrame title={t('member-documents.edit_document', { nombre: descripcion })} size={420} onClose={onClose}>
      <ActionForm
        action={changeDocument}
        given={{ id }}
        ask={isPage ? ['descripcion', 'url_documento', 'id_mst_etiqueta'] : ['descripcion', 'id_mst_etiqueta']}
        first={{ descripcion, id_mst_etiqueta, ...(isPage && { url_documento }) }}
        words="member-document"
        looks={looks}
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

/** Adds the address of an external page to a member. */
export function AddLink({ id, onClose }: { id: number; onClose: () => void }) {
  const looks = useLooks()
  return (
    <DialogFrame title={t('member-documents.add_link')} size={420} onClose={onClose}>
      <ActionForm
        action={addLink}
        given={{ id_mst_socios: id }}
        ask={['descripcion', 'url_documento', 'id_mst_etiqueta', 'visible_usuario']}
        words="member-document"
        looks={looks}
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

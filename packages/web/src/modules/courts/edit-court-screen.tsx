import './courts.css'
import { removeCourtOfType } from '@app/contract/courts/court-file'
import { courtPasses, saveCourtPasses } from '@app/contract/courts/passes'
import { RemovalButton, useRemoval } from '../../kit/dialogs/removal.tsx'
import { useAction } from '../../kit/reads/api.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { CourtForm } from './court-fields.ts'
import { CourtPage } from './court-form.tsx'
import { courtPath, typePath } from './court-paths.ts'
import { DocumentRows } from './document-rows.tsx'
import { FamilyCard } from './family-card.tsx'
import { PassCard } from './pass-card.tsx'
import { PermissionList } from './permission-list.tsx'
import { PictureCard } from './picture-card.tsx'
import { PriceRows } from './price-rows.tsx'
import { SlotsCard } from './slots/slots-card.tsx'
import { useCourt } from './use-court.ts'

/** /tipo_recursos/{id}/detail/{id_mst_recurso}/edit: one court with all its related data. */
export function EditCourtScreen() {
  const type = useNumberParam('id')
  const id = useNumberParam('id_mst_recurso')
  const remove = useAction(removeCourtOfType)
  const removal = useRemoval({
    remove: () => remove.run({ id: type, id_recurso: id }),
    paths: [courtPath(type, id)],
    list: typePath(type),
    message: (nombre) => t('courts.deleted', { nombre }),
  })
  const { court, first, seen, permissions, reading } = useCourt(type, id, !removal.isGoing)
  const rows = (form: CourtForm) => (
    <>
      <PriceRows rows={form.rows('recurso_tiposocio')} title={t('courts.part.prices')} hint={t('courts.court_prices_hint')} />
      <div className="form-parts">
        <PermissionList rows={form.rows('recurso_tiposocio_permiso')} types={permissions} />
        <DocumentRows rows={form.rows('recurso_documentos')} />
      </div>
    </>
  )
  return (
    <Screen
      title={court?.desc_recurso}
      reading={reading}
      skeleton={<FormSkeleton lines={10} />}
      actions={court && remove.may && <RemovalButton removal={removal} name={court.desc_recurso} />}
    >
      {court && first && (
        <div className="ct-file">
          <CourtPage
            key={id}
            type={type}
            court={id}
            first={first}
            seen={seen}
            // after an update the user returns to the type
            onSaved={() => go(typePath(type))}
            onCancel={() => go(typePath(type))}
            more={rows}
          />
          <div className="form-parts">
            <div>
              <PassCard
                id={id}
                read={courtPasses}
                save={saveCourtPasses}
                locked={court.abono_segun_tiporecurso ? t('courts.passes_follow') : null}
              />
              <SlotsCard type={type} court={id} />
            </div>
            <div>
              <PictureCard court={court} />
              <FamilyCard court={court} />
            </div>
          </div>
        </div>
      )}
    </Screen>
  )
}

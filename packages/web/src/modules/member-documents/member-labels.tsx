import './member-labels.css'
import { memberLabels } from '@app/contract/labels/member-label'
import { Badge } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

const LabelPicker = lazy(() => import('./label-picker.tsx').then((module) => ({ default: module.LabelPicker })))

/** Labels of a member, edited in place. */
export function MemberLabels({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useRead(memberLabels, { id_mst_socios: id })
  if (!data) return null
  return (
    <div className="md-labels">
      <IconButton label={t('menu.labels')} icon={IconTags} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <LabelPicker id={id} own={data.map((one) => one.id_mst_etiqueta)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        data.map((one) => <Badge key={one.id_reg_socios_etiqueta}>{one.desc_etiqueta}</Badge>)
      )}
    </div>
  )
}

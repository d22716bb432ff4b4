import { possibleDuplicates } from '@app/contract/member-merge/duplicates'
import { Alert, Button } from '@mantine/core'
import { IconCopyCheck } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { keepDrafts } from '../../../kit/forms/kept-drafts.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'

interface Props {
  nif: string
  email: string
  telefono: string
  /** Takes the existing member in place of a new one; without it their file opens. */
  onUse?: (id: number) => void
}
const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** Existing members with the typed tax id, e-mail or telephone: open one, or confirm that it is another person. */
export function PossibleDuplicates({ nif, email, telefono, onUse }: Props) {
  const typed = useDeferredValue(`${nif}\n${email}\n${telefono}`)
  const [one, two, three] = typed.split('\n').map(orNull)
  const isEnabled = Boolean(one ?? two ?? three)
  const { data = [] } = useRead(possibleDuplicates, isEnabled ? { nif: one ?? null, email: two ?? null, telefono: three ?? null } : null, {
    keepPrevious: true,
  })
  const [others, setOthers] = useState<readonly number[]>([])
  const found = isEnabled
    ? [...new Map(data.map((row) => [row.id_mst_socios, row])).values()].filter((row) => !others.includes(row.id_mst_socios))
    : []
  if (found.length === 0) return null
  return (
    <Alert className="mb-exists" color="yellow" variant="light" role="status" icon={<IconCopyCheck size={16} />}>
      {found.map(({ id_mst_socios: id, nombre_completo, numsocio, campo }) => (
        <div key={id} className="mb-alike">
          <strong>{t('merge.exists', { nombre: [nombre_completo, numsocio].filter(Boolean).join(', ') })}</strong>
          <span>{t(`member.${campo}`)}</span>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              if (onUse) return onUse(id)
              keepDrafts()
              go(`/socios/${id}/edit`, { leaves: true })
            }}
          >
            {t(onUse ? 'merge.same_person' : 'merge.open')}
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => setOthers([...others, id])}>
            {t('merge.other_person')}
          </Button>
        </div>
      ))}
    </Alert>
  )
}

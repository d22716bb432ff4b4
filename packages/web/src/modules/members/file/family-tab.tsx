import * as family from '@app/contract/members/beneficiaries'
import { formatDay } from '@app/contract/values/day'
import { Button, Group } from '@mantine/core'
import { IconUserPlus, IconUsers, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import type { Pickable } from '../../../kit/dialogs/picking.ts'
import { ActionForm } from '../../../kit/forms/form.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { Empty, LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { MemberPicker } from '../search/member-picker.tsx'
import type { Member } from './member-header.tsx'

/** Form of a new family member: the surname is prefilled with the holder's. */
function NewDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const id_socio = member.id_mst_socios
  return (
    <DialogFrame title={t('members.family_new')} size={420} onClose={onClose}>
      <ActionForm
        action={family.createBeneficiary}
        given={{ id_socio }}
        ask={['nombre', 'apellidos', 'fecha_nac']}
        first={{ apellidos: member.apellidos }}
        words="member"
        save={t('members.family_add')}
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

/** Dependants of a member: added as a new file, or taken from existing ones; removed with the file kept. */
export function FamilyTab({ member }: { member: Member }) {
  const { id_mst_socios: id, nombre_completo: nombre, id_mst_socios_titular: holder } = member
  const { data, error, refetch } = useRead(family.listBeneficiaries, { id_socio: id })
  const [open, setOpen] = useState<'new' | 'pick' | null>(null)
  const join = useAction(family.setHolder, { toast: true })
  const leave = useAction(family.removeBeneficiary, { toast: true })
  const pick = async ([one]: Pickable[]) => {
    setOpen(null)
    if (one) await join.run({ titular: id, id: one.id })
  }
  const takeOut = async (who: { id: number; nombre_completo: string }) => {
    const question = { title: t('members.family_out_ask', { nombre: who.nombre_completo }), hint: t('members.family_out_hint') }
    if (await confirm({ ...question, confirm: t('members.family_out') })) await leave.run({ id_socio: id, id_beneficiario: who.id })
  }
  if (holder !== null)
    return (
      <Empty
        icon={<IconUsers size={28} />}
        title={t('members.holder', { nombre: member.nombre_titular ?? '' })}
        hint={t('members.family_of_holder')}
        action={<ScreenLink to={`/socios/${holder}/edit?tabActivated=tabFamilia`}>{t('members.family_open_holder')}</ScreenLink>}
      />
    )
  const acts = (
    <Group gap={8}>
      <Button leftSection={<IconUserPlus size={15} />} onClick={() => setOpen('new')}>
        {t('members.family_new')}
      </Button>
      <Button variant="default" onClick={() => setOpen('pick')}>
        {t('members.family_pick')}
      </Button>
    </Group>
  )
  return (
    <div className="mb-family">
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={3} />}
      {data?.length === 0 && <Empty icon={<IconUsers size={28} />} title={t('members.family_none', { nombre })} action={acts} />}
      {data && data.length > 0 && (
        <>
          {acts}
          <ul>
            {data.map((one) => (
              <li key={one.id}>
                <ScreenLink to={`/socios/${one.id}/edit`}>{one.nombre_completo}</ScreenLink>
                <span>
                  {[
                    one.numsocio === null ? null : t('members.number', { n: one.numsocio }),
                    one.desc_tiposocio,
                    one.fecha_nac && formatDay(one.fecha_nac),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <IconButton
                  label={t('members.family_out_of', { nombre: one.nombre_completo })}
                  icon={IconX}
                  onClick={() => void takeOut(one)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {open === 'new' && <NewDialog member={member} onClose={() => setOpen(null)} />}
      <MemberPicker
        opened={open === 'pick'}
        title={t('members.family_pick')}
        onClose={() => setOpen(null)}
        onConfirm={(chosen) => void pick(chosen)}
      />
    </div>
  )
}

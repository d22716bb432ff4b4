import './mailbox.css'
import type { OutputOf } from '@app/contract/kit/action'
import { memberMail, memberMails } from '@app/contract/mail/member-mails'
import { useMemo, useState } from 'react'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useRead } from '../../kit/reads/api.ts'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { LetterState, reasonOf } from './letter-state.tsx'
import { LetterText } from './letter-text.tsx'

type Row = OutputOf<typeof memberMails>[number]

const stateText = ({ estado }: Row) => t(`mail.estado.${estado}`)
const whyText = ({ rebote_texto, error, motivo }: Row) => reasonOf({ motivo, error: rebote_texto ?? error })

const columns = (): GridColumn<Row>[] => [
  {
    ...{ key: 'estado', header: t('mail.estado'), kind: 'text', width: 130, card: 'end', text: stateText },
    render: ({ estado }) => <LetterState state={estado} />,
  },
  { key: 'asunto', header: t('mail.asunto'), kind: 'text', width: 280, card: 'name' },
  { key: 'created_at', header: t('mail.created_at'), kind: 'instant', card: 'below' },
  { key: 'sent_at', header: t('mail.sent_at'), kind: 'instant' },
  { key: 'para', header: t('mail.para'), kind: 'email', width: 210 },
  { key: 'rebote_texto', header: t('mail.error'), kind: 'text', width: 320, text: whyText, render: whyText },
]

/** Letters to a member, the newest first; a row opens its text beside the list. */
export function MemberMailsTab({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberMails, { id })
  const layouts = useGridLayouts('member.mails')
  const [open, setOpen] = useState<Row | null>(null)
  const shown = useMemo(columns, [])
  return (
    <div className="mail-grid">
      <DataGrid<Row>
        name="member.mails"
        label={t('mail.tab')}
        height="fill"
        columns={shown}
        rows={data}
        rowId={(row) => row.id_reg_correo}
        rowTone={({ estado }) => (estado === 'rebotado' || estado === 'detenido' || estado === 'fallido' ? 'late' : undefined)}
        onOpen={setOpen}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        empty={{ title: t('mail.no_member_mails'), hint: t('mail.no_member_mails_hint') }}
      />
      <SideDrawer opened={open !== null} title={open?.asunto ?? ''} size={560} onClose={() => setOpen(null)}>
        {open && <OneLetter id={id} row={open} />}
      </SideDrawer>
    </div>
  )
}

function OneLetter({ id, row }: { id: number; row: Row }) {
  const { id_reg_correo, estado, para, created_at, sent_at } = row
  const { data, error, refetch } = useRead(memberMail, { id, id_reg_correo })
  const why = whyText(row)
  return (
    <>
      <p className="dimmed">
        {t('mail.para')}: {para} · {instant.format(sent_at ?? created_at)}
      </p>
      <p>
        <LetterState state={estado} />
      </p>
      {why && <p className="mail-said">{why}</p>}
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton />}
      {data && (data.secreto ? <p className="dimmed">{t('mail.no_text')}</p> : <LetterText text={data.texto} />)}
    </>
  )
}

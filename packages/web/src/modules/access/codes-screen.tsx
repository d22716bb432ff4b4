import {
  accessCodes,
  type CodeType,
  codeLimits,
  codeTypes,
  freeCodes,
  loadCodes,
  removeCode,
  removeCodes,
} from '@app/contract/access/codes'
import type { OutputOf } from '@app/contract/kit/action'
import { Button, SegmentedControl } from '@mantine/core'
import { IconFileUpload, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { confirm, showMessage } from '../../kit/dialogs/dialogs.ts'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { FileField } from '../../kit/fields/file-field.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Row = OutputOf<typeof accessCodes>[number]

const columns = (): GridColumn<Row>[] => [
  { key: 'codigo', header: t('access-code.codigo'), kind: 'text', width: 220, card: 'name' },
  {
    key: 'nombre_completo',
    header: t('access.who'),
    kind: 'text',
    width: 260,
    text: ({ nombre_completo }) => nombre_completo ?? t('access.free'),
    render: ({ id_mst_socios: id, nombre_completo }) =>
      id === null ? (
        <span className="dimmed">{t('access.free')}</span>
      ) : userMay('members') ? (
        <RowLink to={`/socios/${id}/edit?tabActivated=tabAccesos`}>{nombre_completo}</RowLink>
      ) : (
        nombre_completo
      ),
  },
  { key: 'fecha_creacion', header: t('access-code.fecha_creacion'), kind: 'instant', width: 160, card: 'below' },
]

/** Uploads a file of codes of one kind; a wrong file lists each of its invalid lines. */
function UploadForm({ type, name, onDone }: { type: CodeType; name: string; onDone: () => void }) {
  const file = useUpload(loadCodes, {
    file: 'codis',
    input: { id_mst_tipoacceso: type },
    complaint: ({ msg, fields }) => fields.codis?.join(' ') ?? msg,
    onDone: ({ msg }) => {
      toast.good(msg)
      onDone()
    },
  })
  return (
    <FileField
      label={name}
      hint={t('access.upload_hint')}
      accept=".txt,.csv"
      max={codeLimits.bytes}
      tooLargeText={t('acceso.fichero_grande')}
      {...file}
    />
  )
}

/** Deletes codes: one, or the selected ones after a question with their number. */
function useDeleting(selected: readonly number[], onGone: () => void) {
  const onRefused = ({ msg }: { msg: string }) => void showMessage(msg)
  const one = useAction(removeCode, { onRefused })
  const many = useAction(removeCodes, { onRefused })
  return {
    isBusy: one.isBusy || many.isBusy,
    one: async (id: number) => {
      if (await one.run({ id })) toast.good(t('Codis eliminats correctament'))
    },
    chosen: async () => {
      if (selected.length === 0) return showMessage(t('No hi ha cap codi seleccionat'))
      const n = selected.length
      if (!(await confirm({ title: t('access.delete_sure', { n }), confirm: t('core.delete'), danger: true }))) return
      const done = await many.run({ id_mst_acceso: [...selected] })
      if (!done) return
      toast.good(done.msg)
      onGone()
    },
  }
}

/** /codis: the codes of the three kinds; a file of them is loaded, several are deleted together. */
export function CodesScreen() {
  const reading = useRead(accessCodes, {})
  const kinds = useRead(freeCodes, {})
  const [type, setType] = useState<CodeType>(1)
  const [selected, setSelected] = useState<readonly number[]>([])
  const [isLoading, setLoading] = useState(false)
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(() => reading.data?.filter((row) => row.id_mst_tipoacceso === type), [reading.data, type])
  const remove = useDeleting(selected, () => setSelected([]))
  const nameOf = (one: CodeType) => kinds.data?.find((kind) => kind.id_mst_tipoacceso === one)?.nombre ?? t(`access.type_${one}`)
  return (
    <GridScreen<Row>
      name="access-codes"
      columns={shown}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id_mst_acceso}
      selection="multi"
      selected={selected}
      onSelect={(ids) => setSelected(ids.map(Number))}
      toolbar={
        <SegmentedControl
          aria-label={t('access.types')}
          value={String(type)}
          onChange={(next) => {
            setType(codeTypes.find((one) => String(one) === next) ?? 1)
            setSelected([])
          }}
          data={codeTypes.map((one) => ({ value: String(one), label: nameOf(one) }))}
        />
      }
      actions={
        <Button variant="default" leftSection={<IconTrash size={16} />} loading={remove.isBusy} onClick={() => void remove.chosen()}>
          {t('access.delete_some', { n: selected.length })}
        </Button>
      }
      add={
        <Button leftSection={<IconFileUpload size={16} />} onClick={() => setLoading(true)}>
          {t('access.upload')}
        </Button>
      }
      actionsWidth={44}
      rowActions={(row) => <DeleteButton name={row.codigo} disabled={remove.isBusy} onDelete={() => remove.one(row.id_mst_acceso)} />}
      empty={{ title: t('access.none'), hint: t('access.none_hint') }}
    >
      <SideDrawer opened={isLoading} title={t('access.upload')} onClose={() => setLoading(false)}>
        <UploadForm type={type} name={nameOf(type)} onDone={() => setLoading(false)} />
      </SideDrawer>
    </GridScreen>
  )
}

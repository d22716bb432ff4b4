import './access.css'
import { accessTerminals, addTerminal, changeTerminal, renewTerminalKey } from '@app/contract/access/terminals'
import { courtDropdown } from '@app/contract/courts/courts'
import type { OutputOf } from '@app/contract/kit/action'
import { Alert, Button, MultiSelect, SegmentedControl, Switch, TextInput } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Row = OutputOf<typeof accessTerminals>[number]
const kinds = ['entrada', 'puerta', 'luz'] as const

const columns = (): GridColumn<Row>[] => [
  { key: 'desc_terminalacceso', header: t('access-terminal.desc_terminalacceso'), kind: 'text', width: 220, card: 'name' },
  {
    key: 'clase',
    header: t('access-terminal.clase'),
    kind: 'choice',
    width: 150,
    card: 'below',
    choices: kinds.map((value) => ({ value, text: t(`access.kind.${value}`) })),
  },
  { key: 'activo', header: t('access-terminal.activo'), kind: 'flag', width: 110 },
  { key: 'estado', header: t('access-terminal.estado'), kind: 'text', width: 140 },
  { key: 'fecha_estado', header: t('access-terminal.fecha_estado'), kind: 'instant', width: 160, card: 'below' },
  { key: 'fecha_clave', header: t('access-terminal.fecha_clave'), kind: 'instant', width: 160 },
]

/** New key, to be copied immediately: the server keeps its hash only. */
function KeyShown({ clave }: { clave: string }) {
  const copy = () => void navigator.clipboard.writeText(clave)
  return (
    <Alert color="blue" variant="light" title={t('access.key_once')}>
      <div className="acc-key">
        <TextInput readOnly aria-label={t('access.key')} value={clave} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="default" onClick={copy}>
          {t('access.copy')}
        </Button>
      </div>
    </Alert>
  )
}

function TerminalForm({ row, onDone, onKey }: { row: Row | null; onDone: () => void; onKey: (clave: string) => void }) {
  const [name, setName] = useState(row?.desc_terminalacceso ?? '')
  const [kind, setKind] = useState<(typeof kinds)[number]>(row?.clase ?? 'entrada')
  const [isOn, setOn] = useState(row?.activo ?? true)
  const [chosen, setChosen] = useState<readonly number[]>(row?.recursos ?? [])
  const [wrong, setWrong] = useState<Readonly<Record<string, readonly string[]>>>({})
  const courts = useRead(courtDropdown, {})
  const onRefused = ({ fields, msg }: { fields: Readonly<Record<string, readonly string[]>>; msg: string }) =>
    setWrong(Object.keys(fields).length > 0 ? fields : { desc_terminalacceso: [msg] })
  const add = useAction(addTerminal, { onRefused })
  const change = useAction(changeTerminal, { onRefused })
  const save = async () => {
    setWrong({})
    const sent = { desc_terminalacceso: name, clase: kind, activo: isOn, recursos: [...chosen] }
    if (row) {
      if (await change.run({ id: row.id_terminalacceso, ...sent })) onDone()
      return
    }
    const made = await add.run(sent)
    if (made) onKey(made.clave)
  }
  return (
    <form
      className="acc-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        label={t('access-terminal.desc_terminalacceso')}
        withAsterisk
        data-autofocus
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
        error={wrong.desc_terminalacceso?.join(' ')}
      />
      <SegmentedControl
        aria-label={t('access-terminal.clase')}
        value={kind}
        onChange={(next) => setKind(kinds.find((one) => one === next) ?? 'entrada')}
        data={kinds.map((value) => ({ value, label: t(`access.kind.${value}`) }))}
      />
      {kind !== 'entrada' && (
        <MultiSelect
          label={t('access-terminal.recursos')}
          searchable
          data={(courts.data ?? []).map(({ id, text }) => ({ value: String(id), label: text }))}
          value={chosen.map(String)}
          onChange={(ids) => setChosen(ids.map(Number))}
          error={wrong.recursos?.join(' ')}
        />
      )}
      <Switch label={t('access-terminal.activo')} checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
      <Button type="submit" loading={add.isBusy || change.isBusy}>
        {t('core.save')}
      </Button>
    </form>
  )
}

/** Form of a terminal; a new one shows its key after saving. */
function TerminalDrawer({ row, close }: { row: Row | null; close: () => void }) {
  const [clave, setClave] = useState<string | null>(null)
  if (clave !== null) return <KeyShown clave={clave} />
  return <TerminalForm row={row} onDone={close} onKey={setClave} />
}

/** /terminales: turnstiles, doors and lights that request access decisions, and their keys (0108). */
export function TerminalsScreen() {
  const reading = useRead(accessTerminals, {})
  const shown = useMemo(() => columns(), [])
  const [key, setKey] = useState<string | null>(null)
  const renew = useAction(renewTerminalKey)
  const onRenew = async ({ id_terminalacceso: id, desc_terminalacceso: nombre }: Row) => {
    if (!(await confirm({ title: t('access.key_sure', { nombre }), confirm: t('access.key_new'), danger: true }))) return
    const made = await renew.run({ id })
    if (made) setKey(made.clave)
    if (made) toast.good(t('access.key_once'))
  }
  return (
    <RecordScreen<Row>
      name="access-terminals"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_terminalacceso}
      nameOf={(row) => row.desc_terminalacceso}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      add={t('access.new_terminal')}
      opens
      toolbar={key !== null && <KeyShown clave={key} />}
      form={(row, close) => <TerminalDrawer key={row?.id_terminalacceso ?? 0} row={row} close={close} />}
      actionsWidth={44}
      rowActions={(row) => (
        <IconButton
          label={`${t('access.key_new')} ${row.desc_terminalacceso}`}
          icon={IconKey}
          disabled={renew.isBusy}
          onClick={() => void onRenew(row)}
        />
      )}
      empty={{ title: t('access.no_terminals'), hint: t('access.no_terminals_hint') }}
    />
  )
}

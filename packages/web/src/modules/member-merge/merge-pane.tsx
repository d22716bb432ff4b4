import { undoDays } from '@app/contract/member-merge/member-merge'
import { type mergeFields, mergeMembers, mergePreview, undoMerge } from '@app/contract/member-merge/merge'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Radio } from '@mantine/core'
import { IconArrowBackUp, IconArrowsExchange, IconShieldCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { forget } from '../../kit/screen/screen-title.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { MergeFields, type MergePreview } from './merge-fields.tsx'

type Name = (typeof mergeFields)[number]

const moveTexts = {
  booking: 'merge.moves.booking',
  money: 'merge.moves.money',
  pass: 'merge.moves.pass',
  file: 'merge.moves.file',
  other: 'merge.moves.other',
} as const

/** Moved data, with sums that add up: rows by kind, and debts and balances of both. */
function Moves({ shown }: { shown: MergePreview }) {
  const { origen, destino } = shown.sumas
  const money = [
    ['merge.moves.wallet', destino.monedero, origen.monedero],
    ['merge.moves.debt', destino.debe, origen.debe],
  ] as const
  return (
    <section className="mme-card" aria-label={t('merge.what_moves')}>
      <h3>{t('merge.what_moves')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('merge.what')}</th>
            <th scope="col">{shown.destino.numsocio ?? '–'}</th>
            <th scope="col">{shown.origen.numsocio ?? '–'}</th>
            <th scope="col">{t('merge.result')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.mueve.map(({ tabla, de_destino, de_origen, queda }) => (
            <tr key={tabla}>
              <th scope="row">{t(moveTexts[tabla as keyof typeof moveTexts])}</th>
              <td>{formatCount(de_destino)}</td>
              <td>{formatCount(de_origen)}</td>
              <td>{formatCount(queda)}</td>
            </tr>
          ))}
          {money.map(([words, one, other]) => (
            <tr key={words}>
              <th scope="row">{t(words)}</th>
              <td>{formatEuros(one)}</td>
              <td>{formatEuros(other)}</td>
              <td>{formatEuros(one + other)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Parts that go over by themselves, and those that end with the other record (A-163). */
function Rest({ shown, takesCode, onCode }: { shown: MergePreview; takesCode: boolean; onCode: (other: boolean) => void }) {
  const groups = [
    ['merge.goes_over', shown.resto.filter(({ va }) => va)],
    ['merge.ends', shown.resto.filter(({ va }) => !va)],
  ] as const
  const { destino, origen } = shown.codigos
  return (
    <>
      {destino !== null && origen !== null && (
        <Radio.Group label={t('merge.code')} value={takesCode ? 'origen' : 'destino'} onChange={(value) => onCode(value === 'origen')}>
          <Radio value="destino" label={destino} />
          <Radio value="origen" label={origen} />
        </Radio.Group>
      )}
      {groups.map(
        ([title, parts]) =>
          parts.length > 0 && (
            <Alert key={title} color={title === 'merge.ends' ? 'yellow' : 'blue'} variant="light" title={t(title)}>
              <ul>
                {parts.map(({ parte, registros }) => (
                  <li key={parte}>{`${t(`merge.rest.${parte}`)}${registros > 1 ? ` (${formatCount(registros)})` : ''}`}</li>
                ))}
              </ul>
            </Alert>
          ),
      )}
    </>
  )
}

/** Reasons against the merge, notes on notices, and the unchanged data. */
function Notes({ shown }: { shown: MergePreview }) {
  const differ = shown.destino.notificar !== shown.origen.notificar || shown.destino.notificarApp !== shown.origen.notificarApp
  return (
    <>
      {shown.bloqueos.map(({ motivo, detalle }) => (
        <Alert key={motivo} color="red" variant="light">
          {t(`merge.block.${motivo}`, { detalle: detalle ?? '' })}
        </Alert>
      ))}
      {differ && (
        <Alert color="yellow" variant="light">
          {t('merge.stricter')}
        </Alert>
      )}
      <Alert color="green" variant="light" icon={<IconShieldCheck size={16} />}>
        {t('merge.no_invoice_changes')}
      </Alert>
    </>
  )
}

interface Props {
  pair: readonly [number, number]
  onMerged: () => void
  onApart: () => void
  onLater: () => void
}

/** Two records side by side: the one kept, the source of each field, the moved data; and the three answers. */
export function MergePane({ pair, onMerged, onApart, onLater }: Props) {
  const [isSwapped, setSwapped] = useState(false)
  const [id, otro] = isSwapped ? [pair[1], pair[0]] : pair
  const { data: shown, error, refetch } = useRead(mergePreview, { id, otro })
  const [own, setOwn] = useState<ReadonlySet<Name> | null>(null)
  const taken = useMemo(() => own ?? new Set(shown?.propuesta), [own, shown])
  const undo = useAction(undoMerge, {
    onDone: ({ devueltos, quedan }) => toast.good(t('merge.undone', { n: formatCount(devueltos), quedan: formatCount(quedan) })),
  })
  const merge = useAction(mergeMembers, {
    onDone: ({ id_reg_socio_union, movidos }) => {
      const back = { text: t('merge.undo'), run: () => void undo.run({ id: id_reg_socio_union }) }
      toast.good(t('merge.done', { n: formatCount(movidos) }), { action: back })
      // the page of the member who is gone has no tab any more
      forget(`/socios/${otro}/edit`)
      onMerged()
    },
  })
  const [takesCode, setTakesCode] = useState(false)
  const isReady = shown !== undefined && shown.bloqueos.length === 0
  const { run } = merge
  const commands = useMemo(
    () => [
      ...(isReady
        ? [
            {
              id: 'merge.run',
              text: t('merge.run'),
              keys: 'mod+Enter',
              run: () => void run({ id, otro, del_otro: [...taken], codigo_del_otro: takesCode }),
            },
          ]
        : []),
      { id: 'merge.not_same', text: t('merge.not_same'), keys: 'x', run: onApart },
    ],
    [isReady, run, id, otro, taken, takesCode, onApart],
  )
  useCommands(commands)
  const swap = () => {
    setSwapped((now) => !now)
    setOwn(null)
    setTakesCode(false)
  }
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!shown) return <LinesSkeleton lines={10} />
  return (
    <div className="mme-pane">
      <header className="mme-head">
        <div>
          <h2>{t('merge.title')}</h2>
          <p>{t('merge.stays', { nombre: shown.destino.nombre_completo })}</p>
        </div>
        <Button variant="default" leftSection={<IconArrowsExchange size={15} />} onClick={swap}>
          {t('merge.swap')}
        </Button>
      </header>
      <div className="mme-body">
        <MergeFields shown={shown} taken={taken} onTake={setOwn} />
        <div className="mme-right">
          <Moves shown={shown} />
          <Rest shown={shown} takesCode={takesCode} onCode={setTakesCode} />
          <Notes shown={shown} />
        </div>
      </div>
      <footer className="mme-foot">
        <span>
          <IconArrowBackUp size={14} aria-hidden /> {t('merge.undo_days', { dias: undoDays })}
        </span>
        <Button variant="default" onClick={onApart} rightSection={<KeyCaps keys="x" />}>
          {t('merge.not_same')}
        </Button>
        <Button variant="default" onClick={onLater} rightSection={<KeyCaps keys="j" />}>
          {t('merge.later')}
        </Button>
        <Button
          disabled={!isReady}
          loading={merge.isBusy}
          onClick={() => void run({ id, otro, del_otro: [...taken], codigo_del_otro: takesCode })}
          rightSection={<KeyCaps keys="mod+Enter" />}
        >
          {t('merge.run')}
        </Button>
      </footer>
    </div>
  )
}

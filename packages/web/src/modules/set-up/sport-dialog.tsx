import { createSport, undoSport } from '@app/contract/set-up/set-up-calls'
import { Button, Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { type Icon, IconBallTennis, IconColumns2, IconDoor, IconLayoutGrid, IconPingPong, IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { CourtPicture } from './court-picture.tsx'

interface Preset {
  readonly players: number
  readonly length: number
  readonly from: number
  readonly to: number
  readonly icon: Icon
}
type Sport = 'padel' | 'tennis' | 'pickleball' | 'squash' | 'rooms' | 'other'
const presets: Readonly<Record<Sport, Preset>> = {
  padel: { players: 4, length: 90, from: 60, to: 120, icon: IconLayoutGrid },
  tennis: { players: 2, length: 60, from: 60, to: 120, icon: IconBallTennis },
  pickleball: { players: 4, length: 60, from: 60, to: 120, icon: IconPingPong },
  squash: { players: 2, length: 60, from: 30, to: 120, icon: IconColumns2 },
  rooms: { players: 20, length: 60, from: 60, to: 120, icon: IconDoor },
  other: { players: 4, length: 60, from: 30, to: 120, icon: IconPlus },
}
const lengths = [30, 60, 90, 120, 150, 180, 240]
const mostCourts = 60

const patternOf = (sport: Sport) => t(sport === 'rooms' ? 'set-up.sport.room' : 'set-up.sport.court')
const nameOf = (sport: Sport) => (sport === 'other' ? '' : t(`set-up.sport.${sport}`))

/** Values of the form for a sport. */
const startOf = (sport: Sport) => ({ ...presets[sport], sport, name: nameOf(sport), pattern: patternOf(sport) })

/** Tiles of the common sports. */
const SportTiles = ({ chosen, onChoose }: { chosen: Sport; onChoose: (sport: Sport) => void }) => (
  <div className="setup-sports" role="radiogroup" aria-label={t('set-up.sport.name')}>
    {(Object.keys(presets) as Sport[]).map((sport) => {
      const Picture = presets[sport].icon
      return (
        // biome-ignore lint/a11y/useSemanticElements: a tile with a picture, chosen by click
        <button type="button" key={sport} role="radio" aria-checked={sport === chosen} onClick={() => onChoose(sport)}>
          <Picture size={22} stroke={1.6} aria-hidden />
          {t(`set-up.sport.${sport}`)}
        </button>
      )
    })}
  </div>
)

interface NamesProps {
  names: readonly string[]
  complaintOf: (at: number) => string | undefined
  onName: (at: number, name: string) => void
}

/** Names of the courts in the order of the calendar. */
const CourtNames = ({ names, complaintOf, onName }: NamesProps) => (
  <div className="setup-names">
    {names.map((name, at) => (
      <TextInput
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the court
        key={at}
        aria-label={t('set-up.sport.name_of', { n: at + 1 })}
        maxLength={80}
        value={name}
        error={complaintOf(at)}
        onChange={(event) => onName(at, event.currentTarget.value)}
      />
    ))}
  </div>
)

interface PreviewProps {
  name: string
  players: number
  length: number
  courts: readonly string[]
}

/** Calendar of the new courts, and all that is created with them. */
function SportPreview({ name, players, length, courts }: PreviewProps) {
  const makes = [
    [t('set-up.sport.makes_type', { nombre: name }), t('set-up.sport.makes_type_how', { jugadores: players, minutos: length })],
    [t('set-up.sport.makes_courts', { n: courts.length }), t('set-up.sport.makes_courts_how')],
    [t('set-up.sport.makes_income', { nombre: name }), t('set-up.sport.makes_income_how')],
    [t('set-up.sport.makes_menu', { nombre: name }), t('set-up.sport.makes_menu_how')],
  ] as const
  return (
    <aside className="setup-preview" aria-label={t('set-up.sport.preview')}>
      <h3>{t('set-up.sport.preview')}</h3>
      <CourtPicture courts={courts.map((court) => ({ name: court, from: 0, to: 1440 }))} />
      <h3>{t('set-up.sport.makes')}</h3>
      <ul>
        {makes.map(([what, how]) => (
          <li key={what}>
            <b>{what}</b>
            <span>{how}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

type SportForm = ReturnType<typeof startOf>
const lengthChoices = lengths.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))
/** Lengths of the form with the fields of the call that they are sent as. */
const lengthFields = [
  ['length', 'default_tiempo_reserva'],
  ['from', 'min_tiempo_reserva'],
  ['to', 'max_tiempo_reserva'],
] as const

interface HowProps {
  form: SportForm
  onChange: (part: Partial<SportForm>) => void
  complaintOf: (field: string) => string | undefined
}

/** Players and lengths of a booking. */
const HowPlayed = ({ form, onChange, complaintOf }: HowProps) => (
  <div className="setup-row">
    <NumberInput
      label={t('set-up.sport.players')}
      min={1}
      max={500}
      clampBehavior="strict"
      allowDecimal={false}
      value={form.players}
      error={complaintOf('capacidad_max')}
      onChange={(value) => typeof value === 'number' && onChange({ players: value })}
    />
    {lengthFields.map(([field, wire]) => (
      <Select
        key={field}
        label={t(`set-up.sport.${field}`)}
        data={lengthChoices}
        allowDeselect={false}
        value={String(form[field])}
        error={complaintOf(wire)}
        onChange={(value) => onChange({ [field]: Number(value) })}
      />
    ))}
  </div>
)

interface FootProps {
  message: string | undefined
  text: string
  isBusy: boolean
  onMore: () => void
  onClose: () => void
}

/** Acts of the dialog. */
const Foot = ({ message, text, isBusy, onMore, onClose }: FootProps) => (
  <footer className="setup-foot">
    {message && <p role="alert">{message}</p>}
    <Button variant="default" onClick={onClose}>
      {t('core.cancel')}
    </Button>
    <Button variant="default" disabled={isBusy} onClick={onMore}>
      {t('set-up.sport.create_more')}
    </Button>
    <Button type="submit" loading={isBusy}>
      {text}
    </Button>
  </footer>
)

/** A sport with its courts and its income type in one dialog and one act, which can be undone until somebody books. */
export function SportDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(() => startOf('padel'))
  const [count, setCount] = useState(4)
  /** Names that differ from the pattern, by place. */
  const [own, setOwn] = useState<Readonly<Record<number, string>>>({})
  const [doMembersBook, setMembersBook] = useState(true)
  const [refused, setRefused] = useState<RefusedError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const names = Array.from({ length: count }, (_, at) => own[at] ?? `${form.pattern} ${at + 1}`)
  const change = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }))
    setRefused(null)
  }
  const complaint = (field: string) => refused?.fields[field]?.[0]

  const create = async (isLast: boolean) => {
    if (isBusy) return
    setBusy(true)
    try {
      const made = await call(createSport, {
        desc_tiporecurso: form.name,
        pistas: names,
        capacidad_max: form.players,
        default_tiempo_reserva: form.length,
        min_tiempo_reserva: form.from,
        max_tiempo_reserva: form.to,
        reservar_pista: doMembersBook,
      })
      toast.good(t('set-up.sport.created', { deporte: form.name, n: count }), {
        action: {
          text: t('core.undo'),
          run: () =>
            void call(undoSport, made).catch((error: unknown) => toast.bad(error instanceof RefusedError ? error.msg : String(error))),
        },
      })
      if (isLast) return onClose()
      setForm(startOf('other'))
      setOwn({})
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setRefused(error)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void create(true)
  }
  return (
    <DialogFrame title={t('set-up.sport.title')} size={940} fillsPhone onClose={onClose} onConfirm={() => void create(true)}>
      <form className="setup-sport" onSubmit={submit}>
        <div className="setup-form">
          <p>{t('set-up.sport.lead')}</p>
          <SportTiles
            chosen={form.sport}
            onChoose={(sport) => {
              setForm(startOf(sport))
              setOwn({})
              setRefused(null)
            }}
          />
          <div className="setup-row">
            {form.sport === 'other' && (
              <TextInput
                label={t('set-up.sport.name')}
                data-autofocus
                maxLength={80}
                value={form.name}
                error={complaint('desc_tiporecurso')}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
            )}
            <NumberInput
              label={t('set-up.sport.count')}
              {...(form.sport !== 'other' && { 'data-autofocus': true })}
              min={1}
              max={mostCourts}
              clampBehavior="strict"
              allowDecimal={false}
              value={count}
              error={complaint('pistas')}
              onChange={(value) => typeof value === 'number' && setCount(value)}
            />
            <TextInput
              label={t('set-up.sport.pattern')}
              maxLength={60}
              value={form.pattern}
              onChange={(event) => change({ pattern: event.currentTarget.value })}
            />
          </div>
          <CourtNames
            names={names}
            complaintOf={(at) => complaint(`pistas.${at}`)}
            onName={(at, name) => {
              setOwn((before) => ({ ...before, [at]: name }))
              setRefused(null)
            }}
          />
          <p>{t('set-up.sport.names_hint')}</p>
          <h3>{t('set-up.sport.how')}</h3>
          <HowPlayed form={form} onChange={change} complaintOf={complaint} />
          <Checkbox
            label={t('set-up.sport.members_book')}
            checked={doMembersBook}
            onChange={(event) => setMembersBook(event.currentTarget.checked)}
          />
        </div>
        <SportPreview name={form.name} players={form.players} length={form.length} courts={names} />
        <Foot
          message={refused?.msg}
          text={t('set-up.sport.create', { n: count, deporte: form.name })}
          isBusy={isBusy}
          onMore={() => void create(false)}
          onClose={onClose}
        />
      </form>
    </DialogFrame>
  )
}

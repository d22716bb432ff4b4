import './match-sidebar.css'
import type { SentOf } from '@app/contract/kit/action'
import { championshipsWithGroups, groupMatches } from '@app/contract/matches/matches'
import type { placeMatch } from '@app/contract/matches/place-match'
import type { Day } from '@app/contract/values/day'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { type Spot, useChipDrag } from '../../kit/fields/chip-drag.ts'
import type { Point } from '../../kit/fields/pointer-gesture.ts'
import { useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { DayApprovals } from './day-approvals.tsx'
import { GroupChoice, groupOf } from './group-choice.tsx'
import { OpenMatches, PlacedMatches } from './match-chips.tsx'
import { type Match, matchTitle } from './match-labels.ts'
import { type InHand, useHeldMatch } from './use-held-match.ts'

const GenerateDialog = lazy(() => import('./generate-dialog.tsx').then((module) => ({ default: module.GenerateDialog })))

interface Props {
  sport: number
  /** Days shown beside it. */
  days: readonly Day[]
  /** Group of the address. */
  requestedGroup: number
  onGroup: (group: number) => void
  onHold: (held: InHand | null) => void
  /** Place of a match of this length under the pointer. */
  spotAt: (at: Point, minutes: number) => Spot | null
  /** Moves the focus to the courts. */
  onCourts: () => void
  place: (sent: SentOf<typeof placeMatch>) => Promise<unknown>
  courtName: (id: number) => string
  onOpen: (booking: number, day: Day) => void
  onClose: () => void
}

const none: readonly Match[] = []

/** Chips of a group: unplaced ones, dragged or taken and dropped on a free hour, and placed ones. */
function Chips({ group, ...props }: { group: number } & Pick<Props, 'onHold' | 'place' | 'courtName' | 'spotAt' | 'onCourts' | 'onOpen'>) {
  const list = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const reading = useRead(groupMatches, { id: group })
  const matches = reading.data ?? none
  const { held, hold, letGo, isSending } = useHeldMatch(list, props)
  const matchOf = (id: number) => matches.find((one) => one.id_reg_partidos === id)
  const open = matches.filter((one) => one.reserva === null)
  const placed = matches.filter((one) => one.reserva !== null)
  useChipDrag(list, ghost, {
    idAt: (target) => {
      const chip = target instanceof Element ? target.closest<HTMLElement>('[data-match]') : null
      return chip ? Number(chip.dataset.match) : null
    },
    nameOf: (id) => {
      const match = matchOf(id)
      return match ? matchTitle(match) : ''
    },
    spotAt: (id, at) => props.spotAt(at, matchOf(id)?.duracion ?? 0),
    onTake: (id) => {
      const match = matchOf(id)
      if (match) hold(match)
    },
    onDrop: (spot) => {
      spot?.put()
      if (!spot) toast.info(t('matches.not_there'))
      // the courts themselves show why they refuse it
      if (!isSending()) letGo()
    },
    onCancel: letGo,
  })
  const take = (match: Match, byKey: boolean) => {
    if (held?.id_reg_partidos === match.id_reg_partidos) return letGo()
    hold(match)
    if (byKey) props.onCourts()
  }
  return (
    <div className="mtc-list" ref={list}>
      {reading.isPending && <LinesSkeleton lines={4} height={44} />}
      {reading.error && <ReadError error={reading.error} onRetry={reading.refetch} />}
      {reading.data && matches.length === 0 && (
        <>
          <p className="mtc-hint">{t('matches.no_matches')}</p>
          <ScreenLink to="/campeonatos/partidos">{t('matches.add')}</ScreenLink>
        </>
      )}
      {matches.length > 0 && (
        <>
          <p className="mtc-hint" role="status" data-held={held ? '' : undefined}>
            {held ? t('matches.held', { partido: matchTitle(held) }) : t(open.length > 0 ? 'matches.how' : 'matches.all_placed')}
          </p>
          <OpenMatches matches={open} held={held?.id_reg_partidos ?? null} onTake={take} />
        </>
      )}
      {placed.length > 0 && <PlacedMatches matches={placed} onOpen={props.onOpen} />}
      <div className="mtc-ghost" ref={ghost} aria-hidden />
    </div>
  )
}

/** Championship matches for placing on the courts beside them. */
export function MatchSidebar({ sport, days, requestedGroup, onGroup, onClose, ...courts }: Props) {
  const { data, error, isPending, refetch } = useRead(championshipsWithGroups, {
    separar_vigentes_pasados: true,
    id_mst_tiporecurso: sport,
  })
  const [isGenerating, setGenerating] = useState(false)
  const group = data && groupOf(data, requestedGroup)
  return (
    <aside className="mtc" aria-label={t('matches.title')}>
      <div className="mtc-head">
        <h2>{t('matches.title')}</h2>
        <IconButton label={t('core.close')} icon={IconX} onClick={onClose} />
      </div>
      {isPending && <LinesSkeleton lines={4} height={44} />}
      {error && <ReadError error={error} onRetry={refetch} />}
      {data && !group && (
        <div className="mtc-list">
          <p className="mtc-hint">{t('matches.none')}</p>
          <ScreenLink to="/campeonatos">{t('menu.championships')}</ScreenLink>
        </div>
      )}
      {group && (
        <>
          <div className="mtc-choice">
            <GroupChoice championships={data} group={group} onGroup={onGroup} />
            <Button size="compact-sm" variant="default" disabled={group.por_colocar === 0} onClick={() => setGenerating(true)}>
              {t('matches.generate')}
            </Button>
          </div>
          <Chips key={group.id_reg_campeonatos_grupo} group={group.id_reg_campeonatos_grupo} {...courts} />
          <DayApprovals sport={sport} days={days} />
        </>
      )}
      {isGenerating && group && (
        <Suspense fallback={null}>
          <GenerateDialog
            group={{ id: group.id_reg_campeonatos_grupo, name: group.desc_campeonatos_grupo }}
            onClose={() => setGenerating(false)}
          />
        </Suspense>
      )}
    </aside>
  )
}

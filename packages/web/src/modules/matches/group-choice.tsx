import type { OutputOf } from '@app/contract/kit/action'
import type { championshipsWithGroups } from '@app/contract/matches/matches'
import { NativeSelect } from '@mantine/core'
import { t } from '../../kit/texts/i18n.ts'

type Championship = OutputOf<typeof championshipsWithGroups>[number]
type Group = Championship['campeonatos_grupo'][number]

/** Requested group, otherwise the first current one with unplaced matches, otherwise the first of all. */
export function groupOf(championships: readonly Championship[], requestedGroup: number): Group | undefined {
  const groups = championships.flatMap(({ campeonatos_grupo, vigente }) => campeonatos_grupo.map((group) => ({ group, vigente })))
  const found =
    groups.find(({ group }) => group.id_reg_campeonatos_grupo === requestedGroup) ??
    groups.find(({ group, vigente }) => vigente && group.por_colocar > 0) ??
    groups[0]
  return found?.group
}

interface Props {
  championships: readonly Championship[]
  group: Group
  onGroup: (group: number) => void
}

/** Championships with their groups, past ones last; each group shows its number of unplaced matches. */
export const GroupChoice = ({ championships, group, onGroup }: Props) => (
  <NativeSelect
    size="xs"
    aria-label={t('matches.group')}
    value={group.id_reg_campeonatos_grupo}
    onChange={(event) => onGroup(Number(event.currentTarget.value))}
  >
    {championships
      .filter(({ campeonatos_grupo }) => campeonatos_grupo.length > 0)
      .map((one) => (
        <optgroup
          key={one.id_reg_campeonatos}
          label={one.vigente ? one.desc_campeonato : t('matches.past', { nombre: one.desc_campeonato })}
        >
          {one.campeonatos_grupo.map((own) => (
            <option key={own.id_reg_campeonatos_grupo} value={own.id_reg_campeonatos_grupo}>
              {own.desc_campeonatos_grupo}
              {own.por_colocar > 0 ? ` · ${own.por_colocar}` : ''}
            </option>
          ))}
        </optgroup>
      ))}
  </NativeSelect>
)

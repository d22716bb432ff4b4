import { IconBallTennis, IconCategory, IconTournament, IconUsersGroup } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screens.ts'

const all = () => import('./championship-screens.tsx')

export const screens: readonly ScreenSpec[] = [
  { path: '/campeonatos', code: 'championships', icon: IconTournament, load: async () => (await all()).ChampionshipsScreen },
  { path: '/campeonatos/grupos', code: 'championship-groups', icon: IconCategory, load: async () => (await all()).GroupsScreen },
  { path: '/campeonatos/equipos', code: 'teams', icon: IconUsersGroup, load: async () => (await all()).TeamsScreen },
  { path: '/campeonatos/partidos', code: 'matches', icon: IconBallTennis, load: async () => (await all()).MatchesScreen },
]

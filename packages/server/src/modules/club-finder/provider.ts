import { clubList, eventList, tournamentList } from '@app/contract/club-finder/provider'
import { handle } from '../../kit/http/serve.ts'
import { ownClubs, ownEvents, ownTournaments, searchOf } from './search.ts'

export const clubs = handle(clubList, {
  prepare: async (call) => ownClubs(call, await searchOf(call, call.input)),
  run: async ({ prepared }) => prepared,
})

export const events = handle(eventList, {
  prepare: async (call) => ownEvents(call, await searchOf(call, call.input)),
  run: async ({ prepared }) => prepared,
})

export const tournaments = handle(tournamentList, {
  prepare: async (call) => ownTournaments(call, await searchOf(call, call.input)),
  run: async ({ prepared }) => prepared,
})

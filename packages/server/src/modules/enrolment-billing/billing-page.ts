import { parameter } from '@app/contract/club/parameter'
import { billingPage } from '@app/contract/enrolment-billing/billing-page'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import { bills, hostOf, isCentral } from './billed-clubs.ts'

const sectionsOf = async (tx: Tx, club: ClubFacts) => ({
  ...{ url_club: hostOf(club), nombre: club.nombre },
  ...{ actividades: await bills(tx, 'actividades'), campeonatos: await bills(tx, 'campeonatos') },
})

export const page = handle(billingPage, {
  prepare: async (call) => {
    if (!isCentral(call)) return null
    const { clubs, readEach } = call.installation
    const found = await readEach(clubs, sectionsOf)
    const billing = found.filter((one) => one !== null)
    const isBilled = ({ actividades, campeonatos }: (typeof billing)[number]) => actividades || campeonatos
    return {
      central: true,
      clubes: billing.filter(isBilled),
      sin_facturacion: billing.filter((one) => !isBilled(one)).map(({ nombre }) => nombre),
      sin_respuesta: clubs.filter((_, at) => found[at] === null).map(({ nombre }) => nombre),
    }
  },
  run: async ({ tx, club, prepared, reads }) => {
    reads(parameter)
    return prepared ?? { central: false, clubes: [await sectionsOf(tx, club)], sin_facturacion: [], sin_respuesta: [] }
  },
})

import * as declared from '@app/contract/access/requests'
import { addDays, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { wallInstant } from '../../kit/clock.ts'
import { handle } from '../../kit/http/serve.ts'

const keys = { [declared.requestTypes.open]: 'access.request_1', [declared.requestTypes.light]: 'access.request_2' } as const

export const list = handle(declared.accessRequests, async ({ tx, input, today, club, say }) => {
  const from = input.start_date ?? startOfMonth(today)
  const to = input.end_date ?? endOfMonth(today)
  const rows = await tx
    .selectFrom('peticion_domotica as p')
    .innerJoin('terminal_acceso as t', 't.id_terminalacceso', 'p.id_terminalacceso')
    .select(['p.id_reg_peticion_domotica', 'p.fecha_peticion', 'p.id_terminalacceso', 'p.id_mst_tipopeticion', 'p.datos_peticion'])
    .select(['p.resultado', 'p.permitido', 't.desc_terminalacceso'])
    .where('p.fecha_peticion', '>=', wallInstant(from, 0, club.zone))
    .where('p.fecha_peticion', '<', wallInstant(addDays(to, 1), 0, club.zone))
    .$if(input.tipo_peticion !== null, (query) => query.where('p.id_mst_tipopeticion', '=', input.tipo_peticion!))
    .orderBy('p.fecha_peticion', 'desc')
    .orderBy('p.id_reg_peticion_domotica', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, desc_tipopeticion: say(keys[row.id_mst_tipopeticion]) }))
})

export const types = handle(declared.requestTypeNames, async ({ say }) =>
  Object.values(declared.requestTypes).map((id) => ({ id, text: say(keys[id]) })),
)

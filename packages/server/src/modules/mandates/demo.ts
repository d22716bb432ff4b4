import { addDays } from '@app/contract/values/day'
import { inChunks, manyColumns } from '../../kit/database/in-chunks.ts'
import type { DemoFill } from '../../kit/demo.ts'
import { fullName } from '../../kit/full-name.ts'
import { randomFrom } from '../../kit/random.ts'

const kinds = [
  ['papel', 85],
  ['importado', 10],
  ['pedido', 5],
] as const

/** Mandates of most members with an account: signed on paper, some brought from another program and not confirmed, a few asked for. */
export const fill: DemoFill = ({ write, today, now, login }) =>
  write(async (tx) => {
    const random = randomFrom(41)
    const members = await tx
      .selectFrom('socio as s')
      .select(['s.id_mst_socios', 's.full_iban', fullName('s').as('titular')])
      .where('s.full_iban', 'is not', null)
      .where('s.id_mst_socios_titular', 'is', null)
      .where('s.activo', '=', true)
      .orderBy('s.id_mst_socios')
      .execute()
    const { id_acreedor: acreedor } = await tx
      .selectFrom('empresa')
      .select('id_acreedor')
      .where('id_mst_empresas', '=', 1)
      .executeTakeFirstOrThrow()
    const rows = members
      .filter(() => random.chance(0.93))
      .map(({ id_mst_socios, full_iban, titular }) => {
        const kind = random.weighted(kinds)
        const isAsked = kind === 'pedido'
        return {
          ...{ id_mst_socios, id_mst_empresas: 1, referencia: `SJ-${id_mst_socios}`, titular: titular.slice(0, 70), acreedor },
          ...{ estado: isAsked ? ('pedido' as const) : ('activo' as const), iban: isAsked ? null : full_iban },
          ...{ origen: isAsked ? ('enlace' as const) : kind, confirmado: kind !== 'importado' },
          fecha_firma: isAsked ? null : addDays(today, -random.int(40, 900)),
          enlace_pedido: isAsked ? now : null,
          ...{ fecha_creacion: now, id_mst_socios_creacion: login.id_mst_socios },
        }
      })
    await inChunks(rows, (piece) => tx.insertInto('mandato').values(piece).execute(), manyColumns)
  })

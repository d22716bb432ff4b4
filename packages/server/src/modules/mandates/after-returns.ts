import { isOneOf } from '../../kit/database/database.ts'
import { lockMandates, type Mandate, type MandateCall } from './mandate-rows.ts'

/** End of mandates after a return: at rest until another account is known, or revoked. */
type End = 'reposo' | 'revocado'

const noteAll = ({ note }: MandateCall, rows: readonly Mandate[], change: Partial<Mandate>) => {
  const names = Object.keys(change) as (keyof Mandate)[]
  const before = rows.map((row) => ({
    id_reg_mandato: row.id_reg_mandato,
    id_mst_socios: row.id_mst_socios,
    ...Object.fromEntries(names.map((name) => [name, row[name]])),
  }))
  const after = rows.map(({ id_reg_mandato, id_mst_socios }) => ({ id_reg_mandato, id_mst_socios, ...change }))
  for (const [at, row] of before.entries()) note('mandato', row, after[at]!)
}

/** Revokes mandates at rest of payers whose mandate in force comes to rest: there is one of a state. */
async function revokeFormer(call: MandateCall, rows: readonly Mandate[]) {
  const { tx, today } = call
  const former = await tx
    .selectFrom('mandato as m')
    .innerJoin('mandato as n', (join) =>
      join.onRef('n.id_mst_socios', '=', 'm.id_mst_socios').onRef('n.id_mst_empresas', '=', 'm.id_mst_empresas'),
    )
    .select('m.id_reg_mandato')
    .where('m.estado', '=', 'reposo')
    .where(
      isOneOf(
        'n.id_reg_mandato',
        rows.map((row) => row.id_reg_mandato),
      ),
    )
    .execute()
  if (former.length === 0) return
  const locked = await lockMandates(
    tx,
    former.map((row) => row.id_reg_mandato),
  )
  await endLocked(call, locked, { estado: 'revocado', fecha_revocado: today })
}

async function endLocked(
  call: MandateCall,
  rows: readonly Mandate[],
  change: Partial<Pick<Mandate, 'estado' | 'fecha_revocado' | 'motivo'>>,
) {
  if (rows.length === 0) return
  const ended = change.estado === 'revocado' ? { ...change, enlace_huella: null, enlace_hasta: null } : change
  await call.tx
    .updateTable('mandato')
    .set(ended)
    .where(
      isOneOf(
        'id_reg_mandato',
        rows.map((row) => row.id_reg_mandato),
      ),
    )
    .execute()
  noteAll(call, rows, ended)
}

/** Sets many mandates in force to rest, or revokes them today, with the reason; others stay as they are. Returns those that ended. */
export async function endMandates(call: MandateCall, ids: readonly number[], estado: End, motivo: string | null): Promise<number[]> {
  const rows = (await lockMandates(call.tx, ids)).filter((row) =>
    estado === 'reposo' ? row.estado === 'activo' : row.estado !== 'revocado',
  )
  if (estado === 'reposo') {
    await revokeFormer(call, rows)
    await endLocked(call, rows, { estado, motivo })
  } else await endLocked(call, rows, { estado, motivo, fecha_revocado: call.today })
  return rows.map((row) => row.id_reg_mandato)
}

/** Puts mandates that ended after a return into force again, unless they were touched since or their payers have another one. */
export async function reinstateMandates(call: MandateCall, ids: readonly number[], motivos: readonly (string | null)[]) {
  const { tx } = call
  const rows = (await lockMandates(tx, ids)).filter(
    (row) => row.estado !== 'activo' && row.iban !== null && row.fecha_firma !== null && motivos.includes(row.motivo),
  )
  const taken = await tx
    .selectFrom('mandato')
    .select(['id_mst_socios', 'id_mst_empresas'])
    .where(
      isOneOf(
        'id_mst_socios',
        rows.map((row) => row.id_mst_socios),
      ),
    )
    .where('estado', '=', 'activo')
    .execute()
  const isTaken = (row: Mandate) =>
    taken.some((one) => one.id_mst_socios === row.id_mst_socios && one.id_mst_empresas === row.id_mst_empresas)
  await endLocked(
    call,
    rows.filter((row) => !isTaken(row)),
    { estado: 'activo', motivo: null, fecha_revocado: null },
  )
}

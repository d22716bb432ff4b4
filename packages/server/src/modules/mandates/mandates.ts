import { sentOnly } from '@app/contract/kit/partial'
import { debitFault } from '@app/contract/mandates/debit-fault'
import { mandate } from '@app/contract/mandates/mandate'
import * as declared from '@app/contract/mandates/mandates'
import type { Tx } from '../../kit/database/database.ts'
import { rowHistory } from '../../kit/database/row-history.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMember, writeMember } from '../members/public.ts'
import { lockMandate, revoke, writeMandate } from './change-mandate.ts'
import { companiesOf, creditorOf, isComplete } from './creditor.ts'
import { lockMandatesOf, type Mandate, mandatesFrom, stateOrder } from './mandate-rows.ts'
import { shownMandate, shownMandates } from './shown-mandates.ts'
import { requireAddress, requireFreshReference, requireSigned, signMandate } from './sign-mandate.ts'

const oneMandate = async (tx: Tx, id: number): Promise<Mandate> =>
  (await mandatesFrom(tx).where('id_reg_mandato', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

/** A member with the payer, and the names of those that the member pays for. */
async function familyOf(tx: Tx, id: number) {
  const [found, beneficiaries] = await together(
    tx
      .selectFrom('socio as s')
      .leftJoin('socio as t', 't.id_mst_socios', 's.id_mst_socios_titular')
      .select(['s.full_iban', fullName('s').as('nombre'), 't.id_mst_socios as pagador', fullName<string | null>('t').as('nombre_pagador')])
      .where('s.id_mst_socios', '=', id)
      .executeTakeFirst(),
    tx
      .selectFrom('socio as s')
      .select(fullName('s').as('nombre'))
      .where('s.id_mst_socios_titular', '=', id)
      .orderBy('s.id_mst_socios')
      .execute(),
  )
  const { full_iban, nombre, pagador, nombre_pagador } = found ?? refuse('msg.not_found')
  return {
    full_iban,
    titular: nombre.slice(0, 70),
    pagador: pagador === null ? null : { id_mst_socios: pagador, nombre_completo: nombre_pagador! },
    beneficiarios: beneficiaries.map((one) => one.nombre),
  }
}

export const ofMember = handle(declared.memberMandates, async (call) => {
  const { tx, input, today } = call
  const { full_iban: iban, ...family } = await familyOf(tx, input.id)
  const rows = await mandatesFrom(tx)
    .where('id_mst_socios', '=', input.id)
    .orderBy(stateOrder)
    .orderBy('fecha_revocado', 'desc')
    .orderBy('id_reg_mandato', 'desc')
    .execute()
  const own = new Set(rows.map((row) => row.id_mst_empresas))
  const without = (await companiesOf(tx)).filter((one) => one.id_acreedor !== null && !own.has(one.id_mst_empresas))
  return {
    ...family,
    mandatos: await shownMandates(call, rows),
    sin_mandato: without.map((one) => ({
      id_mst_empresas: one.id_mst_empresas,
      desc_empresa: one.nombre,
      fallo: debitFault({ empresa_completa: isComplete(one), iban, mandato: null, dia: today })!,
    })),
  }
})

export const one = handle(declared.getMandate, async (call) => shownMandate(call, await oneMandate(call.tx, call.input.id)))

export const create = handle(declared.createMandate, async (call) => {
  const { tx, input } = call
  const { id_mst_socios, id_mst_empresas, referencia, iban, fecha_firma, origen, ...sent } = input
  const signature = { iban, fecha_firma, origen, ...sentOnly(sent), ...(referencia !== null && { referencia }) }
  const member = await lockMember(tx, id_mst_socios)
  const creditor = await creditorOf(tx, id_mst_empresas)
  requireSigned(call, signature.fecha_firma)
  requireAddress(signature.iban, signature)
  await requireFreshReference(call, id_mst_empresas, referencia)
  const rows = await lockMandatesOf(tx, [id_mst_socios], id_mst_empresas)
  if (rows.some((row) => row.estado === 'activo')) refuse('mandato.ya_hay', { id_mst_empresas: 'mandato.ya_hay' })
  const stored = await signMandate(call, { member, creditor }, signature)
  return shownMandate(call, stored)
})

/** Locks a mandate that may be changed: one that is not revoked. */
async function lockOpen(tx: Tx, id: number): Promise<Mandate> {
  const row = await lockMandate({ tx }, id)
  return row.estado === 'revocado' ? refuse('mandato.revocado') : row
}

export const update = handle(declared.updateMandate, async (call) => {
  const { id, ...sent } = call.input
  const before = await lockOpen(call.tx, id)
  const change = sentOnly(sent)
  const after = { ...before, ...change }
  if (before.iban !== null) requireAddress(before.iban, after)
  const isRenamed = after.referencia !== before.referencia
  if (isRenamed) await requireFreshReference(call, before.id_mst_empresas, after.referencia)
  const tellsBank = isRenamed && before.usos > 0 && before.referencia_anterior === null
  return shownMandate(call, await writeMandate(call, before, { ...change, ...(tellsBank && { referencia_anterior: before.referencia }) }))
})

/** Account that the bank knows a mandate by, to be told once with the new one; null if the bank knows none, or that very one. */
function formerAccount({ iban, iban_anterior, usos }: Mandate, now: string): string | null {
  const known = iban_anterior ?? (usos > 0 ? iban : null)
  return known === now ? null : known
}

export const changeTo = handle(declared.changeAccount, async (call) => {
  const { tx, today, input } = call
  const { id, modo, iban, fecha_firma, ...sent } = input
  const { id_mst_socios, id_mst_empresas } = await oneMandate(tx, id)
  const member = await lockMember(tx, id_mst_socios)
  const creditor = await creditorOf(tx, id_mst_empresas)
  const before = await lockOpen(tx, id)
  if (before.estado === 'pedido') refuse('mandato.sin_firmar')
  const holder = sentOnly(sent)
  const { titular, pais, direccion, codigo_postal, poblacion, esquema, uso } = { ...before, ...holder }
  requireAddress(iban, { pais, direccion, poblacion })
  requireSigned(call, fecha_firma ?? today)
  if (modo === 'nuevo') {
    const signature = {
      iban,
      fecha_firma: fecha_firma ?? today,
      origen: 'papel',
      titular,
      pais,
      direccion,
      codigo_postal,
      poblacion,
      esquema,
      uso,
    } as const
    return shownMandate(call, await signMandate(call, { member, creditor }, signature))
  }
  const after = await writeMandate(call, before, {
    ...holder,
    iban,
    iban_anterior: formerAccount(before, iban),
    ...(before.estado === 'reposo' && { estado: 'activo' as const, motivo: null }),
  })
  await writeMember(call, member, { full_iban: iban })
  return shownMandate(call, after)
})

export const revokeOne = handle(declared.revokeMandate, async (call) => {
  const before = await lockOpen(call.tx, call.input.id)
  return shownMandate(call, await revoke(call, before, call.input.motivo))
})

/** Columns hidden from the history: numbers of the row, and the secret of its link. */
const hidden = new Set([
  'id_reg_mandato',
  'id_mst_socios',
  'id_mst_empresas',
  'enlace_huella',
  'enlace_hasta',
  'fecha_creacion',
  'id_mst_socios_creacion',
])
const named = Object.keys(mandate.fields).filter((name) => !hidden.has(name))

export const history = handle(declared.mandateHistory, async ({ tx, input: { id } }) => {
  await oneMandate(tx, id)
  return rowHistory(tx, { table: 'mandato', key: 'id_reg_mandato', id, names: named })
})

import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { fee, feeDesk } from './fee.ts'
import { feePeriod } from './fee-period.ts'
import type { FeeReason } from './fee-reason.ts'
import type { FeePart } from './fee-terms.ts'
import { memberFee } from './member-fee.ts'
import { memberFeeTables } from './places/course-place.ts'

const { ancla: _anchor, siguiente: _next, desde_cambio: _change, ...shown } = memberFee.fields
const { id_reg_socios_cuotas: _id, date_create: _made, fecha_inicio_cuota, ...own } = shown

/** Amount of a period with its explanation. */
export const explained = {
  desde: field.day(),
  /** First day that it does not cover. */
  hasta: field.day(),
  importe: field.money(),
  partes: field.json<readonly FeePart[]>(),
}
/** Period that is still to be raised: the day of it, and the reason of its amount. */
export const coming = { ...explained, generar: field.day(), razon: field.json<FeeReason>() }
/** Next amount of a member's fee; without one the reason for it. */
export const nextAmount = {
  siguiente: optional(object(coming)),
  no_se_genera: optional(field.text(30)),
}

/** A member's fee as shown to staff. */
export const memberFeeRow = object({
  ...shown,
  id: field.integer(),
  nombre_completo: field.text(220),
  numsocio: member.fields.numsocio,
  desc_cuota: fee.fields.desc_cuota,
  desc_curso: optional(field.text(120)),
  /** Price of the fee, in cents. */
  precio: fee.fields.precio,
  /** Payer: the holder of the family, or the member. */
  id_mst_socios_pagador: field.integer(),
  nombre_pagador: field.text(220),
  /** Unpaid amount of its lines, in cents. */
  pendiente: field.money(),
  /** It has raised periods. */
  generada: field.flag(),
  ...nextAmount,
})
const rows = list(memberFeeRow, Number.POSITIVE_INFINITY)
const one = { id: field.ref('socios_cuotas') }
/** Right to see members' fees, with their prices and debts (A-184). */
export const feeReads = { permission: feeDesk }
const reads = feeReads
const writes = { permission: feeDesk, changes: memberFeeTables }

/** All members' fees. */
export const listMemberFees = action({ endpoint: 'GET /api/socios_cuotas', heavy: true, ...reads, input: {}, output: rows })
/** One member's fee. */
export const getMemberFee = action({ endpoint: 'GET /api/socios_cuotas/{id}', ...reads, input: one, output: memberFeeRow })
/** Members with a fee, of one course or with 0 of any: in force, waiting, to come, ended. */
export const membersWithFee = action({
  endpoint: 'GET /api/socios_cuotas/cuota/{id}/curso/{idcurso}/get_socios_cuotas',
  ...reads,
  input: { id: field.ref('cuotas'), idcurso: field.integer({ min: 0 }) },
  output: rows,
})
/** Fees of a member; with `familia` those of the members that he pays for, too. */
export const feesOfMember = action({
  endpoint: 'GET /api/socios_cuotas/socio/{id}',
  ...reads,
  input: { id: field.ref('socio'), familia: defaulted(field.flag(), false) },
  output: rows,
})

/** Takes a place that is offered to somebody else, who is told. */
export const overOffers = { ocupar_ofrecidas: defaulted(field.flag(), false) }
const sentBack = {
  id: optional(field.integer()),
  id_reg_socios_cuotas: optional(field.integer()),
  date_create: optional(field.day()),
}
/**
 * Gives a fee to a member: from today, with the fee's quantity, if the body names none. Refuses an end before the start, and a second one of
 * the same fee in the same days.
 */
export const createMemberFee = action({
  endpoint: 'POST /api/socios_cuotas',
  ...writes,
  input: {
    ...own,
    ...sentBack,
    ...overOffers,
    fecha_inicio_cuota: optional(fecha_inicio_cuota),
    cantidad: optional(own.cantidad),
  },
  output: memberFeeRow,
})
/** Changes a member's fee: price, discounts, days. Another member, fee or first day only while nothing is raised. */
export const updateMemberFee = action({
  endpoint: 'PUT /api/socios_cuotas/{id}',
  ...writes,
  input: { ...sentBack, ...partial({ ...own, fecha_inicio_cuota }), ...one },
  output: memberFeeRow,
  edits: editsOf(getMemberFee),
})
/** Takes a fee from a member that never had it: refused once a period is raised; such a one is ended. */
export const removeMemberFee = action({
  endpoint: 'DELETE /api/socios_cuotas/{id}',
  ...writes,
  input: one,
  output: nothing,
  changes: [...memberFeeTables, feePeriod],
})

/** Active students of a course. */
export const activeStudents = action({
  endpoint: 'GET /api/socios_cuotas/curso/numactivos/{curso}',
  permission: [...feeDesk, 'bookings'],
  input: { curso: field.ref('cursos') },
  output: object({ numactivos: field.integer() }),
})
/** Periods of a member's fee: raised ones with their lines, and the next ones with their amounts. */
export const periodsOfMemberFee = action({
  endpoint: 'GET /api/socios_cuotas/{id}/periodos',
  ...reads,
  input: one,
  output: object({
    generados: list(
      object({
        ...explained,
        k: field.integer(),
        retirado: field.flag(),
        id_reg_factura: optional(field.integer()),
        fecha_creacion: optional(field.day()),
        cobrado: field.money(),
        fecha_pago: optional(field.day()),
        desc_tipopago: optional(field.text(60)),
      }),
      Number.POSITIVE_INFINITY,
    ),
    proximos: list(object({ ...coming, k: field.integer() }), 24),
    no_se_genera: optional(field.text(30)),
    /** Names of the family in the order of A-149, of those before the member. */
    familia: list(field.text(220)),
  }),
})

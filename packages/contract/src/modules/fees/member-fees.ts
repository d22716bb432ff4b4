import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { course } from '../courses/course.ts'
import { member } from '../members/member.ts'
import { fee, feeDesk } from './fee.ts'
import type { FeePart } from './fee-terms.ts'
import { memberFee } from './member-fee.ts'

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
/** Next amount of a member's fee; without one the reason for it. */
const nextAmount = {
  siguiente: optional(object({ ...explained, generar: field.day() })),
  no_se_genera: optional(field.text(30)),
}

/** A member's fee as shown to staff. */
export const memberFeeRow = object({
  ...shown,
  id: field.integer(),
  nombre_completo: field.text(220),
  numsocio: member.fields.numsocio,
  desc_cuota: fee.fields.desc_cuota,
  desc_curso: optional(course.fields.desc_curso),
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
const reads = { permission: [...feeDesk, 'bookings'] as const }
const writes = { permission: feeDesk, changes: [memberFee] }

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
  input: { ...own, ...sentBack, fecha_inicio_cuota: optional(fecha_inicio_cuota), cantidad: optional(own.cantidad) },
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
export const removeMemberFee = action({ endpoint: 'DELETE /api/socios_cuotas/{id}', ...writes, input: one, output: nothing })

/** Terms with which members are added: percentages with two decimals from 0 to 100, amount from 0. */
const terms = {
  /** First day. */
  fecha_proporcional: field.day(),
  /** Day of the next full fee: its month names a boundary. */
  fecha_proxima: optional(field.day()),
  descuento: defaulted(field.percent(), 0),
  descuento_acum: defaulted(field.percent(), 0),
  /** Last day. */
  final: optional(field.day()),
  /** Charge of the first period; that of the fee if unsent. */
  primera_mensualidad_proporcional: optional(fee.fields.primera_mensualidad_proporcional),
}
/** Amount of the first fee for terms that are typed: next day, fee, first amount. */
export const addMembersInfo = action({
  endpoint: 'GET /api/socios_cuotas/{id}/add_users/info',
  ...reads,
  input: { id: field.ref('cuotas'), ...terms },
  output: object({
    fecha_proxima: field.day(),
    cuota: field.money(),
    importe_primera_mensualidad: field.money(),
    partes: explained.partes,
  }),
})
/** Members to be added, each with terms of its own in place of those for all. */
export const addedMembers = list(
  object({
    id_mst_socios: field.ref('socio'),
    descuento: optional(field.percent()),
    descuento_acum: optional(field.percent()),
    precio_especial: optional(field.money({ min: 0 })),
    importe_primera_mensualidad: optional(field.money({ min: 0 })),
  }),
  500,
)
const place = { id: field.ref('cuotas'), idcurso: field.integer({ min: 0 }) }
/** Amounts of each member to be added: the first, the next four, and who cannot be added, with the reason. */
export const addMembersPreview = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/curso/{idcurso}/vista',
  ...reads,
  input: { ...place, socios: addedMembers, ...terms },
  output: object({
    fecha_proxima: field.day(),
    socios: list(
      object({
        id_mst_socios: field.integer(),
        nombre_completo: field.text(220),
        numsocio: member.fields.numsocio,
        /** Reason for which it cannot be added. */
        motivo: optional(field.text(40)),
        desde: optional(field.day()),
        espera: field.flag(),
        otro_tipo: field.flag(),
        meses: list(object({ ...explained, generar: field.day() }), 12),
      }),
      500,
    ),
    /** Sum of the first fees, in cents. */
    importe: field.money(),
  }),
})
/**
 * Adds members to a fee, of a course or with 0 of none: all or none of them. `eliminar` names those that leave it. Members beyond the
 * course's limit wait.
 */
export const addMembers = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/curso/{idcurso}/add_socios_to_socios_cuota',
  permission: feeDesk,
  input: {
    ...place,
    ...terms,
    fecha_proporcional: optional(terms.fecha_proporcional),
    socios: addedMembers,
    /** Pass that brings it. */
    viene_de_abono: optional(field.ref('abono')),
    /** Members' fees that end, with `fecha_modificacion` as the first day without. */
    eliminar: defaulted(list(field.ref('socios_cuotas'), 500), []),
    /** Also into and out of the permanent booking of the course, from `fecha_modificacion` on. */
    afegir_a_reservafija: defaulted(field.flag(), false),
    fecha_modificacion: optional(field.day()),
    /** Changes the members to the fee's member type. */
    cambiar_tiposocio: defaulted(field.flag(), false),
  },
  output: object({
    msg: field.text(500),
    anadidos: field.integer(),
    en_espera: field.integer(),
    quitados: field.integer(),
    ids: list(field.integer(), 500),
  }),
  changes: [memberFee, member],
})

const typed = { id: field.ref('cuotas') }
/** Members with a fee whose type differs from the fee's; `socios` limits the question to members that would get it. */
export const checkMemberType = action({
  endpoint: 'GET /api/socios_cuotas/cuota/{id}/checkTiposocioDiferente',
  ...reads,
  input: { ...typed, socios: optional(field.text(4000)) },
  output: object({
    id_mst_tiposocio: optional(field.integer()),
    desc_tiposocio: optional(field.text(100)),
    diferentes: list(object({ id_mst_socios: field.integer(), nombre_completo: field.text(220), desc_tiposocio: field.text(100) }), 500),
  }),
})
/** Changes members with a fee to the fee's member type: all that differ, or those named. */
export const changeMemberType = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/changeTiposocioDiferente',
  permission: feeDesk,
  input: { ...typed, socios: optional(list(field.ref('socio'), 500)) },
  output: object({ cambiados: field.integer() }),
  changes: [member],
  answer: 'statusOk',
})
/** Sets or clears the member type of a fee; those that have it keep theirs. */
export const setFeeMemberType = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/change_id_mst_tiposocio',
  permission: feeDesk,
  input: { ...typed, id_mst_tiposocio: optional(field.ref('tipo_socio')) },
  output: object({ diferentes: field.integer() }),
  changes: [fee],
  answer: 'statusOk',
})
/**
 * Sets the next day of those that have a fee, of a course or with 0 of any: all of them, or those named. Text that is no day is refused
 * (msg.fecha_invalida, R-092); those with a raised period of that month stay, and are counted.
 */
export const setNextDate = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/changeFechaProx',
  permission: feeDesk,
  input: {
    ...typed,
    fechaProx: field.text(20),
    cursoId: defaulted(field.integer({ min: 0 }), 0),
    ids: optional(list(field.ref('socios_cuotas'), 500)),
    /** Counts only: nothing is changed. */
    solo_ver: defaulted(field.flag(), false),
  },
  output: object({ cambiados: field.integer(), ya_generados: field.integer() }),
  changes: [memberFee],
})
/** Active students of a course. */
export const activeStudents = action({
  endpoint: 'GET /api/socios_cuotas/curso/numactivos/{curso}',
  ...reads,
  input: { curso: field.ref('cursos') },
  output: object({ numactivos: field.integer() }),
})
/** Ends the waiting of a member: his fee begins today; refused while the course is full. */
export const activateWaiting = action({
  endpoint: 'POST /api/socios_cuotas/{id}/activarEspera',
  ...writes,
  input: one,
  output: memberFeeRow,
})

/** Last days of a member's fee with the last amounts that follow, by the three ways to charge it. */
export const endPreview = action({
  endpoint: 'GET /api/socios_cuotas/{id}/vista-fin',
  ...reads,
  input: { ...one, fecha: field.day() },
  output: object({
    /** Last period, charged full, by days, half. */
    ultimas: list(object({ proporcion: field.integer(), ...explained })),
    /** Periods that will not be raised any more within a year. */
    meses: field.integer(),
    /** Raised periods that end after the day. */
    generados: list(object({ id_reg_factura: optional(field.integer()), ...explained, cobrado: field.money() })),
    /** Members of the family whose percentage changes. */
    familia: list(object({ nombre_completo: field.text(220), desc_cuota: field.text(120), antes: field.money(), despues: field.money() })),
  }),
})
/** Sets the last day of a member's fee, or clears it: `fecha` names it, today if unsent (GET of the specification). */
export const setEnd = action({
  endpoint: 'GET /api/cuota/{id}/set-fecha-fin-cuota',
  ...writes,
  input: {
    ...one,
    fecha: optional(field.day()),
    sin_final: defaulted(field.flag(), false),
    ultima_mensualidad_proporcional: optional(fee.fields.ultima_mensualidad_proporcional),
  },
  output: memberFeeRow,
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
    proximos: list(object({ ...explained, k: field.integer(), generar: field.day() }), 24),
    no_se_genera: optional(field.text(30)),
    /** Names of the family in the order of A-149, of those before the member. */
    familia: list(field.text(220)),
  }),
})

import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { run, runStates } from '../runs/run.ts'
import { fee, feeDesk } from './fee.ts'
import { feePeriod, feeRecalculation, feeRun } from './fee-period.ts'
import { coming } from './member-fees.ts'

const many = Number.POSITIVE_INFINITY
/** Part of the fees that a run is for: a company, a fee type, a fee, a group of courses; `sin` leaves members' fees out of it. */
const filter = {
  id_mst_empresas: optional(field.ref('empresa')),
  id_mst_tipocuotas: optional(field.ref('tipo_cuotas')),
  id_mst_cuotas: optional(field.ref('cuotas')),
  id_mst_curso_grupo: optional(field.ref('curso_grupo')),
  sin: defaulted(list(field.ref('socios_cuotas'), 5000), []),
}
const asked = { hasta: field.day(), ...filter }

/** Reasons for which a member's fee stays out of a run. */
export const leftOut = ['espera', 'inactiva', 'curso_inactivo', 'de_baja', 'termina_antes', 'empieza_despues', 'quitada'] as const

/** Causes of the difference from the last period to this one (bridge of the preview). */
export const bridgeCauses = ['altas', 'atrasados', 'fin_promocion', 'descuentos', 'precio', 'bajas', 'otras'] as const

const previewLine = object({
  id_reg_socios_cuotas: field.integer(),
  id_mst_socios: field.integer(),
  nombre_completo: field.text(220),
  /** Payer, if another person. */
  nombre_pagador: optional(field.text(220)),
  id_mst_cuotas: field.integer(),
  desc_cuota: fee.fields.desc_cuota,
  id_mst_tipocuotas: field.integer(),
  id_mst_curso: optional(field.integer()),
  desc_curso: optional(field.text(120)),
  id_mst_curso_grupo: optional(field.integer()),
  k: field.integer(),
  ...coming,
  /** Amount of the period before, in cents; null if there was none. */
  antes: optional(field.money()),
  causa: optional(field.choice(...bridgeCauses)),
  /** Place among the periods that are due together, and their number. */
  atraso: field.integer(),
  atrasos: field.integer(),
})
const sums = { lineas: field.integer(), importe: field.money() }
/**
 * Periods that are due on a day, with their amounts: what a run would raise, who stays out and why, and the bridge from the
 * last period. Nothing is written.
 */
export const previewFeeRun = action({
  endpoint: 'GET /api/cuotas/proceso/vista',
  heavy: true,
  permission: feeDesk,
  input: { ...asked, sin: defaulted(field.text(40_000), '') },
  output: object({
    lineas: list(previewLine, many),
    fuera: list(
      object({
        id_reg_socios_cuotas: field.integer(),
        id_mst_socios: field.integer(),
        nombre_completo: field.text(220),
        id_mst_cuotas: field.integer(),
        desc_cuota: fee.fields.desc_cuota,
        id_mst_curso: optional(field.integer()),
        desc_curso: optional(field.text(120)),
        motivo: field.choice(...leftOut),
        /** Day that the reason is about: of the end, of the start, since when it is inactive. */
        dia: optional(field.day()),
        antes: optional(field.money()),
        /** It looks like a slip: an inactive fee or course, a fee that goes on after its member left. */
        descuido: field.flag(),
      }),
      many,
    ),
    total: object({ ...sums, socios: field.integer(), sin_importe: field.integer(), antes: field.money() }),
    tipos: list(object({ id_mst_tipocuotas: field.integer(), desc_tipocuota: field.text(100), ...sums, antes: field.money() }), many),
    grupos: list(object({ id_mst_curso_grupo: optional(field.integer()), desc: field.text(100), ...sums, antes: field.money() }), many),
    puente: list(object({ causa: field.choice(...bridgeCauses), ...sums })),
    /** Fingerprint of the periods and amounts, for the run itself. */
    huella: field.text(64),
    /** Next day on which something is due after this one, with its number. */
    proximo: optional(object({ dia: field.day(), lineas: field.integer() })),
  }),
})

const { id_reg_cuota_proceso, hasta, filtro, previsto_lineas, previsto_importe, lineas, importe, sin_importe, automatico, motivo } =
  feeRun.fields
const runRow = {
  ...{ id_reg_cuota_proceso, hasta, filtro, previsto_lineas, previsto_importe, lineas, importe, sin_importe, automatico, motivo },
  retiradas: feeRun.fields.retiradas,
  importe_retirado: feeRun.fields.importe_retirado,
  fecha: field.instant(),
  autor: optional(field.text(220)),
  /** State of the long run that raises it, and of the one that takes it back. */
  id_reg_proceso: optional(field.integer()),
  estado: field.choice(...runStates),
  id_reg_proceso_retirar: optional(field.integer()),
  estado_retirar: optional(field.choice(...runStates)),
}

/**
 * Raises the periods that are due on a day, by a long run in slices: each exactly once (fees.md §5). Refused with the sums of now if they
 * differ from those shown (`huella`), and while there is nothing to raise.
 */
export const beginFeeRun = action({
  endpoint: 'POST /api/cuotas/proceso',
  permission: 'invoices',
  input: { ...asked, huella: field.text(64) },
  output: object({ id_reg_cuota_proceso: field.integer() }),
  changes: [feeRun, run],
})
/** Runs, newest first. */
export const listFeeRuns = action({
  endpoint: 'GET /api/cuotas/proceso',
  permission: feeDesk,
  input: {},
  output: list(object(runRow), 200),
})
/** Fates of the lines of a run. */
export const lineFates = ['sin_tocar', 'cambiada', 'cobrada', 'facturada', 'en_recibo', 'en_maquina', 'retirada', 'borrada'] as const
/** One run with its lines and their fates. */
export const getFeeRun = action({
  endpoint: 'GET /api/cuotas/proceso/{id}',
  heavy: true,
  permission: feeDesk,
  input: { id: field.ref('cuota_proceso') },
  output: object({
    ...runRow,
    detalle: list(
      object({
        id_reg_cuota_periodo: field.integer(),
        id_reg_socios_cuotas: field.integer(),
        id_mst_socios: field.integer(),
        nombre_completo: field.text(220),
        desc_cuota: fee.fields.desc_cuota,
        id_mst_tipocuotas: field.integer(),
        desde: field.day(),
        hasta: field.day(),
        importe: field.money(),
        id_reg_factura: optional(field.integer()),
        destino: field.choice(...lineFates),
        cobrado: field.money(),
        fecha_pago: optional(field.day()),
      }),
      many,
    ),
    destinos: list(object({ destino: field.choice(...lineFates), ...sums })),
  }),
})
const undoing = {
  id: field.ref('cuota_proceso'),
  /** Lines with a price changed by hand go along. */
  con_cambiadas: defaulted(field.flag(), false),
}
/** Lines that taking a run back would take, and those that stay, by reason. */
export const takeBackPreview = action({
  endpoint: 'GET /api/cuotas/proceso/{id}/retirar/vista',
  permission: feeDesk,
  input: undoing,
  output: object({ retirar: object(sums), quedan: list(object({ destino: field.choice(...lineFates), ...sums })), huella: field.text(64) }),
})
/** Takes a run back: unpaid, untouched lines go, and their periods are due again; the others stay and are listed. */
export const takeBackFeeRun = action({
  endpoint: 'POST /api/cuotas/proceso/{id}/retirar',
  permission: 'invoices',
  input: { ...undoing, motivo: field.note(500), huella: field.text(64) },
  output: object({}),
  changes: [feeRun, run],
})
/** Sends the preview of a run as a table to the addresses of the club's parameter. */
export const mailFeeRun = action({
  endpoint: 'POST /api/cuotas/proceso/vista/correo',
  permission: 'invoices',
  input: asked,
  output: object({ direcciones: field.integer() }),
  changes: [],
})

/** Reasons for which a recalculation leaves a line at its former price; the last is another day or frequency since. */
const leftAlone = ['cobrada', 'cambiada', 'facturada', 'en_recibo', 'precio_especial', 'otro_ritmo'] as const
const change = {
  /** Fees whose price is given on to their members; all if empty. */
  cuotas: defaulted(field.text(4000), ''),
  /** Only what comes: raised lines stay. */
  solo_siguientes: defaulted(field.flag(), false),
}
/**
 * Lines that a recalculation would change: untouched, unpaid lines of periods that have not ended, and prices kept with members' fees
 * (A-154), by fee; those left alone by reason; one example.
 */
export const recalculatePreview = action({
  endpoint: 'GET /api/recalcular_precio_cuotas/vista',
  heavy: true,
  permission: feeDesk,
  input: change,
  output: object({
    cuotas: list(
      object({
        id_mst_cuotas: field.integer(),
        desc_cuota: fee.fields.desc_cuota,
        era: field.money(),
        es: field.money(),
        ...sums,
        socios: field.integer(),
        antes: field.money(),
        despues: field.money(),
      }),
      many,
    ),
    no_se_tocan: list(object({ motivo: field.choice(...leftAlone), ...sums })),
    ejemplo: optional(
      object({ nombre_completo: field.text(220), desc_cuota: fee.fields.desc_cuota, antes: field.money(), despues: field.money() }),
    ),
    huella: field.text(64),
  }),
})
/** Gives the new prices of fees on to lines and members; with `huella` refused if they are others than shown. */
export const recalculatePrices = action({
  endpoint: 'GET /api/recalcular_precio_cuotas',
  permission: 'invoices',
  input: { ...change, huella: optional(field.text(64)) },
  output: object({ lineas: field.integer(), diferencia: field.money(), id_reg_cuota_recalculo: optional(field.integer()) }),
  changes: [invoice, feePeriod, feeRun, feeRecalculation],
  answer: 'statusOneIsSuccess',
})
/** Undoes a recalculation while none of its lines is paid. */
export const undoRecalculation = action({
  endpoint: 'POST /api/recalcular_precio_cuotas/deshacer',
  permission: 'invoices',
  input: { id_reg_cuota_recalculo: field.integer() },
  output: object({ lineas: field.integer() }),
  changes: [invoice, feePeriod, feeRun, feeRecalculation],
})

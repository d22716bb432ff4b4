import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { transferReasons } from '../ledger/transfer.ts'
import { passType } from '../pass-types/pass-type.ts'
import { pass } from '../passes/pass.ts'

/** Maximum of movements of the wallet on its page. */
export const mostMovements = 20

/** Wallet and passes of the member: the balance and what lapses, passes that members see (`visible_usuario`), the last movements. */
export const ownWallet = action({
  endpoint: 'GET /api/mi/monedero',
  permission: 'member',
  input: {},
  output: object({
    /** Balance in cents. */
    creditos: field.money(),
    /** Parts of the balance, first to expire first: the order of spending. */
    lotes: list(object({ saldo: field.money(), vence: optional(field.instant()) }), 1000),
    /** Passes of the last year and those in force: these first. */
    abonos: list(
      object({
        ...pick(pass.fields, 'id_reg_abonos', 'cod_reg_abonos', 'unidad', 'saldo_original', 'num_reservas', 'frec_dias'),
        ...pick(pass.fields, 'fecha_compra', 'fecha_inicio'),
        desc_tipoabonos: passType.fields.desc_tipoabonos,
        /** Remainder, in hours or bookings; of an X-a-week pass in this week; null for an unlimited one. */
        saldo_restante: optional(field.number()),
        fecha_caducidad: optional(field.day()),
        caducado: field.flag(),
        /** Left to pay for it, in cents; null if its line is deleted. */
        pendiente: optional(field.money()),
      }),
      200,
    ),
    /** Last movements, newest first: a row for each act. `creditos` has its sign. */
    movimientos: list(
      object({
        id: field.integer(),
        fecha: field.instant(),
        motivo: field.choice(...transferReasons),
        concepto: optional(field.text(500)),
        creditos: field.money(),
        vence: optional(field.instant()),
      }),
      mostMovements,
    ),
  }),
})

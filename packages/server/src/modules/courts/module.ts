import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as courtFile from './court-file.ts'
import { regrouping } from './court-file.ts'
import * as courtImage from './court-image.ts'
import * as courtRows from './court-rows.ts'
import * as courtTypeFile from './court-type-file.ts'
import * as courtTypes from './court-types.ts'
import * as courts from './courts.ts'
import { fill } from './demo/fill.ts'
import type { RenewOccupation } from './family.ts'
import * as passes from './passes.ts'
import * as paymentSlots from './payment-slots.ts'
import { seed } from './seed.ts'

const routes = routesIn(courts, courtTypeFile, passes, courtTypes, courtFile, courtImage, courtRows, paymentSlots)
const guards: Guards = {
  recurso_capacidad: 'recurso.capacidad_al_reves',
  recurso_padre_otro: 'recurso.padre_en_circulo',
  recurso_tiposocio_permiso_una_vez: 'recurso.tipo_socio_repetido',
  minutos_reserva_una_vez: 'recurso.minutos_repetidos',
}

/** Courts, with the function that renews the occupation of bookings. */
export const courtsModule = (renewOccupation: RenewOccupation) =>
  ({
    routes: [...routes, ...regrouping(renewOccupation)],
    guards,
    seed: { run: seed, after: ['company'] },
    demo: { fill, after: ['calendars', 'members', 'pass-types'] },
    // confirmers are staff, whose records are not merged
    memberColumns: memberColumns('recurso', { stays: ['id_mst_socios_confirmador'] }),
  }) satisfies ServerModule

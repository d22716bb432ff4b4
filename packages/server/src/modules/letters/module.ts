import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import * as letterTemplate from './letter-template.ts'

export const lettersModule = {
  routes: routesIn(letterTemplate),
  demo: { fill },
  guards: { notificacion_plantilla_una_por_uso: 'plantilla.ya_hay_una' },
} satisfies ServerModule

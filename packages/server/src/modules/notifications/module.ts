import { memberColumns } from '../../kit/database/member-columns.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inOneTransaction, inSteps } from '../../kit/work/attempt.ts'
import * as attachments from './attachments.ts'
import * as delivery from './delivery.ts'
import { fill } from './demo.ts'
import * as notices from './notices.ts'
import * as ownMessages from './own-messages.ts'
import * as recipientChoices from './recipient-choices.ts'
import * as recipients from './recipients.ts'
import { noticeRestrictions } from './seen-letters.ts'
import { letterJob, sampleJob, sendLetter, sendSample } from './send-letter.ts'
import { queueJob, queueLetters } from './sending.ts'
import * as unsubscribe from './unsubscribe.ts'

export const notificationsModule = {
  routes: routesIn(notices, recipients, recipientChoices, attachments, delivery, ownMessages, unsubscribe),
  restrictions: noticeRestrictions,
  guards: { notificacion_codigo: 'notificacion.codigo_repetido' },
  jobs: [inOneTransaction(queueJob, queueLetters), inSteps(letterJob, sendLetter), inSteps(sampleJob, sendSample)],
  demo: { fill, after: ['members', 'courses'] },
  memberColumns: [
    ...memberColumns('notificacion', { stays: ['id_mst_socios_creacion', 'id_mst_socios_autor'] }),
    ...memberColumns('notificacion_destino', {
      ...{ key: 'id_reg_notificaciones_destinos', once: ['id_reg_notificaciones'], as: 'other', goes: ['id_mst_socios'] },
    }),
  ],
} satisfies ServerModule

import { json } from '../../kit/database/database.ts'
import type { DemoFill } from '../../kit/demo.ts'

/** Two templates of the club: for letters to many, and for the confirmation of a booking. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    await tx
      .insertInto('notificacion_plantilla')
      .values([
        {
          ...{ desc_plantilla: 'Aviso breve', uso: 'libre', subject: 'Aviso de {{club}}' },
          desc_notificacion: '<h2>Hola, {{nombre|socio}}</h2><p>Te escribimos porque…</p><p>Un saludo.</p>',
          textos: json([
            { idioma: 'ca', subject: 'Avís de {{club}}', desc_notificacion: '<h2>Hola, {{nombre|soci}}</h2><p>T’escrivim perquè…</p>' },
          ]),
        },
        {
          ...{ desc_plantilla: 'Reserva hecha', uso: 'confirmacion', subject: 'Tu reserva en {{club}}' },
          desc_notificacion: '<p>Hola, {{nombre|socio}}: ya tienes tu reserva.</p><p>{{reservas}}</p><p>Llega diez minutos antes.</p>',
          textos: json([]),
        },
      ])
      .execute()
  })

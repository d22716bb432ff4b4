import type { es } from './es.ts'

export const it = {
  'pictures.every_day': 'Tutti i giorni',
  'pictures.every_year': 'ogni anno',
  'pictures.overlaps': 'si sovrappone a un’altra fascia',
  'pictures.week_hint':
    'Trascina sulla settimana per aggiungere una fascia. Con la tastiera: frecce, Invio e Canc; Maiusc e frecce ne spostano la fine.',
  'pictures.year_hint':
    'Trascina sull’anno per aggiungere delle date. Con la tastiera: frecce, Invio e Canc; Maiusc e frecce ne spostano la fine.',
  'pictures.day_month': 'gg/mm',
  'pictures.no_such_day': 'Quel giorno non esiste.',
} satisfies Record<keyof typeof es, string>

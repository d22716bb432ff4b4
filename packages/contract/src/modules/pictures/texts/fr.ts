import type { es } from './es.ts'

export const fr = {
  'pictures.every_day': 'Tous les jours',
  'pictures.every_year': 'chaque année',
  'pictures.overlaps': 'chevauche un autre créneau',
  'pictures.week_hint':
    'Faites glisser sur la semaine pour ajouter un créneau. Au clavier : flèches, Entrée et Suppr ; Maj et flèches en déplacent la fin.',
  'pictures.year_hint':
    'Faites glisser sur l’année pour ajouter des dates. Au clavier : flèches, Entrée et Suppr ; Maj et flèches en déplacent la fin.',
  'pictures.day_month': 'jj/mm',
  'pictures.no_such_day': 'Ce jour n’existe pas.',
} satisfies Record<keyof typeof es, string>

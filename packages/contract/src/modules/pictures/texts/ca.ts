import type { es } from './es.ts'

export const ca = {
  'pictures.every_day': 'Cada dia',
  'pictures.every_year': 'cada any',
  'pictures.overlaps': 'se solapa amb un altre tram',
  'pictures.week_hint':
    'Arrossega sobre la setmana per afegir un tram. Amb el teclat: fletxes, Retorn i Supr; Majúscules i fletxes en canvien el final.',
  'pictures.year_hint':
    'Arrossega sobre l’any per afegir dates. Amb el teclat: fletxes, Retorn i Supr; Majúscules i fletxes en canvien el final.',
  'pictures.day_month': 'dd/mm',
  'pictures.no_such_day': 'Aquest dia no existeix.',
} satisfies Record<keyof typeof es, string>

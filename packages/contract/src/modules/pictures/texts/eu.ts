import type { es } from './es.ts'

export const eu = {
  'pictures.every_day': 'Egunero',
  'pictures.every_year': 'urtero',
  'pictures.overlaps': 'beste tarte batekin gainjartzen da',
  'pictures.week_hint':
    'Arrastatu astearen gainean tarte bat gehitzeko. Teklatuarekin: geziak, Sartu eta Ezabatu; Maius eta geziek amaiera aldatzen dute.',
  'pictures.year_hint':
    'Arrastatu urtearen gainean datak gehitzeko. Teklatuarekin: geziak, Sartu eta Ezabatu; Maius eta geziek amaiera aldatzen dute.',
  'pictures.day_month': 'hh/ee',
  'pictures.no_such_day': 'Egun hori ez da existitzen.',
} satisfies Record<keyof typeof es, string>

export const es = {
  'pictures.every_day': 'Todos los días',
  'pictures.every_year': 'cada año',
  'pictures.overlaps': 'se solapa con otro tramo',
  'pictures.week_hint':
    'Arrastra sobre la semana para añadir un tramo. Con el teclado: flechas, Intro y Supr; Mayús y flechas cambian el final.',
  'pictures.year_hint':
    'Arrastra sobre el año para añadir fechas. Con el teclado: flechas, Intro y Supr; Mayús y flechas cambian el final.',
  'pictures.day_month': 'dd/mm',
  'pictures.no_such_day': 'Ese día no existe.',
} satisfies Record<string, string>

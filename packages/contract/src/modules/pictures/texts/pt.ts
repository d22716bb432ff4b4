import type { es } from './es.ts'

export const pt = {
  'pictures.every_day': 'Todos os dias',
  'pictures.every_year': 'todos os anos',
  'pictures.overlaps': 'sobrepõe-se a outro intervalo',
  'pictures.week_hint':
    'Arraste sobre a semana para adicionar um intervalo. Com o teclado: setas, Enter e Delete; Shift e setas mudam o fim.',
  'pictures.year_hint': 'Arraste sobre o ano para adicionar datas. Com o teclado: setas, Enter e Delete; Shift e setas mudam o fim.',
  'pictures.day_month': 'dd/mm',
  'pictures.no_such_day': 'Esse dia não existe.',
} satisfies Record<keyof typeof es, string>

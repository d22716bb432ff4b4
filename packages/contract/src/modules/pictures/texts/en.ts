import type { es } from './es.ts'

export const en = {
  'pictures.every_day': 'Every day',
  'pictures.every_year': 'every year',
  'pictures.overlaps': 'overlaps another slot',
  'pictures.week_hint': 'Drag over the week to add a slot. By keyboard: arrows, Enter and Delete; Shift and arrows move its end.',
  'pictures.year_hint': 'Drag over the year to add dates. By keyboard: arrows, Enter and Delete; Shift and arrows move their end.',
  'pictures.day_month': 'dd/mm',
  'pictures.no_such_day': 'There is no such day.',
} satisfies Record<keyof typeof es, string>

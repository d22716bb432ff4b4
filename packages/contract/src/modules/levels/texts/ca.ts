import type { es } from './es.ts'

export const ca = {
  'nivel.todos': 'Ja hi ha els vuit nivells, del 0 al 7.',
  'nivel.repetido': 'Un altre nivell ja es diu així.',
  'nivel.desconocido': 'Aquest nivell ja no existeix. Torna a carregar la pantalla.',
  'nivel.nuevo': 'Nivell {n}',
  'levels.name': 'Nom en {idioma}',
  'levels.name_of': 'Nivell {n}: nom',
  'levels.languages': 'Idioma dels noms',
  'levels.hint': 'Els noms que el club dona als nivells de joc, del 0 al 7. Cada idioma té els seus.',
  'levels.add': 'Afegeix un nivell',
  'levels.all_there': 'Hi són tots vuit',
  'levels.deleted': 'Nivell {n} eliminat',
  'levels.delete_hint': 'Desapareix en els set idiomes.',
  'levels.none': 'No queda cap nivell',
  'levels.missing': 'Sense nom en {idioma}; es mostra el de castellà',
  'levels.members': 'socis',
  'levels.member_types': 'tipus de soci',
  'levels.bookings': 'reserves',
} satisfies Record<keyof typeof es, string>

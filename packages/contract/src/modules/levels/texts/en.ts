import type { es } from './es.ts'

export const en = {
  'nivel.todos': 'All eight levels, 0 to 7, are there already.',
  'nivel.repetido': 'Another level already has this name.',
  'nivel.desconocido': 'This level no longer exists. Reload the screen.',
  'nivel.nuevo': 'Level {n}',
  'levels.name': 'Name in {idioma}',
  'levels.name_of': 'Level {n}: name',
  'levels.languages': 'Language of the names',
  'levels.hint': 'The names the club gives to the levels of play, 0 to 7. Each language has its own.',
  'levels.add': 'Add level',
  'levels.all_there': 'All eight are there',
  'levels.deleted': 'Level {n} deleted',
  'levels.delete_hint': 'It goes in all seven languages.',
  'levels.none': 'No level is left',
  'levels.missing': 'No name in {idioma}; the Spanish one is shown',
  'levels.members': 'members',
  'levels.member_types': 'member types',
  'levels.bookings': 'bookings',
} satisfies Record<keyof typeof es, string>

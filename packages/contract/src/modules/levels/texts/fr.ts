import type { es } from './es.ts'

export const fr = {
  'nivel.todos': 'Les huit niveaux, de 0 à 7, existent déjà.',
  'nivel.repetido': 'Un autre niveau porte déjà ce nom.',
  'nivel.desconocido': "Ce niveau n'existe plus. Rechargez l'écran.",
  'nivel.nuevo': 'Niveau {n}',
  'levels.name': 'Nom en {idioma}',
  'levels.name_of': 'Niveau {n} : nom',
  'levels.languages': 'Langue des noms',
  'levels.hint': 'Les noms que le club donne aux niveaux de jeu, de 0 à 7. Chaque langue a les siens.',
  'levels.add': 'Ajouter un niveau',
  'levels.all_there': 'Les huit sont là',
  'levels.deleted': 'Niveau {n} supprimé',
  'levels.delete_hint': 'Il disparaît dans les sept langues.',
  'levels.none': 'Il ne reste aucun niveau',
  'levels.missing': "Sans nom en {idioma} ; celui en espagnol s'affiche",
  'levels.members': 'membres',
  'levels.member_types': 'types de membre',
  'levels.bookings': 'réservations',
} satisfies Record<keyof typeof es, string>

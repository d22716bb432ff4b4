import type { TextsFor } from '../../../kit/texts.ts'
import type { levelsRefusals } from '../level.ts'

export const es = {
  'nivel.todos': 'Ya están los ocho niveles, del 0 al 7.',
  'nivel.repetido': 'Otro nivel ya se llama así.',
  'nivel.desconocido': 'Este nivel ya no existe. Vuelve a cargar la pantalla.',
  'nivel.nuevo': 'Nivel {n}',
  'levels.name': 'Nombre en {idioma}',
  'levels.name_of': 'Nivel {n}: nombre',
  'levels.languages': 'Idioma de los nombres',
  'levels.hint': 'Los nombres que el club da a los niveles de juego, del 0 al 7. Cada idioma tiene los suyos.',
  'levels.add': 'Añadir nivel',
  'levels.all_there': 'Están los ocho',
  'levels.deleted': 'Nivel {n} eliminado',
  'levels.delete_hint': 'Desaparece en los siete idiomas.',
  'levels.none': 'No queda ningún nivel',
  'levels.missing': 'Sin nombre en {idioma}; se muestra el de español',
  'levels.members': 'socios',
  'levels.member_types': 'tipos de socio',
  'levels.bookings': 'reservas',
} satisfies TextsFor<typeof levelsRefusals> & Record<string, string>

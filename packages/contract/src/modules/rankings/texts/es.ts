import type { LabelsOf, TextsFor } from '../../../kit/texts.ts'
import type { category } from '../category.ts'
import type { ranking, rankingsRefusals } from '../ranking.ts'

export const es = {
  'ranking.id_mst_ranking': 'N.º',
  'ranking.desc': 'Clasificación',
  'ranking.activo': 'Activa',
  'ranking.orden': 'Orden',
  'category.id_mst_categoria': 'N.º',
  'category.desc_categoria': 'Categoría',
  'category.reservado': 'Reservada',
  'category.activo': 'Activa',
  'registro.ya_activo': 'Ya está activo: alguien lo ha activado antes.',
  'registro.ya_inactivo': 'Ya está inactivo: alguien lo ha desactivado antes.',
  'ranking.reservado': 'La clasificación del club está reservada: siempre está activa.',
  'ranking.solo_activas': 'Solo se elimina una clasificación activa: actívala antes.',
  'rankings.show': 'Mostrar',
  'rankings.all': 'Todas',
  'rankings.active': 'Activas',
  'rankings.inactive': 'Inactivas',
  'rankings.new': 'Clasificación nueva',
  'rankings.new_category': 'Categoría nueva',
  'rankings.activate': 'Activar',
  'rankings.deactivate': 'Desactivar',
  'rankings.activated': '{nombre}: activa',
  'rankings.deactivated': '{nombre}: inactiva',
  'rankings.deactivate_question': '¿Desactivar {nombre}?',
  'rankings.deactivate_hint': 'Deja de ofrecerse; se puede volver a activar.',
  'rankings.none': 'No hay clasificaciones así',
  'rankings.no_categories': 'Todavía no hay categorías',
  'rankings.club': 'Del club',
  'rankings.deleted': '{nombre}: eliminada',
} satisfies LabelsOf<typeof ranking> & LabelsOf<typeof category> & TextsFor<typeof rankingsRefusals> & Record<string, string>

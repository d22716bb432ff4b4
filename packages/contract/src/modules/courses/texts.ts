import { type Complete, type LabelsOf, texts } from '../../kit/texts.ts'
import type { course, courseGroup } from './course.ts'

/** Texts of courses in the seven languages. */
// biome-ignore format: one text a line
export const coursesTexts = texts({
  'course.id_mst_curso': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'course.desc_curso': ['Curso', 'Curs', 'Ikastaroa', 'Curso', 'Course', 'Corso', 'Cours'],
  'course.id_mst_cuotas': ['Cuota', 'Quota', 'Kuota', 'Quota', 'Fee', 'Quota', 'Cotisation'],
  'course.id_mst_curso_grupo': ['Grupo', 'Grup', 'Taldea', 'Grupo', 'Group', 'Gruppo', 'Groupe'],
  'course.activo': ['Activo', 'Actiu', 'Aktibo', 'Ativo', 'Active', 'Attivo', 'Actif'],
  'course.limite_alumnos': ['Plazas', 'Places', 'Plazak', 'Vagas', 'Places', 'Posti', 'Places'],
  'course-group.id_mst_curso_grupo': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'course-group.desc': ['Grupo', 'Grup', 'Taldea', 'Grupo', 'Group', 'Gruppo', 'Groupe'],
}) satisfies Complete<LabelsOf<typeof course> & LabelsOf<typeof courseGroup>>

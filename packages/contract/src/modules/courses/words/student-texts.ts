import { texts } from '../../../kit/texts.ts'

/** Texts of the screen of a course's students in the seven languages. */
// biome-ignore format: one text a line
export const studentTexts = texts({
  'students.enrol': ['Apuntar alumnos', 'Apunta alumnes', 'Ikasleak apuntatu', 'Inscrever alunos', 'Enrol students', 'Iscrivi allievi', 'Inscrire des élèves'],
})

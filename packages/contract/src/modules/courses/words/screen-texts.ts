import { texts } from '../../../kit/texts.ts'

/** Texts of the screens of courses and groups in the seven languages. */
// biome-ignore format: one text a line
export const courseScreenTexts = texts({
  'courses.new': ['Curso nuevo', 'Curs nou', 'Ikastaro berria', 'Curso novo', 'New course', 'Nuovo corso', 'Nouveau cours'],
})

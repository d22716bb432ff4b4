import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as cloneCourse from './clone-course.ts'
import * as course from './course.ts'
import * as courseActs from './course-acts.ts'
import * as courseStudents from './course-students.ts'
import * as courses from './courses.ts'
import { coursesHelp } from './help.ts'
import { coursesRefusals } from './refusals.ts'
import { courseStudentsHelp } from './students-help.ts'
import { coursesTexts } from './texts.ts'

/** Courses, their groups and their students. */
export const coursesModule = {
  ...declarationsOf(course, courses, courseActs, cloneCourse, courseStudents),
  refusals: coursesRefusals,
  texts: coursesTexts,
  help: [...coursesHelp, ...courseStudentsHelp],
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 17, code: 'courses', ruta: '/cursos', right: 'bookings', icono: 'school', grupo: 'bookings', lugar: 'sidebar' },
    { id: 18, code: 'course-students', ruta: '/cursos/{id}/{idcurso}/detail', right: 'bookings', icono: 'school', grupo: 'bookings', lugar: 'child' },
    { id: 21, code: 'course-groups', ruta: '/cursos/grupos', right: 'bookings', icono: 'folders', grupo: 'bookings', lugar: 'sidebar' },
  ]),
}

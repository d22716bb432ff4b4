import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as cloneCourse from './clone-course.ts'
import * as courseActs from './course-acts.ts'
import * as courseStudents from './course-students.ts'
import * as courses from './courses.ts'

export const coursesModule = { routes: routesIn(courses, courseActs, courseStudents, cloneCourse) } satisfies ServerModule

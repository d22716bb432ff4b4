import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inOneTransaction } from '../../kit/work/attempt.ts'
import { classesJob } from '../fees/public.ts'
import * as cloneCourse from './clone-course.ts'
import * as courseActs from './course-acts.ts'
import * as courseStudents from './course-students.ts'
import * as courses from './courses.ts'
import { fill } from './demo.ts'
import { followStudents } from './follow-students.ts'

export const coursesModule = {
  routes: routesIn(courses, courseActs, courseStudents, cloneCourse),
  demo: { fill, after: ['fees', 'permanent'] },
  jobs: [inOneTransaction(classesJob, followStudents)],
} satisfies ServerModule

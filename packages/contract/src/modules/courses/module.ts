import { declarationsOf } from '../../kit/module.ts'
import * as course from './course.ts'
import { coursesTexts } from './texts.ts'

/** Courses and their groups. */
export const coursesModule = { ...declarationsOf(course), refusals: {}, texts: coursesTexts, menu: [] }

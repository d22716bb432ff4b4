import { IconFolders, IconSchool } from '@tabler/icons-react'
import type { ScreenSpec } from '../../kit/screen/screens.ts'

export const screens: readonly ScreenSpec[] = [
  { path: '/cursos', code: 'courses', icon: IconSchool, load: async () => (await import('./courses-screen.tsx')).CoursesScreen },
  {
    path: '/cursos/grupos',
    code: 'course-groups',
    icon: IconFolders,
    load: async () => (await import('./course-groups-screen.tsx')).CourseGroupsScreen,
  },
  {
    path: '/cursos/{id}/{idcurso}/detail',
    code: 'course-students',
    icon: IconSchool,
    texts: ['fees'],
    load: async () => (await import('./students/course-students-screen.tsx')).CourseStudentsScreen,
  },
]

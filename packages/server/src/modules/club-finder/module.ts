import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as finderPages from './finder-pages.ts'
import * as homeTexts from './home-texts.ts'
import * as provider from './provider.ts'

const routes = routesIn(finderPages, homeTexts, provider)

export const clubFinderModule = { routes } satisfies ServerModule

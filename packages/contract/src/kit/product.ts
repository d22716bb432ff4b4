/**
 * Assembled product as the kits see it: names and types only. `index.ts` fills it in, so that no kit imports a module and a mistyped
 * refusal still does not compile.
 */
export interface Product {}

/** Every refusal of the product: its text key, which decides the HTTP status. */
export type RefusalCode = Product['refusal']

/** Every text of the product by its key. */
export type TextKey = Product['text']

/** Every module by its name. */
export type ModuleName = Product['module']

/** Code of a built screen. */
export type ScreenCode = Product['screen']

/** Every table of a club, except those of the kit. */
export type ProductResource = Product['resource']

/** Returns a text in the language of the user, with its placeholders filled. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

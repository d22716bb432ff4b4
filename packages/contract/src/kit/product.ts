/**
 * What kits know of the assembled product: names and types only. `index.ts` fills it in, so that no kit imports a module and a mistyped
 * refusal still does not compile.
 */
export interface Product {}

/** Every expected no of the product: its text key, which decides the HTTP status. */
export type RefusalCode = Product['refusal']

/** Every text of the product by its key. */
export type TextKey = Product['text']

/** Every module by its name. */
export type ModuleName = Product['module']

/** The code of a screen that exists. */
export type ScreenCode = Product['screen']

/** Every table a club has, but the kit's own. */
export type ProductResource = Product['resource']

/** Says a text in the language of whoever asks, with its places filled. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

type Load = (namespaces: readonly string[]) => Promise<void>
let load: Load = async () => {}

/** Sets the loader of namespaces; the shell has it. */
export const setTextLoader = (loader: Load) => {
  load = loader
}

/** Loads the texts of a part that is shown after its screen, such as a dialog of another module. */
export const needMoreTexts: Load = (namespaces) => load(namespaces)

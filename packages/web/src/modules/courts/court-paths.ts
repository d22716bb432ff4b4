/** Addresses of the courts' screens. */
export const typesPath = '/tipo_recursos'
export const typePath = (type: number) => `/tipo_recursos/${type}/detail`
export const editTypePath = (type: number) => `/tipo_recursos/${type}/edit`
export const newCourtPath = (type: number) => `/tipo_recursos/${type}/recursos/new`
export const courtPath = (type: number, court: number) => `${typePath(type)}/${court}/edit`
export const slotPath = (type: number, court: number, slot: number) => `${courtPath(type, court)}/${slot}/edit`

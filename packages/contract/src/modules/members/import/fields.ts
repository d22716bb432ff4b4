/**
 * Member fields of a list; `nombre_completo` is split, `desc_tiposocio`, `etiquetas` and `cuotas` are looked up among the club's own, `titular` among its
 * members and the list, by number, tax id or name.
 */
export const importFields = [
  'numsocio',
  'nombre',
  'apellidos',
  'nombre_completo',
  'nif',
  'email',
  'telefono',
  'telefono2',
  'fecha_nac',
  'sx',
  'direccion',
  'codigo_postal',
  'poblacion',
  'provincia',
  'full_iban',
  'desc_tiposocio',
  'nivel',
  'codigo_tarjeta_acceso',
  'etiquetas',
  'cuotas',
  'titular',
  'activo',
  'consentimiento_comunicaciones',
  'consentimiento_imagen',
  'consentimiento_cesion',
  'consentimiento_salud',
  'fecha_alta',
  'fecha_baja',
  'licencia_federacion',
  'observaciones',
] as const
export type ImportField = (typeof importFields)[number]

/** Fields filled from several columns: two surnames are joined by a space, remarks line by line with the name of their column. */
export const joinedFields: readonly ImportField[] = ['apellidos', 'observaciones']

/** Maximum length of each field, in characters. */
export const maxLengths = {
  nombre: 80,
  apellidos: 120,
  email: 254,
  direccion: 200,
  codigo_postal: 12,
  poblacion: 100,
  provincia: 100,
  licencia_federacion: 40,
  observaciones: 4000,
} as const satisfies Partial<Record<ImportField, number>>

/** Limits of an import: bytes of the file, rows and columns of its table. */
export const importLimits = { bytes: 10 * 1024 * 1024, rows: 50_000, columns: 100 } as const

/** Field of each column of the table, in order; null leaves the column out. */
export type Mapping = readonly (ImportField | null)[]

/** Member read from the list: only fields with a value, as text in their stored form; `extranjero` 1 for foreign ids. */
export type ImportedMember = Partial<Record<Exclude<ImportField, 'nombre_completo'>, string>> & {
  id_mst_tiposocio?: number
  /** Ids of the labels. */
  id_mst_etiquetas?: number[]
  /** Numbers of the fees. */
  id_mst_cuotas?: number[]
  extranjero?: 1
}

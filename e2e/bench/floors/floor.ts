/**
 * Bare statements that yield the result of a call, in pieces: the statements of a piece are sent together, the next piece after their answers.
 * `{name}` is a value of the request or a column of the first row of any earlier statement; `{ids}` is the first column of the last piece's
 * first statement. There is no sign-in, right or rule here.
 */
export type Floor = readonly (readonly string[])[]

/** The rows of a statement as JSON made by PostgreSQL. */
export const asJson = (statement: string) => `select coalesce(json_agg(row_to_json(x)), '[]')::text as json from (${statement}) x`

/** Audit entry with the rows of money in it, as every write stores one. */
export const audit = (changes: string) =>
  `insert into club_demo.auditoria (id_mst_socios, accion, peticion, ip, fecha, tablas, datos, cambios)
   select 1, 'bench floor', gen_random_uuid()::text, '127.0.0.1', now(), '["bench"]', {input}::text::jsonb, ${changes}`

/** Rows of a common table expression as one JSON array. */
export const rowsOf = (name: string) => `(select jsonb_agg(to_jsonb(${name})) from ${name})`

/** Occupation within the days `{start}` to `{end}`, by the index of free courts. */
export const occupiedWithin = `ocupa && int4range(({start}::date - date '2000-01-01') * 1440, ({end}::date - date '2000-01-01' + 1) * 1440)`

alter table "idempotencia" alter column "respuesta" type text using ("respuesta" -> 'body')::text

alter table "idempotencia" alter column "huella" type text

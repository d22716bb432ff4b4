alter table "empresa"
  add column "codigo_postal" varchar(12),
  add column "poblacion" varchar(100)

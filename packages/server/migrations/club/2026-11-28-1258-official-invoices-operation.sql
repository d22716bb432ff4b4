alter table "facturaoficial" add column "fecha_operacion" date

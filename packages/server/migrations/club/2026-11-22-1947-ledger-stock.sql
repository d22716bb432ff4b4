alter table "libro_cuenta"
  add column "id_mst_producto" bigint references "producto" ("id_mst_producto")
--;
-- A product has one account, which its index also finds.
alter table libro_cuenta add constraint libro_cuenta_producto unique (id_mst_producto)
--;
alter table libro_cuenta drop constraint libro_cuenta_limite
--;
alter table libro_cuenta add constraint libro_cuenta_limite check (case when clase in ('caja', 'producto') then saldo is not null and saldo >= 0 else saldo is null end)
--;
-- Pieces come from outside and go there, or are sold.
insert into libro_cuenta (id_reg_cuenta, clase, unidad, signo) values (40, 'fuera', 4, 1), (41, 'vendido', 4, 1)

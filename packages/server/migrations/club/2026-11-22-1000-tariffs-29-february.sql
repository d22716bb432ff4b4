alter table tarifa_dia drop constraint tarifa_dia_cada_ano
--;
-- 29 February is a day of the year like any other; 31 June is none (A-133).
alter table tarifa_dia add constraint tarifa_dia_cada_ano check (
  dia_mes between 1 and case when mes = 2 then 29 when mes in (4, 6, 9, 11) then 30 else 31 end and mes between 1 and 12
)

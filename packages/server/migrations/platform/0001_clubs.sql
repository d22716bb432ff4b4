create table club (
  slug varchar(40) primary key check (slug ~ '^[0-9a-z]+$'),
  nombre varchar(120) not null,
  hosts text[] not null default '{}',
  zona varchar(60) not null default 'Europe/Madrid',
  idioma varchar(2) not null default 'es',
  database_url text,
  created_at timestamptz not null default now()
)

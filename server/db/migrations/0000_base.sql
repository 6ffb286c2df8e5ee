create extension if not exists unaccent with schema public;
--> statement-breakpoint
create extension if not exists pg_trgm with schema public;
--> statement-breakpoint
-- Text without accents or case. Immutable, so that indexes can use it: the dictionary is named, not looked up.
create or replace function sin_acentos(text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', $1)) $$;

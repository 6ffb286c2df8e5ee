CREATE TABLE "sellos_de_historial" (
	"numero" bigint PRIMARY KEY NOT NULL,
	"id_historial" bigint NOT NULL,
	"huella" "bytea" NOT NULL,
	CONSTRAINT "sellos_de_historial_id_historial_unique" UNIQUE("id_historial")
);

--> statement-breakpoint
CREATE TABLE "nombres_de_historial" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tabla" text NOT NULL,
	"columna" text,
	"nuevo" text NOT NULL,
	"hasta" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "historial" ADD COLUMN "motivo" text;

--> statement-breakpoint
-- The hash of a row of history: of all it says, in one spelling whatever the session, and of the hash before it.
CREATE FUNCTION public.huella_de_historial(anterior bytea, cual bigint) RETURNS bytea LANGUAGE plpgsql STABLE AS $$
begin
  return (
    select sha256(anterior || convert_to(jsonb_build_array(
      h.id, h.entidad, h.clave, h.accion, h.version, h.usuario_id, h.autor,
      to_char(h.momento at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), h.antes, h.despues, h.lote, h.motivo)::text, 'UTF8'))
    from public.historial h where h.id = cual);
end $$;
--> statement-breakpoint
-- Links the rows of a transaction at its very end, so that others wait for its commit alone and not for its work. A rehearsal that is taken back links nothing.
CREATE FUNCTION public.sellar_historial() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  ultimo record;
begin
  perform pg_advisory_xact_lock(200318003);
  select * into ultimo from public.sellos_de_historial order by numero desc limit 1;
  insert into public.sellos_de_historial (numero, id_historial, huella)
    values (coalesce(ultimo.numero, 0) + 1, new.id, public.huella_de_historial(coalesce(ultimo.huella, ''), new.id));
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION public.negar_cambio_de_historial() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'A «%» solo se le agrega: no admite %.', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
-- What is there already is linked in its order.
DO $$
declare
  cada bigint;
  orden bigint := 0;
  anterior bytea := '';
begin
  for cada in select id from historial order by id loop
    orden := orden + 1;
    anterior := huella_de_historial(anterior, cada);
    insert into sellos_de_historial values (orden, cada, anterior);
  end loop;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER se_sella AFTER INSERT ON public.historial DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.sellar_historial();
--> statement-breakpoint
CREATE TRIGGER solo_se_agrega BEFORE UPDATE OR DELETE OR TRUNCATE ON public.historial FOR EACH STATEMENT EXECUTE FUNCTION public.negar_cambio_de_historial();
--> statement-breakpoint
CREATE TRIGGER solo_se_agrega BEFORE UPDATE OR DELETE OR TRUNCATE ON public.sellos_de_historial FOR EACH STATEMENT EXECUTE FUNCTION public.negar_cambio_de_historial();
--> statement-breakpoint
CREATE TRIGGER solo_se_agrega BEFORE UPDATE OR DELETE OR TRUNCATE ON public.nombres_de_historial FOR EACH STATEMENT EXECUTE FUNCTION public.negar_cambio_de_historial();

CREATE TABLE "estudiantes_contados" (
	"del_cuc" text COLLATE "es_natural",
	"clave_programa" text COLLATE "es_natural" NOT NULL,
	"sexo" text NOT NULL,
	"id_nacionalidad" integer NOT NULL,
	"turno" smallint NOT NULL,
	"cuantos" integer NOT NULL,
	CONSTRAINT "estudiantes_contados_unico" UNIQUE NULLS NOT DISTINCT("del_cuc","clave_programa","sexo","id_nacionalidad","turno")
);
--> statement-breakpoint
-- How many active students there are, which the trigger's own query tells by what a statement added and took away. Each connection adds to rows of its own turn.
create or replace function public.se_cuentan_estudiantes() returns trigger language plpgsql as $$
begin
  execute format('
    insert into public.estudiantes_contados as contados (del_cuc, clave_programa, sexo, id_nacionalidad, turno, cuantos)
    select del_cuc, clave_programa, sexo, id_nacionalidad, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados where estatus = 1 group by 1, 2, 3, 4 having sum(uno) <> 0 order by 1, 2, 3, 4
    on conflict on constraint estudiantes_contados_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cuenta_al_alta after insert on public.estudiantes
  referencing new table as despues for each statement execute function public.se_cuentan_estudiantes(
    'select *, 1 as uno from despues');
--> statement-breakpoint
create or replace trigger cuenta_al_cambio after update on public.estudiantes
  referencing old table as antes new table as despues for each statement execute function public.se_cuentan_estudiantes(
    'select *, 1 as uno from despues union all select *, -1 from antes');
--> statement-breakpoint
create or replace trigger cuenta_a_la_baja after delete on public.estudiantes
  referencing old table as antes for each statement execute function public.se_cuentan_estudiantes(
    'select *, -1 as uno from antes');
--> statement-breakpoint
create or replace function public.se_descuentan_estudiantes() returns trigger language plpgsql as $$
begin
  delete from public.estudiantes_contados;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger cuenta_al_vaciar after truncate on public.estudiantes
  for each statement execute function public.se_descuentan_estudiantes();
--> statement-breakpoint
insert into public.estudiantes_contados
select del_cuc, clave_programa, sexo, id_nacionalidad, 0, count(*) from public.estudiantes where estatus = 1 group by 1, 2, 3, 4;

ALTER TABLE "estudiantes_contados" DROP CONSTRAINT "estudiantes_contados_unico";
--> statement-breakpoint
-- What was counted until now were active students.
ALTER TABLE "estudiantes_contados" ADD COLUMN "estatus" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "estudiantes_contados" ALTER COLUMN "estatus" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "estudiantes_contados" ADD CONSTRAINT "estudiantes_contados_unico" UNIQUE NULLS NOT DISTINCT("del_cuc","clave_programa","sexo","id_nacionalidad","estatus","turno");
--> statement-breakpoint
-- How many students there are, active or not, which the trigger's own query tells by what a statement added and took away. Each connection adds to rows of its own turn.
create or replace function public.se_cuentan_estudiantes() returns trigger language plpgsql as $$
begin
  execute format('
    insert into public.estudiantes_contados as contados (del_cuc, clave_programa, sexo, id_nacionalidad, estatus, turno, cuantos)
    select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, pg_backend_pid() %% 32, sum(uno)
    from (%s) as tocados group by 1, 2, 3, 4, 5 having sum(uno) <> 0 order by 1, 2, 3, 4, 5
    on conflict on constraint estudiantes_contados_unico do update set cuantos = contados.cuantos + excluded.cuantos', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
insert into public.estudiantes_contados (del_cuc, clave_programa, sexo, id_nacionalidad, estatus, turno, cuantos)
select del_cuc, clave_programa, sexo, id_nacionalidad, estatus, 0, count(*) from public.estudiantes where estatus <> 1 group by 1, 2, 3, 4, 5;

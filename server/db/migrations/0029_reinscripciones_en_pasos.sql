-- Each re-enrolment becomes a case: what it held of who and when is its one step.
ALTER TABLE "reinscripciones" ADD COLUMN "id_caso" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
INSERT INTO pasos (proceso, caso, n, paso, a, huella, cambios, usuario_id, autor, rol, momento)
SELECT 'reinscripciones', id_caso, 1, 'abrir', 'hecha', 'reinscripciones ' || id_caso,
  jsonb_build_object('registro', jsonb_build_object('antes', jsonb_build_object('semestre', semestre - 1), 'despues', jsonb_build_object('semestre', semestre))),
  usuario_id, autor, 'escolar', momento
FROM reinscripciones;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD COLUMN "estado" text DEFAULT 'hecha' NOT NULL;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ALTER COLUMN "estado" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD COLUMN "turno" text;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD COLUMN "abierto" date;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD COLUMN "desde" date;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD COLUMN "vence" date;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Nothing that a student's situation is made of changes here.
ALTER TABLE "reinscripciones" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "reinscripciones" SET "abierto" = (momento AT TIME ZONE 'America/Mexico_City')::date, "desde" = (momento AT TIME ZONE 'America/Mexico_City')::date;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ALTER COLUMN "abierto" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ALTER COLUMN "desde" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "reinscripciones" DROP COLUMN "usuario_id";
--> statement-breakpoint
ALTER TABLE "reinscripciones" DROP COLUMN "autor";
--> statement-breakpoint
ALTER TABLE "reinscripciones" DROP COLUMN "momento";
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("semestre"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "reinscripciones" DROP CONSTRAINT "reinscripciones_matricula_id_periodo_pk";
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD PRIMARY KEY ("id_caso");
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD CONSTRAINT "reinscripciones_matricula_id_periodo_unico" UNIQUE("matricula","id_periodo");
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD CONSTRAINT "reinscripciones_estado_valido" CHECK ("estado" in ('hecha'));
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD CONSTRAINT "reinscripciones_turno_valido" CHECK ("turno" in ('coordinador', 'escolar', 'estudiante'));
--> statement-breakpoint
DROP INDEX "reinscripciones_periodo";
--> statement-breakpoint
CREATE INDEX "reinscripciones_matricula" ON "reinscripciones" USING btree ("matricula");
--> statement-breakpoint
CREATE INDEX "reinscripciones_id_periodo" ON "reinscripciones" USING btree ("id_periodo");
--> statement-breakpoint
CREATE INDEX "reinscripciones_orden" ON "reinscripciones" USING btree ("desde","id_caso");
--> statement-breakpoint
CREATE INDEX "reinscripciones_turno" ON "reinscripciones" USING btree ("turno","desde");
--> statement-breakpoint
CREATE INDEX "reinscripciones_busqueda" ON "reinscripciones" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "reinscripciones" DROP CONSTRAINT "reinscripciones_matricula_estudiantes_matricula_fk";
--> statement-breakpoint
ALTER TABLE "reinscripciones" DROP CONSTRAINT "reinscripciones_id_periodo_periodos_id_periodo_fk";
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD CONSTRAINT "reinscripciones_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD CONSTRAINT "reinscripciones_id_periodo_fk" FOREIGN KEY ("id_periodo") REFERENCES "public"."periodos"("id_periodo") ON DELETE no action ON UPDATE no action;

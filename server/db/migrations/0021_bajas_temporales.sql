CREATE TABLE "bajasTemporales" (
	"id_caso" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"matricula_estudiante" text COLLATE "es_natural" NOT NULL,
	"motivo" text NOT NULL,
	"explicacion" text COLLATE "es_natural" NOT NULL,
	"fecha_inicio" date NOT NULL,
	"fecha_final" date NOT NULL,
	"estado" text NOT NULL,
	"turno" text,
	"abierto" date NOT NULL,
	"desde" date NOT NULL,
	"vence" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bajasTemporales_motivo_valido" CHECK ("motivo" in ('Salud', 'Trabajo', 'Familia', 'Economía', 'Cargo comunitario', 'Otro')),
	CONSTRAINT "bajasTemporales_explicacion_valido" CHECK (char_length("explicacion") <= 1000),
	CONSTRAINT "bajasTemporales_estado_valido" CHECK ("estado" in ('solicitada', 'aceptada', 'rechazada', 'confirmada')),
	CONSTRAINT "bajasTemporales_turno_valido" CHECK ("turno" in ('estudiante', 'escolar', 'coordinador'))
);

--> statement-breakpoint
CREATE INDEX "bajasTemporales_matricula_estudiante" ON "bajasTemporales" USING btree ("matricula_estudiante");
--> statement-breakpoint
CREATE INDEX "bajasTemporales_orden" ON "bajasTemporales" USING btree ("desde","id_caso");
--> statement-breakpoint
CREATE INDEX "bajasTemporales_turno" ON "bajasTemporales" USING btree ("turno","desde");
--> statement-breakpoint
ALTER TABLE "bajasTemporales" ADD CONSTRAINT "bajasTemporales_matricula_estudiante_fk" FOREIGN KEY ("matricula_estudiante") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;

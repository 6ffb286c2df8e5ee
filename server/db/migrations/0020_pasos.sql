CREATE TABLE "pasos" (
	"proceso" text NOT NULL,
	"caso" uuid NOT NULL,
	"n" integer NOT NULL,
	"paso" text NOT NULL,
	"de" text,
	"a" text NOT NULL,
	"comentario" text,
	"archivo" uuid,
	"huella" text NOT NULL,
	"deshace" integer,
	"cambios" jsonb,
	"usuario_id" uuid NOT NULL,
	"autor" text NOT NULL,
	"rol" text NOT NULL,
	"momento" timestamp with time zone NOT NULL,
	CONSTRAINT "pasos_proceso_caso_n_pk" PRIMARY KEY("proceso","caso","n"),
	CONSTRAINT "pasos_huella_unica" UNIQUE("huella")
);

--> statement-breakpoint
ALTER TABLE "pasos" ADD CONSTRAINT "pasos_archivo_archivos_id_archivo_fk" FOREIGN KEY ("archivo") REFERENCES "public"."archivos"("id_archivo") ON DELETE no action ON UPDATE no action;

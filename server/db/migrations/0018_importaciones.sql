CREATE TABLE "importaciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"entidad" text NOT NULL,
	"archivo" text NOT NULL,
	"momento" timestamp with time zone NOT NULL,
	"expira" timestamp with time zone NOT NULL,
	"encabezados" jsonb NOT NULL,
	"columnas" jsonb NOT NULL,
	"avisos" jsonb NOT NULL,
	"huella" text DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "importaciones_filas" (
	"importacion" uuid NOT NULL,
	"renglon" integer NOT NULL,
	"celdas" jsonb NOT NULL,
	"estado" text NOT NULL,
	"clave" text,
	"titulo" text NOT NULL,
	"cambios" jsonb NOT NULL,
	"faltas" jsonb NOT NULL,
	"dudas" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "importaciones_filas_importacion_renglon_pk" PRIMARY KEY("importacion","renglon")
);

--> statement-breakpoint
ALTER TABLE "lotes" ADD COLUMN "archivo" text;
--> statement-breakpoint
ALTER TABLE "lotes" ADD COLUMN "creados" integer;
--> statement-breakpoint
ALTER TABLE "lotes" ADD COLUMN "circulo" text;
--> statement-breakpoint
CREATE INDEX "importaciones_de" ON "importaciones" USING btree ("usuario_id","entidad");
--> statement-breakpoint
CREATE INDEX "importaciones_expira" ON "importaciones" USING btree ("expira");
--> statement-breakpoint
ALTER TABLE "importaciones_filas" ADD CONSTRAINT "importaciones_filas_importacion_importaciones_id_fk" FOREIGN KEY ("importacion") REFERENCES "public"."importaciones"("id") ON DELETE cascade ON UPDATE no action;

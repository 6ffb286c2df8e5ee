CREATE TABLE "respuestas" (
	"clave" text PRIMARY KEY NOT NULL,
	"huella" text NOT NULL,
	"estado" integer,
	"cuerpo" text,
	"expira" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "archivos_de_certificados" DROP CONSTRAINT "archivos_de_certificados_huella_unique";
--> statement-breakpoint
ALTER TABLE "movimientos_de_servicio" DROP CONSTRAINT "movimientos_de_servicio_huella_unique";
--> statement-breakpoint
CREATE INDEX "respuestas_expira" ON "respuestas" USING btree ("expira");
--> statement-breakpoint
ALTER TABLE "archivos_de_certificados" DROP COLUMN "huella";
--> statement-breakpoint
ALTER TABLE "movimientos_de_servicio" DROP COLUMN "huella";

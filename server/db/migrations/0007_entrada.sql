DELETE FROM "restablecimientos" WHERE "usado_en" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "restablecimientos" DROP COLUMN "usado_en";
--> statement-breakpoint
CREATE TABLE "dispositivos" (
	"token_hash" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"fallas" integer DEFAULT 0 NOT NULL,
	"expira" timestamp with time zone NOT NULL,
	CONSTRAINT "dispositivos_usuario_id_token_hash_pk" PRIMARY KEY("usuario_id","token_hash"),
	CONSTRAINT "dispositivos_fallas_positivas" CHECK ("dispositivos"."fallas" >= 0)
);

--> statement-breakpoint
CREATE TABLE "actividad" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"suceso" text NOT NULL,
	"momento" timestamp with time zone NOT NULL,
	"dispositivo" text NOT NULL,
	"direccion" text NOT NULL,
	"autor" text,
	"expira" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "intentos" ADD COLUMN "ultima" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE INDEX "dispositivos_expira" ON "dispositivos" USING btree ("expira");
--> statement-breakpoint
CREATE INDEX "actividad_usuario" ON "actividad" USING btree ("usuario_id","id");
--> statement-breakpoint
CREATE INDEX "actividad_expira" ON "actividad" USING btree ("expira");
--> statement-breakpoint
ALTER TABLE "dispositivos" ADD CONSTRAINT "dispositivos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "actividad" ADD CONSTRAINT "actividad_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "avisos" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"rol" text NOT NULL,
	"asunto" text NOT NULL,
	"texto" text NOT NULL,
	"entidad" text,
	"clave" text,
	"direccion" text,
	"creado" timestamp with time zone NOT NULL,
	"leido" timestamp with time zone,
	"correo" text NOT NULL,
	"unico" text,
	"expira" timestamp with time zone NOT NULL,
	CONSTRAINT "avisos_correo_conocido" CHECK ("avisos"."correo" in ('ninguno', 'en_espera', 'dicho')),
	CONSTRAINT "avisos_registro" CHECK (("avisos"."entidad" is null) = ("avisos"."clave" is null))
);

--> statement-breakpoint
CREATE TABLE "elecciones_de_avisos" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"ritmo" text NOT NULL,
	CONSTRAINT "elecciones_de_avisos_ritmo_conocido" CHECK ("elecciones_de_avisos"."ritmo" in ('al_momento', 'diario', 'semanal', 'nunca'))
);

--> statement-breakpoint
ALTER TABLE "correos" ADD COLUMN "html" text;
--> statement-breakpoint
DO $$ DECLARE cuales text; BEGIN
  SELECT string_agg(left(cual, 80), '; ') INTO cuales FROM (SELECT concat_ws(', ', coalesce("texto"::text, '(vacío)'), coalesce("html"::text, '(vacío)')) || ' (' || count(*) || ')' AS cual FROM "correos" WHERE NOT ("correos"."html" is null or "correos"."texto" is not null) GROUP BY "texto", "html" ORDER BY 1 LIMIT 10) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'En «correos» hay valores que ya no se admiten de «texto», «html»:' || ' ' || cuales || '. ' || 'Hay que cambiarlos antes de actualizar.';
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "correos" ADD CONSTRAINT "correos_html" CHECK ("correos"."html" is null or "correos"."texto" is not null);
--> statement-breakpoint
CREATE INDEX "avisos_de" ON "avisos" USING btree ("usuario_id","id");
--> statement-breakpoint
CREATE INDEX "avisos_sin_leer" ON "avisos" USING btree ("usuario_id","id") WHERE "avisos"."leido" is null;
--> statement-breakpoint
CREATE INDEX "avisos_por_decir" ON "avisos" USING btree ("usuario_id","creado") WHERE "avisos"."correo" = 'en_espera' and "avisos"."leido" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "avisos_unico" ON "avisos" USING btree ("usuario_id","unico");
--> statement-breakpoint
CREATE INDEX "avisos_expira" ON "avisos" USING btree ("expira");
--> statement-breakpoint
ALTER TABLE "avisos" ADD CONSTRAINT "avisos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "elecciones_de_avisos" ADD CONSTRAINT "elecciones_de_avisos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;

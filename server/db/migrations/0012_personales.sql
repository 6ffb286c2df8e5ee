CREATE TABLE "preferencias" (
	"usuario_id" uuid NOT NULL,
	"clave" text NOT NULL,
	"valor" jsonb NOT NULL,
	CONSTRAINT "preferencias_usuario_id_clave_pk" PRIMARY KEY("usuario_id","clave")
);

--> statement-breakpoint
CREATE TABLE "vistas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"usuario_id" uuid NOT NULL,
	"entidad" text NOT NULL,
	"lista" text NOT NULL,
	"nombre" text NOT NULL,
	"estado" jsonb NOT NULL,
	"compartida" boolean DEFAULT false NOT NULL,
	"circulo" text NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "vistas_nombre" ON "vistas" USING btree ("usuario_id","entidad","lista",con_enie("nombre"));
--> statement-breakpoint
CREATE INDEX "vistas_compartidas" ON "vistas" USING btree ("circulo","entidad","lista") WHERE "vistas"."compartida";
--> statement-breakpoint
ALTER TABLE "preferencias" ADD CONSTRAINT "preferencias_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vistas" ADD CONSTRAINT "vistas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "firmantes" (
	"id_firmante" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"clave_cuc" text COLLATE "es_natural" NOT NULL,
	"cargo" text NOT NULL,
	"nombre" text COLLATE "es_natural" NOT NULL,
	"apellidos" text COLLATE "es_natural" NOT NULL,
	"sexo" text,
	"desde" date NOT NULL,
	"hasta" date,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("nombre"::text, '') || ' ' || coalesce("apellidos"::text, ''))) STORED,
	CONSTRAINT "firmantes_clave_cuc_cargo_desde_unico" UNIQUE("clave_cuc","cargo","desde"),
	CONSTRAINT "firmantes_cargo_valido" CHECK ("cargo" in ('directivo', 'escolares')),
	CONSTRAINT "firmantes_nombre_valido" CHECK (char_length("nombre") <= 100),
	CONSTRAINT "firmantes_apellidos_valido" CHECK (char_length("apellidos") <= 200),
	CONSTRAINT "firmantes_sexo_valido" CHECK ("sexo" in ('H', 'M'))
);

--> statement-breakpoint
CREATE TABLE "autoridades" (
	"id_autoridad" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cargo" text NOT NULL,
	"nombre" text COLLATE "es_natural" NOT NULL,
	"apellidos" text COLLATE "es_natural" NOT NULL,
	"sexo" text,
	"desde" date NOT NULL,
	"hasta" date,
	"version" integer DEFAULT 1 NOT NULL,
	"busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("nombre"::text, '') || ' ' || coalesce("apellidos"::text, ''))) STORED,
	CONSTRAINT "autoridades_cargo_desde_unico" UNIQUE("cargo","desde"),
	CONSTRAINT "autoridades_cargo_valido" CHECK ("cargo" in ('rector', 'coordinador', 'escolarCentral')),
	CONSTRAINT "autoridades_nombre_valido" CHECK (char_length("nombre") <= 100),
	CONSTRAINT "autoridades_apellidos_valido" CHECK (char_length("apellidos") <= 200),
	CONSTRAINT "autoridades_sexo_valido" CHECK ("sexo" in ('H', 'M'))
);

--> statement-breakpoint
CREATE INDEX "firmantes_clave_cuc" ON "firmantes" USING btree ("clave_cuc");
--> statement-breakpoint
CREATE INDEX "firmantes_orden" ON "firmantes" USING btree ("desde","id_firmante");
--> statement-breakpoint
CREATE INDEX "firmantes_busqueda" ON "firmantes" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "autoridades_orden" ON "autoridades" USING btree ("desde","id_autoridad");
--> statement-breakpoint
CREATE INDEX "autoridades_busqueda" ON "autoridades" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "firmantes" ADD CONSTRAINT "firmantes_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;

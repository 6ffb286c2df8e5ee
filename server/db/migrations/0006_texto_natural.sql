ALTER TABLE "reticulas" DROP CONSTRAINT "reticulas_clave_programa_fk";

--> statement-breakpoint
ALTER TABLE "consejeros" DROP CONSTRAINT "consejeros_clave_cuc_fk";

--> statement-breakpoint
ALTER TABLE "escolares" DROP CONSTRAINT "escolares_clave_cuc_fk";

--> statement-breakpoint
ALTER TABLE "grupos" DROP CONSTRAINT "grupos_clave_programa_fk";

--> statement-breakpoint
ALTER TABLE "grupos" DROP CONSTRAINT "grupos_clave_cuc_fk";

--> statement-breakpoint
ALTER TABLE "estudiantes" DROP CONSTRAINT "estudiantes_clave_programa_fk";

--> statement-breakpoint
ALTER TABLE "estudiantes" DROP CONSTRAINT "estudiantes_clave_grupo_fk";

--> statement-breakpoint
ALTER TABLE "clases" DROP CONSTRAINT "clases_clave_programa_fk";

--> statement-breakpoint
ALTER TABLE "clases" DROP CONSTRAINT "clases_clave_grupo_fk";

--> statement-breakpoint
ALTER TABLE "clases" DROP CONSTRAINT "clases_matricula_fk";

--> statement-breakpoint
ALTER TABLE "certificados" DROP CONSTRAINT "certificados_matricula_estudiante_fk";

--> statement-breakpoint
ALTER TABLE "serviciosSociales" DROP CONSTRAINT "serviciosSociales_matricula_estudiante_fk";

--> statement-breakpoint
ALTER TABLE "prestadoresExternos" DROP CONSTRAINT "prestadoresExternos_clave_cuc_fk";

--> statement-breakpoint
ALTER TABLE "cucs_programas" DROP CONSTRAINT "cucs_programas_clave_cuc_fk";

--> statement-breakpoint
ALTER TABLE "cucs_programas" DROP CONSTRAINT "cucs_programas_clave_programa_fk";

--> statement-breakpoint
ALTER TABLE "cucs_facilitadores" DROP CONSTRAINT "cucs_facilitadores_clave_cuc_fk";

--> statement-breakpoint
ALTER TABLE "cucs_facilitadores" DROP CONSTRAINT "cucs_facilitadores_matricula_fk";

--> statement-breakpoint
ALTER TABLE "clases_estudiantes" DROP CONSTRAINT "clases_estudiantes_matricula_estudiantes_matricula_fk";

--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" DROP CONSTRAINT "reportes_de_grupos_clave_grupo_grupos_clave_grupo_fk";

--> statement-breakpoint
ALTER TABLE "reinscripciones" DROP CONSTRAINT "reinscripciones_matricula_estudiantes_matricula_fk";

--> statement-breakpoint
ALTER TABLE "archivos_de_certificados" DROP CONSTRAINT "archivos_de_certificados_n_folio_certificados_n_folio_fk";

--> statement-breakpoint
ALTER TABLE "documentacion" DROP CONSTRAINT "documentacion_matricula_estudiantes_matricula_fk";

--> statement-breakpoint
DROP INDEX "cucs_busqueda";
--> statement-breakpoint
DROP INDEX "programas_busqueda";
--> statement-breakpoint
DROP INDEX "periodos_busqueda";
--> statement-breakpoint
DROP INDEX "materias_busqueda";
--> statement-breakpoint
DROP INDEX "reticulas_busqueda";
--> statement-breakpoint
DROP INDEX "consejeros_busqueda";
--> statement-breakpoint
DROP INDEX "escolares_busqueda";
--> statement-breakpoint
DROP INDEX "facilitadores_busqueda";
--> statement-breakpoint
DROP INDEX "grupos_busqueda";
--> statement-breakpoint
DROP INDEX "estudiantes_busqueda";
--> statement-breakpoint
DROP INDEX "clases_busqueda";
--> statement-breakpoint
DROP INDEX "certificados_busqueda";
--> statement-breakpoint
DROP INDEX "prestadoresExternos_busqueda";
--> statement-breakpoint
ALTER TABLE "cucs" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "programas" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "periodos" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "materias" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "reticulas" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "consejeros" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "escolares" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "facilitadores" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "grupos" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "estudiantes" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "clases" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "certificados" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "prestadoresExternos" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "cucs" ALTER COLUMN "clave_cuc" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "numero" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "calle" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "num_exterior" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "programas" ALTER COLUMN "clave_programa" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "periodos" ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "materias" ALTER COLUMN "clave_materia" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "reticulas" ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_programa" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "consejeros" ALTER COLUMN "matricula" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellido_paterno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellido_materno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "curp" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "rfc" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "perfil_academico" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "telefono" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "telefono_emergencia" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "padecimiento" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "otra_nacionalidad" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "calle" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "num_exterior" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_cuc" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "escolares" ALTER COLUMN "matricula" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellido_paterno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellido_materno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "curp" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "rfc" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "perfil_academico" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "telefono" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "telefono_emergencia" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "padecimiento" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "otra_nacionalidad" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "calle" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "num_exterior" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_cuc" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "facilitadores" ALTER COLUMN "matricula" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellido_paterno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellido_materno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "curp" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "rfc" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "perfil_academico" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "telefono" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "telefono_emergencia" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "padecimiento" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "otra_nacionalidad" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "calle" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "num_exterior" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "grupos" ALTER COLUMN "clave_grupo" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_programa" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_cuc" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "estudiantes" ALTER COLUMN "matricula" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellidopaterno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellidomaterno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "otra_nacionalidad" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "curp" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "telefono" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "telefono_emergencia" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "padecimiento" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "discapacidad" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "otra_lengua" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "otro_pueblo" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "calle" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "num_exterior" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_programa" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_grupo" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "escuela" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "localidad" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "numero_localidad" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "clases" ALTER COLUMN "clave_programa" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_grupo" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "matricula" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "salon" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "certificados" ALTER COLUMN "n_folio" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "matricula_estudiante" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "programa" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "cuc" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "ciclo_escolar" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "libro" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "foja" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "numero" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "serviciosSociales" ALTER COLUMN "matricula_estudiante" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "nombre_dependencia" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "codigo_postal" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "programa" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "titular_dependencia" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "cargo_titular" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "responsable_seguimiento" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "actividades" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "prestadoresExternos" ALTER COLUMN "nombre" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellido_paterno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "apellido_materno" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "telefono" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "curp" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "discapacidad" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "institucion" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "matricula_escolar" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "licenciatura" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "programa_proyecto" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "titular_dependencia" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "cargo_titular" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "responsable_seguimiento" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "actividades" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_cuc" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "cucs_programas" ALTER COLUMN "clave_cuc" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "clave_programa" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "cucs_facilitadores" ALTER COLUMN "clave_cuc" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "matricula" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "clases_estudiantes" ALTER COLUMN "matricula" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "reinscripciones" ALTER COLUMN "matricula" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "archivos_de_certificados" ALTER COLUMN "n_folio" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "documentacion" ALTER COLUMN "matricula" SET DATA TYPE text COLLATE "es_natural", ALTER COLUMN "documento" SET DATA TYPE text COLLATE "es_natural";
--> statement-breakpoint
ALTER TABLE "cucs" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("clave_cuc"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("numero"::text, '') || ' ' || coalesce("calle"::text, '') || ' ' || coalesce("num_exterior"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "programas" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("clave_programa"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("creditos"::text, '') || ' ' || coalesce("duracion"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "periodos" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("nombre"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "materias" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("clave_materia"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("creditos"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "reticulas" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("nombre"::text, '') || ' ' || coalesce("creditos_totales"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "consejeros" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("telefono"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "escolares" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("telefono"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "facilitadores" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("telefono"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "grupos" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("clave_grupo"::text, '') || ' ' || coalesce("nombre"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("matricula"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("apellidopaterno"::text, '') || ' ' || coalesce("apellidomaterno"::text, '') || ' ' || coalesce("semestre"::text, '') || ' ' || coalesce("curp"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "clases" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("nombre"::text, '') || ' ' || coalesce("salon"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "certificados" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("n_folio"::text, '') || ' ' || coalesce("nombre"::text, '') || ' ' || coalesce("programa"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "prestadoresExternos" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (para_busqueda(coalesce("nombre"::text, '') || ' ' || coalesce("apellido_paterno"::text, '') || ' ' || coalesce("apellido_materno"::text, '') || ' ' || coalesce("institucion"::text, '') || ' ' || coalesce("licenciatura"::text, '') || ' ' || coalesce("programa_proyecto"::text, '') || ' ' || coalesce("horas_totales"::text, '') || ' ' || coalesce("matricula_escolar"::text, '') || ' ' || coalesce("curp"::text, '') || ' ' || coalesce("correo"::text, ''))) STORED;
--> statement-breakpoint
CREATE INDEX "cucs_busqueda" ON "cucs" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "programas_busqueda" ON "programas" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "periodos_busqueda" ON "periodos" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "materias_busqueda" ON "materias" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "reticulas_busqueda" ON "reticulas" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "consejeros_busqueda" ON "consejeros" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "escolares_busqueda" ON "escolares" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "facilitadores_busqueda" ON "facilitadores" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "grupos_busqueda" ON "grupos" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "estudiantes_busqueda" ON "estudiantes" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "clases_busqueda" ON "clases" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "certificados_busqueda" ON "certificados" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "prestadoresExternos_busqueda" ON "prestadoresExternos" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "reticulas" ADD CONSTRAINT "reticulas_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consejeros" ADD CONSTRAINT "consejeros_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "escolares" ADD CONSTRAINT "escolares_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "grupos" ADD CONSTRAINT "grupos_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "grupos" ADD CONSTRAINT "grupos_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estudiantes" ADD CONSTRAINT "estudiantes_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases" ADD CONSTRAINT "clases_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases" ADD CONSTRAINT "clases_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases" ADD CONSTRAINT "clases_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."facilitadores"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_matricula_estudiante_fk" FOREIGN KEY ("matricula_estudiante") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "serviciosSociales" ADD CONSTRAINT "serviciosSociales_matricula_estudiante_fk" FOREIGN KEY ("matricula_estudiante") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "prestadoresExternos" ADD CONSTRAINT "prestadoresExternos_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cucs_programas" ADD CONSTRAINT "cucs_programas_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cucs_programas" ADD CONSTRAINT "cucs_programas_clave_programa_fk" FOREIGN KEY ("clave_programa") REFERENCES "public"."programas"("clave_programa") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cucs_facilitadores" ADD CONSTRAINT "cucs_facilitadores_clave_cuc_fk" FOREIGN KEY ("clave_cuc") REFERENCES "public"."cucs"("clave_cuc") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cucs_facilitadores" ADD CONSTRAINT "cucs_facilitadores_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."facilitadores"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clases_estudiantes" ADD CONSTRAINT "clases_estudiantes_matricula_estudiantes_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."estudiantes"("matricula") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reportes_de_grupos" ADD CONSTRAINT "reportes_de_grupos_clave_grupo_grupos_clave_grupo_fk" FOREIGN KEY ("clave_grupo") REFERENCES "public"."grupos"("clave_grupo") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reinscripciones" ADD CONSTRAINT "reinscripciones_matricula_estudiantes_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."estudiantes"("matricula") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "archivos_de_certificados" ADD CONSTRAINT "archivos_de_certificados_n_folio_certificados_n_folio_fk" FOREIGN KEY ("n_folio") REFERENCES "public"."certificados"("n_folio") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documentacion" ADD CONSTRAINT "documentacion_matricula_estudiantes_matricula_fk" FOREIGN KEY ("matricula") REFERENCES "public"."estudiantes"("matricula") ON DELETE cascade ON UPDATE no action;

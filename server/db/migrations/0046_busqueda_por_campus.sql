create extension if not exists btree_gin with schema public;
--> statement-breakpoint
DROP INDEX "estudiantes_busqueda";
--> statement-breakpoint
DROP INDEX "clases_busqueda";
--> statement-breakpoint
DROP INDEX "certificados_busqueda";
--> statement-breakpoint
CREATE INDEX "estudiantes_busqueda" ON "estudiantes" USING gin ("busqueda" gin_trgm_ops,"del_cuc");
--> statement-breakpoint
CREATE INDEX "clases_busqueda" ON "clases" USING gin ("busqueda" gin_trgm_ops,"del_cuc");
--> statement-breakpoint
CREATE INDEX "certificados_busqueda" ON "certificados" USING gin ("busqueda" gin_trgm_ops,"del_cuc");

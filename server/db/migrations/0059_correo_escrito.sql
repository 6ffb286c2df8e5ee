DROP INDEX "usuarios_correo";
--> statement-breakpoint
CREATE INDEX "usuarios_correo" ON "usuarios" USING gin ("email" gin_trgm_ops);

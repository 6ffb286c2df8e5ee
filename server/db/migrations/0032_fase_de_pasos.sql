ALTER TABLE "pasos" ADD COLUMN "fase" integer;

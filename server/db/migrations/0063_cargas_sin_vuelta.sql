ALTER TABLE "lotes" ADD COLUMN "sin_vuelta" boolean DEFAULT false NOT NULL;

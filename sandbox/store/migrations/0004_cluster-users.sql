ALTER TABLE "memberships" ALTER COLUMN "role" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_ownership_offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "last_login_at" bigint;
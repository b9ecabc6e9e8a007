CREATE TABLE "denials" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"decision_id" text NOT NULL,
	"at" bigint NOT NULL,
	"person_uuid" text,
	"call" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"cluster_id" text,
	"action" text,
	"subject" text,
	"facts" jsonb,
	"unmet" jsonb NOT NULL,
	"rules_version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clusters" ADD COLUMN "owner_policies" jsonb;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "policies" jsonb;--> statement-breakpoint
CREATE INDEX "denials_person" ON "denials" USING btree ("person_uuid","position");
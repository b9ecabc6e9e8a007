CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"person_uuid" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text,
	"content" "bytea",
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records" (
	"id" text PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"cluster_id" text,
	"owner_uuid" text,
	"payload" jsonb NOT NULL,
	"position" bigserial NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_owner_uuid_people_uuid_fk" FOREIGN KEY ("owner_uuid") REFERENCES "public"."people"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "records_of" ON "records" USING btree ("resource","cluster_id","owner_uuid","position");
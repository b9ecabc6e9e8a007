CREATE TABLE "clock_anchors" (
	"id" integer PRIMARY KEY NOT NULL,
	"simulated_at" bigint NOT NULL,
	"wall_at" bigint NOT NULL,
	"speed" double precision NOT NULL,
	"advanced_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clusters" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"owner_uuid" text NOT NULL,
	"platform" text NOT NULL,
	"region_alias" text NOT NULL,
	"image" text NOT NULL,
	"installation" text NOT NULL,
	"disk_size" integer NOT NULL,
	"idle_time" text NOT NULL,
	"tenant_id" text,
	"blueprint_id" text,
	"analytics_size_id" text NOT NULL,
	"loader_size_id" text NOT NULL,
	"zone" text,
	"k8s_cluster_code" text NOT NULL,
	"app_id" text NOT NULL,
	"can_sleep" boolean NOT NULL,
	"is_corrupted" boolean DEFAULT false NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"is_cloneable" boolean DEFAULT true NOT NULL,
	"created_at" bigint NOT NULL,
	"transition" text NOT NULL,
	"transition_at" bigint NOT NULL,
	"started_at" bigint,
	"held_state" text,
	"overrides" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"cluster_id" text NOT NULL,
	"person_uuid" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "memberships_cluster_id_person_uuid_pk" PRIMARY KEY("cluster_id","person_uuid")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"uuid" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"wire" jsonb NOT NULL,
	"pipeline" jsonb,
	CONSTRAINT "people_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"person_uuid" text,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_failed_sign_ins" (
	"email" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
ALTER TABLE "clusters" ADD CONSTRAINT "clusters_owner_uuid_people_uuid_fk" FOREIGN KEY ("owner_uuid") REFERENCES "public"."people"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_uuid_people_uuid_fk" FOREIGN KEY ("person_uuid") REFERENCES "public"."people"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clusters_owner_name" ON "clusters" USING btree ("owner_uuid",lower("name"));--> statement-breakpoint
CREATE INDEX "clusters_name" ON "clusters" USING btree ("name");--> statement-breakpoint
CREATE INDEX "memberships_person" ON "memberships" USING btree ("person_uuid");--> statement-breakpoint
CREATE INDEX "identity_failed_sign_ins_email" ON "identity_failed_sign_ins" USING btree ("email","failed_at");--> statement-breakpoint
CREATE INDEX "identity_payloads_grant" ON "identity_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_payloads_uid" ON "identity_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_payloads_expiry" ON "identity_payloads" USING btree ("expires_at");
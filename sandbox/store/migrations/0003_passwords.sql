CREATE TABLE "identity_passwords" (
	"person_uuid" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL
);

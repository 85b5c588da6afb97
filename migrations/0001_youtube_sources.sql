CREATE TABLE `quota_ledger` (
	`day` text NOT NULL,
	`bucket` text NOT NULL,
	`units` integer NOT NULL,
	PRIMARY KEY(`day`, `bucket`),
	CONSTRAINT "quota_ledger_bucket" CHECK("quota_ledger"."bucket" in ('search', 'general', 'stats'))
);
--> statement-breakpoint
CREATE TABLE `youtube_answers` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`answer` text NOT NULL,
	`fetched_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE INDEX `youtube_answers_fetched_at` ON `youtube_answers` (`fetched_at`);--> statement-breakpoint
CREATE TABLE `youtube_leases` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`holder` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
ALTER TABLE `topics` ADD `article` text;--> statement-breakpoint
ALTER TABLE `trends` ADD `article` text;
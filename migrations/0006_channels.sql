CREATE TABLE `channel_summaries` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`summary` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`read_at` integer,
	`keep_until` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `channel_summaries_read_at` ON `channel_summaries` (`read_at`);--> statement-breakpoint
CREATE INDEX `channel_summaries_keep_until` ON `channel_summaries` (`keep_until`);--> statement-breakpoint
CREATE TABLE `channels` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`packed` text NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
